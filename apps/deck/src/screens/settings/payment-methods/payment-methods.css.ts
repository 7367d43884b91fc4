import { leastCard, media, space } from '@deck/tokens';
import { style } from '@vanilla-extract/css';

/** What stands over the form and keeps its place while the form changes. */
export const scope = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: `${space[4]} ${space[6]} 0`,
  '@media': { [media.phone]: { paddingInline: space[4] } },
});
/** A word behind what is switched. */
export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });
/** Contracts below each other. */
export const profiles = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${leastCard}, 100%), 1fr))`,
  gap: space[6],
});
