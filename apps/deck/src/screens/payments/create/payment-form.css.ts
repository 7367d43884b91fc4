import { fieldsWidth, media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

/** What belongs to the fields above it. */
export const note = style({ display: 'grid', gap: space[2], marginBlockStart: space[4] });
/** Fields below each other, no wider than one reads well. */
export const stack = style({ display: 'grid', gap: space[4], minInlineSize: 0, maxInlineSize: fieldsWidth });
/** Ways to send at the left, the code at the right. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[8],
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  color: vars.color.text2,
  ...text.dense,
});
export const figure = style({
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const last = style([
  line,
  {
    paddingBlockStart: space[3],
    borderBlockStart: `1px solid ${vars.color.line}`,
    fontWeight: vars.weight.medium,
  },
]);
