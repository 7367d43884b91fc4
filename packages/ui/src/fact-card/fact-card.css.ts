import { leastColumn, space, termWidth } from '@deck/tokens';
import { createContainer, globalStyle, style } from '@vanilla-extract/css';

const place = createContainer();

export const room = style({ containerName: place, containerType: 'inline-size' });

/** Many facts use two lists side by side if they fit. */
export const lists = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${leastColumn}, 100%), 1fr))`,
  gap: `${space[2]} ${space[6]}`,
  alignItems: 'start',
});

// Stacked lists must look like one: all values start at the same position.
globalStyle(`${lists} > dl`, {
  '@container': {
    [`${place} (width < calc(2 * ${leastColumn} + ${space[6]}))`]: {
      gridTemplateColumns: `${termWidth} minmax(0, 1fr)`,
    },
  },
});
