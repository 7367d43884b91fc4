import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const part = style({
  paddingBlockEnd: space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const lines = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { marginBlockStart: `calc(-1 * ${space[3]})` } },
});
/** They scroll in a place of their own, so that the total stays in sight. */
export const manyLines = style([lines, { maxBlockSize: '44vh', overflowY: 'auto' }]);
export const position = style({
  paddingBlock: space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  // Of many, those out of sight are not drawn.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 64px',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: space[2],
  alignItems: 'start',
  color: vars.color.text3,
  ...text.dense,
});
export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const strong = style({
  margin: 0,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  ...text.dense,
});
export const quiet = style({ margin: 0, color: vars.color.text2, ...text.dense });
export const amount = style({
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  color: vars.color.text2,
  ...text.dense,
});
export const total = style([
  line,
  {
    alignItems: 'baseline',
    paddingBlock: space[3],
    selectors: { '&:last-child': { paddingBlockEnd: 0 } },
    color: vars.color.text,
    fontWeight: vars.weight.medium,
  },
]);
/** What follows from the lines above it. */
export const note = style({ marginBlockStart: space[3] });
export const figure = style({
  ...text.title,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${position} svg`, { marginBlockStart: 2 });
