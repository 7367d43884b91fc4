import { media, space } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { firstPadding, gutter } from './table.css.ts';

/** A row's ground, which its first cell has too: it lies over others. */
const ground = createVar();
/** The colour of the line that closes a row. */
const closing = createVar();

export const row = recipe({
  base: {
    vars: { [ground]: vars.color.surface, [closing]: vars.color.lineFaint },
    background: ground,
    selectors: { '&:hover, &:focus-within': { vars: { [ground]: vars.color.hover } } },
  },
  variants: {
    lastPinned: { true: { vars: { [closing]: vars.color.lineStrong } }, false: {} },
    last: { true: { vars: { [closing]: 'transparent' } }, false: {} },
  },
});

/** On the scroller once the columns have moved aside: the first then lies over the others. */
/** On the place that scrolls, where it can be scrolled sideways: a sticky cell in each row costs every frame something. */
export const sideways = style({});

export const aside = style({});

/** Pixels: longer text is cut, unless its column is wider. */
export const widestText = 320;

const cellBase = {
  height: vars.size.row,
  padding: `0 ${space[2]}`,
  borderBottom: `1px solid ${closing}`,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: { '&:last-child': { paddingInlineEnd: gutter } },
} as const;

export const firstCell = style([
  cellBase,
  {
    position: 'relative',
    zIndex: 1,
    paddingInlineStart: firstPadding,
    background: ground,
    fontWeight: vars.weight.regular,
    selectors: {
      [`${sideways} &`]: { position: 'sticky', insetInlineStart: 0 },
      [`${aside} &`]: { zIndex: 3, boxShadow: `1px 0 0 ${vars.color.line}` },
    },
  },
]);

export const cell = recipe({
  base: cellBase,
  variants: {
    kind: {
      // An amount is never cut: a part of it would be another amount.
      amount: { maxWidth: `${widestText}px` },
      content: { maxWidth: `${widestText}px`, overflow: 'hidden', textOverflow: 'ellipsis' },
      actions: { width: '48px', selectors: { '&:last-child': { paddingInlineEnd: space[2] } } },
    },
    align: { start: {}, end: { textAlign: 'end' } },
    quiet: { true: { color: vars.color.text2 }, false: {} },
  },
});

// Forced colours make all lines alike but for their width.
globalStyle(`${row.classNames.variants.lastPinned.true} > *`, {
  '@media': { [media.forcedColors]: { borderBottomWidth: '2px' } },
});

export const first = style({ display: 'flex', alignItems: 'center', gap: '6px' });

export const withIcon = style({ display: 'inline-flex', gap: space[2], verticalAlign: 'top' });

export const icon = style({ display: 'flex', alignItems: 'center', color: vars.color.text2 });

export const pin = style({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 7px)',
  insetInlineStart: gutter,
  color: vars.color.accentMark,
});

export const link = style({
  // The link over the row is not cut with its words: it is laid out in the cell.
  display: 'inline-block',
  maxWidth: `${widestText}px`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'top',
  color: vars.color.accentText,
  fontWeight: vars.weight.medium,
  outline: 'none',
  textDecoration: 'none',
  textUnderlineOffset: '3px',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    // It covers what is in sight of the row, since the first cell always stands at the edge of what scrolls.
    '&::after': { content: '', position: 'absolute', insetBlock: 0, insetInlineStart: 0, width: '100cqi' },
    // Moved aside, the first cell lies over buttons of others, and so may its link no longer.
    [`${aside} &::after`]: { width: '100%' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});

// What can be pressed in another cell stands above the row's link.
globalStyle(`${row.classNames.base} > td :is(a, button)`, { position: 'relative', zIndex: 2 });

/** Seen on hover and focus, or always where nothing hovers; their place is always kept. Above the row's link. */
export const actions = style({
  position: 'relative',
  zIndex: 2,
  display: 'flex',
  justifyContent: 'flex-end',
  '@media': {
    '(hover: hover)': {
      opacity: 0,
      selectors: {
        [`${row.classNames.base}:is(:hover, :focus-within) &`]: { opacity: 1 },
        '&:has([aria-expanded="true"])': { opacity: 1 },
      },
    },
  },
});

/** The room of rows that are not drawn. */
export const gap = style({ padding: 0, border: 0 });

/** Bars are no longer than words are. */
export const bar = recipe({
  base: { display: 'flex' },
  variants: {
    align: {
      start: { maxWidth: '128px' },
      end: { justifyContent: 'flex-end', maxWidth: '72px', marginInlineStart: 'auto' },
    },
    unit: { true: { maxWidth: '96px' }, false: {} },
  },
});
