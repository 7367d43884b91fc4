import { style } from '@vanilla-extract/css';

/** What is out of sight is not drawn: of two hundred positions a key costs what it costs of one. */
export const position = style({
  contentVisibility: 'auto',
  // Until it was seen once: what a stay needs.
  containIntrinsicSize: 'auto 316px',
});
