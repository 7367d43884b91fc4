import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const list = style({
  ...text.dense,
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, 120px) minmax(0, 1fr)',
  columnGap: space[1],
  rowGap: space[2],
  margin: 0,
  fontFamily: vars.font.text,
});

export const item = style({ display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' });

export const term = style({ color: vars.color.text3 });

export const description = style({ margin: 0, color: vars.color.text, overflowWrap: 'anywhere' });
