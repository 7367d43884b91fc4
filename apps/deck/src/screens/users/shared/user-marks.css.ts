import { space } from '@deck/tokens';
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
