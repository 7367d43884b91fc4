import { waitingHeight } from '@deck/tokens';
import { style } from '@vanilla-extract/css';

/** While the panel is on its way. */
export const waiting = style({ display: 'grid', placeItems: 'center', minBlockSize: waitingHeight });
