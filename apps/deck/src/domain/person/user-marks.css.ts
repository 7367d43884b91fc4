import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

/** A face and the name beside it, on one line. */
export const person = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  maxInlineSize: '100%',
  verticalAlign: 'bottom',
});
export const name = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minInlineSize: 0,
  marginBlockEnd: space[4],
});
export const headWords = style({ display: 'grid', minInlineSize: 0, margin: 0, overflowWrap: 'anywhere' });
export const headName = style({ ...text.section, fontWeight: vars.weight.semibold });
export const headText = style({ ...text.dense, color: vars.color.text2 });
