import { space } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

/** A banner above the page. */
export const mark = style({ padding: space[3], background: vars.color.surface });
