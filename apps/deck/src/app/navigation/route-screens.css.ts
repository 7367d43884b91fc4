import { style } from '@vanilla-extract/css';

export const crash = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  minBlockSize: '60vh',
});
