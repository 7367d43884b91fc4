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
    // What is out of sight is neither laid out nor painted; of a long list it is not there at all.
    long: { true: {}, false: { contentVisibility: 'auto', containIntrinsicSize: 'auto 69px' } },
    lastPinned: { true: { borderBottomColor: vars.color.lineStrong }, false: {} },
    last: { true: { borderBottomColor: 'transparent' }, false: {} },
  },
});

const line = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
} as const;

export const firstLine = style({ ...line, ...text.rowTitlePhone, color: vars.color.text });
/** A status that finds no room beside the words stands below them. */
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
export const meta = style({ selectors: { '&:first-child': { color: vars.color.text2 } } });

export const end = style({ flex: 'none', maxWidth: '100%', marginInlineStart: 'auto' });

/** The foot is far below: the way back floats over the rows, taking no room among them. */
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
