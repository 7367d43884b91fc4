import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { gutter } from './table.css.ts';

export const place = style({ position: 'relative', outline: 'none' });

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const row = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: space[1],
    padding: `${space[3]} ${gutter}`,
    borderBottom: `1px solid ${vars.color.lineFaint}`,
    selectors: { '&:active': { background: vars.color.hover } },
  },
  variants: {
    // Invisible rows are neither laid out nor painted; long lists do not even render them.
    long: { true: {}, false: { contentVisibility: 'auto', containIntrinsicSize: 'auto 69px' } },
    lastPinned: { true: { borderBottomColor: vars.color.lineStrong }, false: {} },
    last: { true: { borderBottomColor: 'transparent' }, false: {} },
    acts: { true: { paddingInlineEnd: space[10] }, false: {} },
  },
});

const line = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
} as const;

export const firstLine = style({ ...line, ...text.rowTitlePhone, color: vars.color.text });
/** A status that does not fit next to the text moves below it. */
export const secondLine = style({
  ...line,
  ...text.dense,
  flexWrap: 'wrap',
  rowGap: space[1],
  color: vars.color.text3,
  overflowWrap: 'anywhere',
});

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  fontWeight: vars.weight.medium,
});

/** Above the row's link, at its end. */
export const actions = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
});

export const words = style({
  minWidth: 0,
  color: 'inherit',
  outline: 'none',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: {
    'a&::after': { content: '', position: 'absolute', inset: 0 },
    'a&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});

export const pin = style({ flex: 'none', color: vars.color.accentMark });

export const metas = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[2], minWidth: 0 });
export const stacked = style({
  display: 'grid',
  flex: '1 1 0',
  justifyItems: 'start',
  gap: space[1],
  minWidth: 0,
});
export const meta = style({ selectors: { '&:first-child': { color: vars.color.text2 } } });

export const end = style({
  flex: 'none',
  maxWidth: '100%',
  marginInlineStart: 'auto',
  selectors: { [`${stacked} > &`]: { marginInlineStart: 0 } },
});

/** The end is far away, so the back-to-top button floats over the rows. */
export const floating = style({
  position: 'sticky',
  insetBlockEnd: space[4],
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignSelf: 'flex-end',
  alignItems: 'flex-end',
  height: 0,
  marginInlineEnd: gutter,
});
