import { fixed, media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { unitGap } from '../amount/amount.css.ts';
import { colorTransition } from '../styles/motion.ts';
import { firstPadding, gutter } from './table.css.ts';

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 4,
  background: vars.color.surface,
});

export const cell = style({
  ...text.meta,
  position: 'relative',
  height: vars.size.rowHead,
  padding: 0,
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.text2,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  selectors: {
    '&:first-child': {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 1,
      background: vars.color.surface,
    },
  },
});

/** A head while it or another is dragged. */
export const moving = styleVariants({
  still: {},
  aside: colorTransition('transform'),
  held: {
    zIndex: 2,
    background: vars.color.raised,
    boxShadow: vars.shadow.popover,
    cursor: 'grabbing',
    // Forced colours remove shadows and backgrounds, so this border is visible there.
    outline: '1px solid transparent',
    '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
  },
});

export const name = style({ overflow: 'hidden', minWidth: 0, textOverflow: 'ellipsis' });

/** The column's name or its sort button, which fills the cell. */
export const content = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    width: '100%',
    height: `calc(${vars.size.rowHead} - 1px)`,
    margin: 0,
    padding: `0 ${space[2]}`,
    border: 0,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    whiteSpace: 'nowrap',
    selectors: {
      'th:first-child > &': { paddingInlineStart: firstPadding },
      'th:last-child > &': { paddingInlineEnd: gutter },
    },
  },
  variants: {
    align: { start: {}, end: { justifyContent: 'flex-end' } },
    // The name of an amount column ends where the figures end, before the currency code.
    unit: {
      true: {
        selectors: {
          'th > &': { paddingInlineEnd: unitEnd(space[2]) },
          'th:last-child > &': { paddingInlineEnd: unitEnd(gutter) },
        },
      },
      false: {},
    },
    sorted: { true: { color: vars.color.text }, false: {} },
    moves: { true: { userSelect: 'none' }, false: {} },
  },
});

function unitEnd(padding: string) {
  return `calc(${padding} + ${unitGap} + ${fixed.amountUnit})`;
}

const offer = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='2.25' stroke-linecap='round' stroke-linejoin='round'><path d='m7 15 5 5 5-5M7 9l5-5 5 5'/></svg>`;

export const button = recipe({
  base: {
    ...colorTransition('color', 'background-color'),
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
      '&:hover:not([aria-disabled])': { background: vars.color.hover, color: vars.color.text },
      '&[aria-disabled]': { cursor: 'default' },
    },
  },
  variants: {
    // The sort icon is visible on hover and focus; its space is always reserved.
    offers: {
      true: {
        selectors: {
          '&::after': {
            content: '',
            flex: 'none',
            width: '12px',
            height: '12px',
            background: 'currentcolor',
            mask: `url("data:image/svg+xml,${encodeURIComponent(offer)}") center / contain no-repeat`,
            opacity: 0,
          },
          '&:is(:hover, :focus-visible):not([aria-disabled])::after': { opacity: 1 },
        },
        '@media': {
          [media.forcedColors]: {
            selectors: { '&::after': { background: 'ButtonText', forcedColorAdjust: 'none' } },
          },
        },
      },
      false: {},
    },
    align: { start: {}, end: { selectors: { '&::after': { order: -1 } } } },
  },
});

export const arrow = style({ flex: 'none' });
