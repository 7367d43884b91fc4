import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

/** One line where there is room; its height is kept while it is read. */
export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  paddingBottom: space[3],
  ...text.dense,
});
export const words = style({ margin: 0, color: vars.color.text2 });
export const less = style({ color: vars.color.text, fontWeight: vars.weight.semibold });
export const more = style([less, { color: vars.color.successText }]);
