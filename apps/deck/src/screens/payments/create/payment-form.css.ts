import { fieldsWidth, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

/** Fields below each other, no wider than one reads well. */
export const fields = style({ display: 'grid', gap: space[4], minInlineSize: 0, maxInlineSize: fieldsWidth });

/** A sum and what it is, at both ends of a line. */
export const sum = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  color: vars.color.text2,
  ...text.dense,
});
export const total = style([
  sum,
  {
    paddingBlockStart: space[3],
    borderBlockStart: `1px solid ${vars.color.line}`,
    fontWeight: vars.weight.medium,
  },
]);
export const figure = style({
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
