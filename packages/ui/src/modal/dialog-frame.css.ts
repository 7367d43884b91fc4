import { media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { arrive, fadeIn } from '../styles/keyframes.css.ts';

const fromBelow = keyframes({
  from: { opacity: 0, transform: 'translateY(4px)' },
  to: { opacity: 1, transform: 'none' },
});

export const scrim = style({
  position: 'fixed',
  inset: 0,
  background: vars.color.scrim,
  animation: `${fadeIn} ${vars.motion.base} ${vars.motion.ease}`,
});

/** No clipping and no transform at rest: lists of fields are rendered inside and may overflow. */
export const panel = recipe({
  base: {
    position: 'fixed',
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    height: 'fit-content',
    maxHeight: `calc(100dvh - ${space[12]})`,
    margin: 'auto',
    borderRadius: vars.radius.dialog,
    background: vars.color.raised,
    boxShadow: vars.shadow.dialog,
    color: vars.color.text,
    // Forced colours remove shadows and backgrounds, so the edge gets a border there.
    outline: '1px solid transparent',
    fontFamily: vars.font.text,
    animation: `${arrive} ${vars.motion.base} ${vars.motion.ease}`,
    '@media': {
      // A bottom sheet.
      [media.phone]: {
        inset: 'auto 0 0',
        maxWidth: 'none',
        maxHeight: 'calc(100dvh - 24px)',
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
        animationName: fromBelow,
      },
    },
  },
  variants: {
    size: {
      small: { maxWidth: `min(440px, calc(100% - ${space[8]}))`, '@media': full() },
      medium: { maxWidth: `min(520px, calc(100% - ${space[8]}))`, '@media': full() },
      large: { maxWidth: `min(720px, calc(100% - ${space[8]}))`, '@media': full() },
    },
  },
});

function full() {
  return { [media.phone]: { maxWidth: 'none' } };
}

export const form = style({ display: 'flex', flexDirection: 'column', minHeight: 0 });

/** The space at the end is for the close button. */
export const head = style({
  padding: `20px ${space[12]} 0 ${space[6]}`,
  '@media': { [media.phone]: { paddingInlineStart: space[4] } },
});

export const title = style({
  ...text.section,
  fontFamily: vars.font.display,
  fontVariationSettings: vars.font.displayVariation,
  fontWeight: vars.weight.display,
  letterSpacing: vars.font.displayTracking,
  overflowWrap: 'anywhere',
});

export const description = style({ ...text.dense, color: vars.color.text2, overflowWrap: 'anywhere' });

export const cross = style({
  position: 'absolute',
  top: '18px',
  insetInlineEnd: '14px',
  '@media': { [media.phone]: { insetInlineEnd: space[2] } },
});

/** Long content scrolls here, between the title and the buttons. */
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minHeight: 0,
  padding: `${space[4]} ${space[6]} ${space[6]}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: space[4],
  '@media': { [media.phone]: { padding: space[4] } },
});

/** Without a body: only the sentence, with the footer's line below it. */
export const noBody = style({ paddingBottom: space[6] });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
  padding: `${space[4]} ${space[6]}`,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    // The main button is above the safe button if both do not fit on a line.
    [media.phone]: {
      flexWrap: 'wrap-reverse',
      padding: `${space[3]} ${space[4]} max(${space[3]}, env(safe-area-inset-bottom))`,
    },
  },
});

globalStyle(`${foot} > button`, { '@media': { [media.phone]: { flex: '1 1 auto' } } });
