import { bubbleWidth, miniatureWidth, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const panel = style({ display: 'grid', gap: space[3], minInlineSize: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});

export const title = style({
  ...text.cardTitle,
  margin: 0,
  fontWeight: vars.weight.semibold,
  color: vars.color.text,
  // A dialog has the same title.
  selectors: { '[role="dialog"] &': { display: 'none' } },
});

/** As wide as the phone in it, on the ground that pictures stand on. */
export const stage = style({
  display: 'grid',
  justifyContent: 'center',
  paddingBlock: space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  overflow: 'hidden',
});

export const foot = style([head, { ...text.dense, color: vars.color.text2 }]);

export const letter = style({
  display: 'grid',
  gap: space[2],
  boxSizing: 'border-box',
  inlineSize: miniatureWidth,
  maxInlineSize: '100%',
  padding: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.text,
  overflowWrap: 'anywhere',
  userSelect: 'none',
});

export const from = style({ ...text.meta, margin: 0, color: vars.color.text2 });
export const subject = style({ ...text.body, margin: 0, fontWeight: vars.weight.semibold });
export const deadline = style([
  from,
  { paddingBlockEnd: space[2], borderBlockEnd: `1px solid ${vars.color.line}` },
]);
export const line = style({ ...text.dense, margin: 0 });
export const sum = style({
  ...text.title,
  margin: 0,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

/** Drawn only: nothing is pressed in a preview. */
export const button = style({
  ...text.body,
  paddingBlock: space[2],
  borderRadius: vars.radius.control,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
});

export const bubble = style({
  ...text.body,
  inlineSize: bubbleWidth,
  maxInlineSize: '100%',
  margin: 0,
  padding: space[3],
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.text,
  overflowWrap: 'anywhere',
});
