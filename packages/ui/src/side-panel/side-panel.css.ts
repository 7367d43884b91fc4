import { media, sidePanelWidth, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const fromTheEdge = keyframes({
  from: { opacity: 0, transform: 'translateX(8px)' },
  to: { opacity: 1, transform: 'none' },
});
const fromBelow = keyframes({
  from: { opacity: 0, transform: 'translateY(8px)' },
  to: { opacity: 1, transform: 'none' },
});

export const panel = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    background: vars.color.surface,
    color: vars.color.text,
    fontFamily: vars.font.text,
    outline: 'none',
    animation: `${fromTheEdge} ${vars.motion.base} ${vars.motion.ease}`,
    '@media': { print: { display: 'none' } },
  },
  variants: {
    place: {
      frame: beside('absolute'),
      window: beside('fixed'),
      sheet: {
        position: 'fixed',
        inset: 'auto 0 0',
        maxHeight: `calc(100dvh - ${space[6]})`,
        borderStartStartRadius: vars.radius.dialog,
        borderStartEndRadius: vars.radius.dialog,
        background: vars.color.raised,
        boxShadow: vars.shadow.dialog,
        animationName: fromBelow,
      },
    },
  },
});

/** At the right edge, as high as its place. */
function beside(position: 'absolute' | 'fixed') {
  return {
    position,
    insetBlock: 0,
    insetInlineEnd: 0,
    width: sidePanelWidth,
    maxWidth: '100vw',
    borderInlineStart: `1px solid ${vars.color.line}`,
    boxShadow: vars.shadow.popover,
  } as const;
}

export const content = style({ display: 'flex', flex: 1, flexDirection: 'column', minHeight: 0 });

export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'baseline',
  gap: space[3],
  padding: `${space[4]} ${space[4]} ${space[3]} ${space[6]}`,
  '@media': { [media.phone]: { paddingInline: `${space[4]} ${space[2]}` } },
});

export const title = style({
  ...text.section,
  margin: 0,
  fontFamily: vars.font.display,
  fontVariationSettings: vars.font.displayVariation,
  fontWeight: vars.weight.display,
  letterSpacing: vars.font.displayTracking,
  overflowWrap: 'anywhere',
});

export const context = style({ ...text.dense, color: vars.color.text2 });

export const cross = style({ alignSelf: 'center', marginInlineStart: 'auto' });

/** Long content scrolls here, between the title and the acts. */
export const body = style({
  flex: 1,
  minHeight: 0,
  padding: `${space[1]} ${space[6]} ${space[6]}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: space[4],
  '@media': { [media.phone]: { paddingInline: space[4] } },
});

export const foot = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[3]} ${space[6]}`,
  borderTop: `1px solid ${vars.color.line}`,
  // Where nothing can be done, there is no empty line.
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [media.phone]: {
      padding: `${space[3]} ${space[4]} max(${space[3]}, env(safe-area-inset-bottom))`,
    },
  },
});

globalStyle(`${foot} > button`, { '@media': { [media.phone]: { flex: '1 1 auto' } } });
