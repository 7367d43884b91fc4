import { part } from '@deck/ui';

/** The fields come when they may be wanted: a list that is only read loads none of them. */
export const panelFields = part(() => import('./panel-fields.tsx'));
