import { asideWidth, formWidth, media, space } from '@deck/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

/** Keeps the action bar at the bottom of a short page. */
export const page = style({ flex: '1 0 auto', display: 'flex', flexDirection: 'column' });

const edges = style({
  padding: `${space[4]} ${space[6]} ${space[6]}`,
  '@media': { [media.phone]: { padding: space[4] } },
});

export const columns = style([
  edges,
  {
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) ${asideWidth}`,
    alignItems: 'start',
    gap: space[4],
    '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);
const column = style({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  // The distance to the edge equals the distance to its neighbours.
  scrollMarginBlock: space[4],
});
const sticky = style({ position: 'sticky', insetBlockStart: space[4] });
export const columnKinds = styleVariants({ plain: [column], sticky: [column, sticky] });

const body = style([
  edges,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: space[4] },
]);
export const bodies = styleVariants({ form: [body, { maxInlineSize: formWidth }], full: [body] });

export const notes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: `${space[4]} ${space[6]} 0`,
  '@media': { [media.phone]: { paddingInline: space[4] } },
});
