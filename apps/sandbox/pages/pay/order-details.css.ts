import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const details = style({
  padding: `${space[1]} ${space[4]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});

export const summary = style({
  ...text.dense,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[2]} 0`,
  color: vars.color.text2,
  cursor: 'pointer',
  // Replaces the browser's triangle, which Safari draws as a pseudo-element.
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const chevron = style({
  display: 'flex',
  selectors: { [`${details}[open] &`]: { transform: 'rotate(90deg)' } },
});

export const list = style({ paddingBottom: space[2] });

export const position = style({
  ...text.dense,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  padding: `${space[2]} 0`,
});

export const name = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const days = style({ ...text.meta, color: vars.color.text3 });

export const amount = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' });
