import { media, space, text, touchHeight } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { colorTransition } from '../styles/motion.ts';

const { color } = vars;

/** The menu has its own focus ring, with a contrast of 3:1 on its background. */
const ring = { outline: `2px solid ${color.navMark}`, outlineOffset: '-2px' };

export const item = recipe({
  base: {
    ...text.body,
    ...colorTransition('background-color', 'color'),
    display: 'flex',
    alignItems: 'center',
    border: 0,
    borderRadius: vars.radius.control,
    background: 'transparent',
    color: color.navText,
    fontFamily: 'inherit',
    fontWeight: vars.weight.medium,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&:hover, &[data-state="open"]': { background: color.navHover, color: color.navOn },
      '&:focus-visible': ring,
    },
  },
  variants: {
    size: {
      full: { gap: space[3], width: '100%', minHeight: '36px', padding: `${space[1]} 10px` },
      mini: { justifyContent: 'center', width: '40px', height: '40px', padding: 0 },
      drawer: { gap: space[3], width: '100%', minHeight: touchHeight, padding: `${space[1]} 10px` },
    },
    current: {
      true: {
        background: color.navSelected,
        color: color.navOn,
        selectors: { '&:hover': { background: color.navSelected } },
      },
    },
  },
});

/** Forced colours remove the background of the current item, so it gets a border there. */
export const currentMark = style({
  '@media': { [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});

globalStyle(`${currentMark} svg`, {
  color: color.navMark,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});

export const word = style({ flex: '1', minWidth: 0, overflowWrap: 'anywhere' });

export const chevron = style({
  display: 'flex',
  color: color.navText2,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' } },
});

/** Sub-items are on a line below their parent's icon. */
export const rail = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  margin: `2px 0 2px 18px`,
  padding: `0 0 0 ${space[2]}`,
  borderInlineStart: `1px solid ${color.navLine}`,
  listStyle: 'none',
});

export const subItem = recipe({
  base: {
    ...text.dense,
    ...colorTransition('background-color', 'color'),
    display: 'flex',
    alignItems: 'center',
    minHeight: '32px',
    padding: `${space[1]} ${space[3]}`,
    borderRadius: vars.radius.control,
    color: color.navText,
    textDecoration: 'none',
    selectors: {
      '&:hover': { background: color.navHover, color: color.navOn },
      '&:focus-visible': ring,
    },
  },
  variants: {
    size: { full: {}, mini: {}, drawer: { minHeight: touchHeight } },
    current: {
      true: { background: color.navSelected, color: color.navOn, fontWeight: vars.weight.medium },
    },
  },
});
