import { media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../styles/focus.ts';

/** The padding at the edges of the first and the last cell. */
export const gutter = createVar();
/** The space before the first cell's text, where a pin may be. */
const pinRoom = createVar();
export const firstPadding = `calc(${gutter} + ${pinRoom})`;

/** The height of a row. */
export const rowHeight = createVar();
/** The height of a line where a text has two. */
export const secondLine = createVar();

export const root = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    background: vars.color.surface,
    color: vars.color.text,
    fontFamily: vars.font.text,
    selectors: {
      '&:focus-visible': { outline: 'none' },
      // Above the rows, which have their own stacking context.
      '&:focus-visible::after': {
        ...focusRing,
        content: '',
        position: 'absolute',
        inset: 0,
        outlineOffset: '-2px',
        pointerEvents: 'none',
      },
    },
  },
  variants: {
    frame: {
      page: {
        flex: '1 1 auto',
        minHeight: '200px',
        vars: { [gutter]: space[6] },
        '@media': { [media.phone]: { vars: { [gutter]: space[4] } } },
      },
      card: { vars: { [gutter]: space[4] } },
    },
    density: {
      comfortable: { vars: { [rowHeight]: vars.size.row, [secondLine]: '16px' } },
      compact: {
        vars: { [rowHeight]: vars.size.rowCompact, [secondLine]: '15px' },
        '@media': { [media.touch]: { vars: { [rowHeight]: vars.size.row, [secondLine]: '16px' } } },
      },
    },
    pins: { true: { vars: { [pinRoom]: space[6] } }, false: { vars: { [pinRoom]: '0px' } } },
  },
});

/** Around the scroller; its edge darkens where the table goes on. */
export const place = recipe({
  base: { position: 'relative', display: 'flex', flexDirection: 'column', minWidth: 0 },
  variants: {
    frame: { page: { flex: '1 1 0', minHeight: 0 }, card: {} },
    more: {
      true: {
        selectors: {
          '&::after': {
            content: '',
            position: 'absolute',
            insetBlock: 0,
            insetInlineEnd: 0,
            width: space[4],
            borderInlineEnd: `1px solid ${vars.color.lineStrong}`,
            background: `linear-gradient(to left, ${vars.color.line}, transparent)`,
            pointerEvents: 'none',
          },
        },
      },
      false: {},
    },
  },
});

/** The scroller. Its scroll padding keeps the focus from hiding below the head or the first column. */
export const scroller = recipe({
  base: {
    // Its own stacking context: the z-indexes of head and first column have no meaning outside.
    isolation: 'isolate',
    containerType: 'inline-size',
    overflow: 'auto',
    scrollPaddingBlockStart: vars.size.rowHead,
    selectors: {
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    },
  },
  variants: {
    frame: {
      // Columns stay where they are when rows come and bring a scrollbar.
      page: { flex: '1 1 0', minHeight: 0, overscrollBehavior: 'contain', scrollbarGutter: 'stable' },
      card: {},
    },
    long: { true: { scrollbarGutter: 'stable' }, false: {} },
    still: { true: { overflow: 'hidden' }, false: {} },
  },
  compoundVariants: [{ variants: { frame: 'card', long: true }, style: { maxHeight: 'min(70vh, 640px)' } }],
});

export const inner = style({ position: 'relative', minWidth: 'max-content' });

/** Its columns are as wide as the window says, whatever stands in them. */
export const table = style({
  ...text.dense,
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
});

/** Invisible markers in the list, whose visibility gives the scroll position. */
const mark = { position: 'absolute', insetInlineStart: 0, pointerEvents: 'none' } as const;
export const startMark = style({ ...mark, insetBlock: 0, width: '1px' });
export const topMark = style({ ...mark, insetBlockStart: 0, width: '100%' });
export const endMark = style({
  ...mark,
  insetBlock: 0,
  insetInlineStart: 'auto',
  insetInlineEnd: 0,
  width: '1px',
});
export const bottomMark = style({ ...mark, insetBlockEnd: 0, width: '100%' });

/** Replaces the rows. */
export const message = style({ display: 'grid', flex: '1', alignContent: 'center', minHeight: '240px' });
