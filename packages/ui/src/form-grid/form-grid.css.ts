import { space } from '@deck/tokens';
import { createContainer, style, styleVariants } from '@vanilla-extract/css';

const form = createContainer();

/**
 * The grid follows the width of its container, not the window: a form in a dialog collapses like on a phone.
 */
export const container = style({ containerName: form, containerType: 'inline-size', minWidth: 0 });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: space[4],
  alignItems: 'start',
});

/** The widths below which there are one and two columns. */
const oneColumn = `${form} (max-width: 439px)`;
const twoColumns = `${form} (min-width: 440px) and (max-width: 679px)`;

const spans = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, 10: 10, 11: 11, 12: 12 } as const;

export const column = styleVariants(spans, (span) => ({
  minWidth: 0,
  gridColumn: `span ${span}`,
  '@container': {
    [oneColumn]: { gridColumn: 'span 12' },
    [twoColumns]: { gridColumn: `span ${span > 6 ? 12 : 6}` },
  },
}));
