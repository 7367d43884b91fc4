import { style } from '@vanilla-extract/css';

/** In the middle of the page. */
export const whole = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  minBlockSize: '60vh',
});
