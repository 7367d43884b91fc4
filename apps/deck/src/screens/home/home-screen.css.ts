import { media, space } from '@deck/tokens';
import { style } from '@vanilla-extract/css';

export const blocks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[4],
  padding: `${space[4]} ${space[6]} ${space[6]}`,
  '@media': {
    [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.phone]: { padding: space[4] },
  },
});
