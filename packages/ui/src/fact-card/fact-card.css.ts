import { leastColumn, space, termWidth } from '@deck/tokens';
import { createContainer, globalStyle, style } from '@vanilla-extract/css';

const place = createContainer();

export const room = style({ containerName: place, containerType: 'inline-size' });

/** Many facts stand in two lists where there is room. */
export const lists = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${leastColumn}, 100%), 1fr))`,
  gap: `${space[2]} ${space[6]}`,
  alignItems: 'start',
});

// Below each other they are one to the eye: the facts of both begin at the same place.
globalStyle(`${lists} > dl`, {
  '@container': {
    [`${place} (width < calc(2 * ${leastColumn} + ${space[6]}))`]: {
      gridTemplateColumns: `${termWidth} minmax(0, 1fr)`,
    },
  },
});
