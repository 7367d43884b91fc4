import { space, text } from '@deck/tokens';
import { style } from '@vanilla-extract/css';

export const links = style({
  ...text.meta,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
