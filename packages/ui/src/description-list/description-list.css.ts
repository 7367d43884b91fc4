import { media, space, termWidth, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const list = style({
  ...text.dense,
  display: 'grid',
  gridTemplateColumns: `fit-content(${termWidth}) minmax(0, 1fr)`,
  columnGap: space[3],
  rowGap: space[2],
  margin: 0,
  fontFamily: vars.font.text,
  // Stacked lists must look like a single list.
  '@media': { [media.belowWide]: { gridTemplateColumns: `${termWidth} minmax(0, 1fr)` } },
});

export const item = style({ display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' });

export const term = style({ color: vars.color.text3 });

export const description = style({ margin: 0, color: vars.color.text, overflowWrap: 'anywhere' });
