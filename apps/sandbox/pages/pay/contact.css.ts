import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style, styleVariants } from '@vanilla-extract/css';

/** A number or an address is not broken in the middle while it fits on a line of its own. */
const line = style({
  ...text.dense,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  color: vars.color.text2,
});

export const contact = styleVariants({ plain: [line], centred: [line, { justifyContent: 'center' }] });
