import { media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

const edges = {
  padding: `${space[1]} ${space[4]}`,
  '@media': { [media.phone]: { paddingInline: space[2] } },
} as const;
const row = { borderTop: `1px solid ${vars.color.lineFaint}` } as const;

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  color: vars.color.text,
  fontFamily: vars.font.text,
  textAlign: 'start',
});

export const head = style([
  edges,
  { ...text.meta, color: vars.color.text2, fontWeight: vars.weight.medium, textAlign: 'start' },
]);

export const event = style([
  edges,
  row,
  { ...text.dense, fontWeight: vars.weight.regular, overflowWrap: 'anywhere', textAlign: 'start' },
]);

export const cell = style([edges, row]);
