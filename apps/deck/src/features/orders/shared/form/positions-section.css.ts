import { style } from '@vanilla-extract/css';

/**
 * A key costs of two hundred positions what it costs of one: what is out of sight is not drawn, and of what is in sight
 * its own card alone.
 */
export const position = style({
  willChange: 'transform',
  contentVisibility: 'auto',
  // Until it was seen once: what a stay needs.
  containIntrinsicSize: 'auto 316px',
});
