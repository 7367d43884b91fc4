import { media, space } from '@deck/tokens';
import { style } from '@vanilla-extract/css';

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[8],
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const ways = style({ display: 'grid', gap: space[4], minInlineSize: 0 });
