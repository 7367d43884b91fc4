import { fieldsWidth, leastButtons, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

/** Fields below each other, no wider than one reads well. */
export const fields = style({ display: 'grid', gap: space[4], minInlineSize: 0, maxInlineSize: fieldsWidth });
/** The button of a form that is a card. */
export const act = style({ display: 'flex', justifyContent: 'flex-end', marginBlockStart: space[4] });

/** Ways to send at the left, the code at the right; below them where both do not fit. */
export const sides = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space[6] });
export const ways = style({ flex: `1 1 ${leastButtons}`, display: 'grid', gap: space[4], minInlineSize: 0 });

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
