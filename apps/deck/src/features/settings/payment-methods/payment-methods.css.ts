import { leastCard, space } from '@deck/tokens';
import { style } from '@vanilla-extract/css';

/** Contracts below each other. */
export const profiles = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${leastCard}, 100%), 1fr))`,
  gap: space[6],
});
