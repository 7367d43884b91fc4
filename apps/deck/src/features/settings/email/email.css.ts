import { media, previewWidth, selectBesideActs, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style, styleVariants } from '@vanilla-extract/css';

const grid = style({
  display: 'grid',
  alignItems: 'start',
  gap: space[4],
  padding: `0 ${space[6]} ${space[6]}`,
  '@media': { [media.phone]: { paddingInline: space[4] } },
});
const belowEachOther = { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } };
/** Blocks at the left, the preview at the right; a wide preview takes what a letter on a desk needs. */
export const columns = styleVariants({
  narrow: [grid, { gridTemplateColumns: `minmax(0, 1fr) ${previewWidth.phone}`, '@media': belowEachOther }],
  wide: [grid, { gridTemplateColumns: `minmax(0, 1fr) ${previewWidth.desk}`, '@media': belowEachOther }],
});
export const beside = style({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  position: 'sticky',
  insetBlockStart: space[4],
  '@media': { [media.belowWide]: { position: 'static' } },
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[4]} ${space[6]}`,
  '@media': { [media.phone]: { paddingInline: space[4] } },
});
export const letter = style({
  flex: `0 1 ${selectBesideActs.wanted}`,
  minInlineSize: selectBesideActs.least,
  '@media': { [media.phone]: { flex: '1 1 100%' } },
});
export const language = style({ '@media': { [media.phone]: { flex: '1 1 100%' } } });
export const acts = style({ display: 'flex', gap: space[2], marginInlineStart: 'auto' });

/** What the system says, below what is said instead. */
export const system = style({ ...text.meta, margin: 0, color: vars.color.text2, overflowWrap: 'anywhere' });
export const systemTitle = style({ color: vars.color.text3 });

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space[3] });
/** Reached by the program when something in it is wrong. */
export const block = style({ scrollMarginBlockStart: space[4], outline: 'none', minInlineSize: 0 });

/** The list follows right below: on its ground, with a line between. */
export const filters = style({
  padding: `${space[3]} ${space[6]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { [media.phone]: { paddingInline: space[4] } },
});
