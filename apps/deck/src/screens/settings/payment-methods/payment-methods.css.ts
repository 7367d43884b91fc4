import { leastCard, space } from '@deck/tokens';
import { style } from '@vanilla-extract/css';

/** A word behind what is switched. */
export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });
/** Contracts below each other. */
export const profiles = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${leastCard}, 100%), 1fr))`,
  gap: space[6],
});
