import { leastColumn, space } from '@deck/tokens';
import { style } from '@vanilla-extract/css';

/** Many facts stand in two lists where there is room. */
export const lists = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${leastColumn}, 100%), 1fr))`,
  gap: `${space[2]} ${space[6]}`,
  alignItems: 'start',
});
