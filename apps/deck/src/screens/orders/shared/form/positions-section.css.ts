import { style } from '@vanilla-extract/css';

/** A key costs the same of two hundred positions as of one: what is out of sight is not drawn, and of what is in sight only its own card. */
export const position = style({
  willChange: 'transform',
  contentVisibility: 'auto',
  // Until it was seen once: what a stay needs.
  containIntrinsicSize: 'auto 316px',
});
