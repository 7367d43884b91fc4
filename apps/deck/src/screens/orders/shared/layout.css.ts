import { asideWidth, media, space } from '@deck/tokens';
import { style } from '@vanilla-extract/css';

/** Subjects at the left, what belongs to all of them in a column at the right; below each other when narrow. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${asideWidth}`,
  alignItems: 'start',
  gap: space[4],
  padding: `${space[4]} ${space[6]} ${space[6]}`,
  '@media': {
    [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.phone]: { padding: space[4] },
  },
});
export const column = style({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  // As far from the edge as it stands from what is around it.
  scrollMarginBlock: space[4],
});
export const sticky = style({ position: 'sticky', insetBlockStart: space[4] });

/** The form that holds a page: its bar of acts stands at the bottom, however short the page is. */
export const page = style({ flex: '1 0 auto', display: 'flex', flexDirection: 'column' });

/** What stands below each other inside a card. */
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });
/** A field and what belongs to it. */
export const tight = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });
