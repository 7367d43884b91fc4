import { media, space } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { firstPadding, gutter, rowHeight, secondLine } from './table.css.ts';

/** The background of a row and its sticky first cell, which covers others. */
const ground = createVar();
/** The colour of the line below a row. */
const closing = createVar();

export const row = recipe({
  base: {
    vars: { [ground]: vars.color.surface, [closing]: vars.color.lineFaint },
    background: ground,
    selectors: {
      '&:is(:hover, :focus-within):not([data-chosen], [aria-current])': {
        vars: { [ground]: vars.color.hover },
      },
    },
  },
  variants: {
    lastPinned: { true: { vars: { [closing]: vars.color.lineStrong } }, false: {} },
    last: { true: { vars: { [closing]: 'transparent' } }, false: {} },
    chosen: { true: { vars: { [ground]: vars.color.accentSoft } }, false: {} },
    current: { true: { vars: { [ground]: vars.color.accentSoft } }, false: {} },
  },
});

/** Set on the scroller when it is scrolled sideways: the first column then covers others. */
/** Set on the scroller if it can scroll sideways: sticky cells in each row cost performance. */
export const sideways = style({});

export const aside = style({});

const cellBase = {
  height: rowHeight,
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
      // An amount is never cut: a part would be misread. One too long for its cell begins before it.
      amount: { textIndent: '-160px' },
      content: { overflow: 'hidden', textOverflow: 'ellipsis' },
      // Two lines are as high as a row: a status is never cut.
      status: { overflow: 'hidden', lineHeight: secondLine, whiteSpace: 'normal' },
      actions: { padding: 0, selectors: { '&:last-child': { paddingInlineEnd: '6px' } } },
    },
    align: { start: {}, end: { textAlign: 'end' } },
    quiet: { true: { color: vars.color.text2 }, false: {} },
  },
});

/** The row that is looked at has a bar at its edge. */
globalStyle(`${row.classNames.variants.current.true} > th::before`, {
  content: '',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: '3px',
  background: vars.color.accentMark,
});

// Forced colours make all borders equal except for their width.
globalStyle(`${row.classNames.variants.lastPinned.true} > *`, {
  '@media': { [media.forcedColors]: { borderBottomWidth: '2px' } },
});

globalStyle(`${cell.classNames.variants.kind.amount} > *`, { textIndent: 0 });

globalStyle(`td.${cell.classNames.variants.kind.status} *`, { whiteSpace: 'normal', lineHeight: secondLine });

/** Tags that do not fit beside the name fall below it, out of sight. */
export const first = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[6]} 6px`,
  maxHeight: '22px',
  overflow: 'hidden',
});

export const withIcon = style({ display: 'flex', gap: space[2], minWidth: 0 });

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const besideIcon = style({ ...ellipsis, minWidth: 0 });

/** The text of a first cell that is no link. */
export const words = style({ ...ellipsis, display: 'block', minWidth: 0 });

export const icon = style({ display: 'flex', alignItems: 'center', color: vars.color.text2 });

export const pin = style({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 7px)',
  insetInlineStart: gutter,
  color: vars.color.accentMark,
});

export const link = style({
  // The row's link is positioned in the cell, so it is not clipped with the text.
  display: 'inline-block',
  maxWidth: '100%',
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
    // It covers the visible width of the row, since the first cell is always at the scroller's edge.
    '&::after': { content: '', position: 'absolute', insetBlock: 0, insetInlineStart: 0, width: '100cqi' },
    // When scrolled, the first cell covers other cells' buttons, but its link must not.
    [`${aside} &::after`]: { width: '100%' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});

// Interactive elements in other cells are above the row's link.
globalStyle(`${row.classNames.base} > td :is(a, button)`, { position: 'relative', zIndex: 2 });

/** Visible on hover and focus, or always without hover; their space is reserved. Above the row's link. */
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

/** The space of rows that are not rendered. */
export const gap = style({ padding: 0, border: 0 });

/** Bars have the length of text. */
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
