import { media, space, text, touchHeight } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../styles/focus.ts';
import { colorTransition } from '../styles/motion.ts';
import { fade } from './more-sideways.ts';

const fading = `#000 calc(100% - ${fade}px), transparent`;

/** The distance from a word to its ring. */
const ring = space[1];
/** The first word stays at the edge, and its ring has room beside it. */
const outside = { marginInline: `calc(-1 * ${ring})`, paddingInline: ring } as const;

export const list = recipe({
  base: {
    display: 'flex',
    gap: space[6],
    margin: 0,
    padding: 0,
    borderBottom: `1px solid ${vars.color.line}`,
    listStyle: 'none',
    // Tabs that do not fit scroll sideways; the line below stays complete.
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
    scrollPaddingInline: `${fade}px`,
    selectors: {
      // Text fades out where the strip continues.
      '&[data-more="start"]': { maskImage: `linear-gradient(to left, ${fading})` },
      '&[data-more="end"]': { maskImage: `linear-gradient(to right, ${fading})` },
      '&[data-more="start end"]': {
        maskImage: `linear-gradient(to left, ${fading}), linear-gradient(to right, ${fading})`,
        maskComposite: 'intersect',
      },
    },
    '@media': { [media.phone]: { gap: '20px' } },
  },
  variants: {
    place: {
      inline: outside,
      page: {
        paddingInline: space[6],
        background: vars.color.surface,
        '@media': { [media.phone]: { paddingInline: space[4] } },
      },
      // The surrounding header has the gutter and the line.
      header: { ...outside, borderBottomWidth: 0 },
    },
  },
});

export const tab = style({
  ...text.body,
  ...colorTransition('color'),
  position: 'relative',
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[2],
  height: '40px',
  marginInline: `calc(-1 * ${ring})`,
  padding: `0 ${ring}`,
  border: 0,
  background: 'transparent',
  color: vars.color.text2,
  fontFamily: vars.font.text,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { color: vars.color.text },
    '&[data-state="active"], &[aria-current]': { color: vars.color.text },
    '&[data-state="active"]::after, &[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetInline: ring,
      bottom: 0,
      // A border instead of a background: forced colours keep it.
      borderBottom: `2px solid ${vars.color.accentMark}`,
    },
    '&:disabled': { color: vars.color.text3, cursor: 'not-allowed' },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px', borderRadius: vars.radius.check },
  },
  '@media': { [media.phone]: { height: touchHeight } },
});

export const count = style({
  ...text.meta,
  color: vars.color.text3,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});

export const panel = style({ outline: 'none', selectors: { '&:focus-visible': focusRing } });
