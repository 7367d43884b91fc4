import { fixed, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: space[4], fontFamily: vars.font.text });

export const rows = style({ display: 'grid', gap: space[2] });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
});

export const field = style({ display: 'grid', alignContent: 'end', gap: space[1], minInlineSize: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[1],
});

export const label = style({ ...text.dense, fontWeight: vars.weight.medium });

export const input = style({
  ...text.fieldPhone,
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  blockSize: fixed.actOnPhone,
  paddingInline: space[3],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text3,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
});
