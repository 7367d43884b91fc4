import { formWidth, media, space } from '@deck/tokens';
import { style } from '@vanilla-extract/css';

/** A short form or what came of it: one column, no wider than its fields need. */
export const narrow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  maxInlineSize: formWidth,
  padding: `${space[4]} ${space[6]} ${space[6]}`,
  '@media': { [media.phone]: { padding: space[4] } },
});
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const act = style({ display: 'flex', justifyContent: 'flex-end', marginBlockStart: space[4] });
