import { space } from '@deck/tokens';
import { style } from '@vanilla-extract/css';

export const sums = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  marginTop: space[3],
});
