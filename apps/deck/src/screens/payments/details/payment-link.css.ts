import { space } from '@deck/tokens';
import { style } from '@vanilla-extract/css';

/** The word of a quiet button, not its invisible edge, stands on the line of what is above. */
export const print = style({ marginInlineStart: `calc(-1 * ${space[2]})` });
