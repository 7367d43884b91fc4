import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const row = style({
  position: 'relative',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  paddingBlockEnd: space[4],
  border: 0,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const legend = style({
  ...text.dense,
  padding: 0,
  marginBlockEnd: space[2],
  color: vars.color.text2,
  fontWeight: vars.weight.medium,
});
export const remove = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 });
