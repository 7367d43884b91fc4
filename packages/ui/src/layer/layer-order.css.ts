import { vars } from '@deck/tokens/contract';

/** What each kind of layer takes of the brand. Read here, it comes without all other variables of a brand. */
export const layerOrder = { ...vars.layer };
