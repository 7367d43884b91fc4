import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { arrive, fadeIn } from '../styles/keyframes.css.ts';

const { color } = vars;

export const column = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    borderInlineEnd: `1px solid ${color.navLine}`,
    background: color.nav,
    color: color.navText,
    fontFamily: vars.font.text,
  },
  variants: {
    size: {
      full: { width: vars.size.navFull },
      mini: { width: vars.size.navMini },
      drawer: { flex: '1', border: 0 },
    },
  },
});

export const list = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    margin: 0,
    padding: `${space[3]} ${space[3]}`,
    listStyle: 'none',
  },
  variants: {
    size: {
      full: { gap: '2px' },
      mini: { gap: '2px', alignItems: 'center' },
      drawer: { gap: '2px' },
    },
  },
});

/** The menu scrolls; the brand and the business profile above it do not. */
export const scroller = style({ flex: '1', minHeight: 0, overflowY: 'auto', scrollbarWidth: 'thin' });

export const foot = style({ padding: space[3] });

export const footMini = style({ display: 'grid', placeItems: 'center', padding: space[3] });

export const divided = style({ borderTop: `1px solid ${color.navLine}` });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  background: color.scrim,
  animation: `${fadeIn} ${vars.motion.base} ${vars.motion.ease}`,
});

export const drawer = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'flex',
  width: `min(288px, calc(100% - ${space[12]}))`,
  boxShadow: vars.shadow.dialog,
  animation: `${arrive} ${vars.motion.base} ${vars.motion.ease}`,
});

export const brand = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  height: vars.size.topbar,
  paddingInline: '20px',
});

export const brandMini = style([brand, { justifyContent: 'center', paddingInline: 0 }]);

export const brandLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minWidth: 0,
  borderRadius: vars.radius.control,
  color: color.navOn,
  textDecoration: 'none',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.navMark}`, outlineOffset: '2px' } },
});

export const brandMark = style({
  display: 'grid',
  flex: 'none',
  width: '26px',
  height: '26px',
  placeItems: 'center',
});

/** A long name takes at most two lines, so that the menu does not move. */
export const brandName = style({
  ...text.section,
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontFamily: vars.font.display,
  fontVariationSettings: vars.font.displayVariation,
  fontWeight: vars.weight.display,
  letterSpacing: vars.font.displayTracking,
});

export const product = style({
  ...text.body,
  flex: 'none',
  paddingInlineStart: space[3],
  borderInlineStart: `1px solid ${color.navLine}`,
  color: color.navText2,
});

globalStyle(`${brandMark} svg`, { display: 'block', width: '26px', height: '26px' });
