import { space } from '@deck/tokens';
import { style } from '@vanilla-extract/css';

/** The digits name the card, so they are always whole; the brand is cut before them. */
export const card = style({ display: 'inline-flex', gap: space[1], minInlineSize: 0, maxInlineSize: '100%' });
export const brand = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const digits = style({ flex: 'none', whiteSpace: 'nowrap' });
