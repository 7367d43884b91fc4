import { space } from '@deck/tokens';
import { style } from '@vanilla-extract/css';

/** The main act of a row and the menu of the others. */
export const acts = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] });
