import { space } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

/** The number of a payment whose part of the money is pressed. */
export const marked = style({
  paddingInline: space[1],
  borderInlineStart: `3px solid ${vars.color.accentMark}`,
  background: vars.color.accentSoft,
  color: 'inherit',
});
