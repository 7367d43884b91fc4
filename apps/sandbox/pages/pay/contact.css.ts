import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style, styleVariants } from '@vanilla-extract/css';

/** A phone number or an address only breaks if it does not fit on a line. */
const line = style({
  ...text.dense,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  color: vars.color.text2,
});

export const contact = styleVariants({ plain: [line], centred: [line, { justifyContent: 'center' }] });
