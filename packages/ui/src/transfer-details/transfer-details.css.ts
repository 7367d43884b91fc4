import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const details = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  padding: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.text,
});

export const title = style({ ...text.cardTitle, margin: 0, fontWeight: vars.weight.semibold });

export const sentence = style({ ...text.dense, margin: 0, color: vars.color.text2 });

export const rows = style({ margin: 0 });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[3],
  paddingBlock: space[2],
  borderTop: `1px solid ${vars.color.lineFaint}`,
  selectors: { '&:last-child': { paddingBottom: 0 } },
});

export const term = style({ ...text.meta, color: vars.color.text3 });

export const value = style({
  ...text.body,
  gridColumn: 1,
  margin: 0,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const copy = style({ gridColumn: 2, gridRow: '1 / span 2', margin: 0 });
