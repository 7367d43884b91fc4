import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const subject = style({ display: 'grid', gap: space[1], paddingBottom: space[3] });

export const name = style({
  ...text.section,
  margin: 0,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
});

export const context = style({ ...text.dense, color: vars.color.text2, overflowWrap: 'anywhere' });

export const figure = style({ ...text.figure, fontWeight: vars.weight.semibold });

export const block = style({
  display: 'grid',
  gap: space[3],
  paddingBlock: space[4],
  borderTop: `1px solid ${vars.color.line}`,
});

export const head = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between' });
export const title = style({ ...text.dense, margin: 0, fontWeight: vars.weight.semibold });
export const meta = style({ ...text.meta, color: vars.color.text3 });

/** A fact and its button. */
export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: space[1], minWidth: 0 });
export const copied = style({ minWidth: 0, overflowWrap: 'anywhere' });
