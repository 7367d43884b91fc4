import { media, space } from '@deck/tokens';
import { style } from '@vanilla-extract/css';

/** What is to be known before the subjects of the page. */
export const notes = style({
  display: 'grid',
  gap: space[3],
  padding: `${space[4]} ${space[6]} 0`,
  '@media': { [media.phone]: { padding: `${space[4]} ${space[4]} 0` } },
});
