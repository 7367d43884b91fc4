import { media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../styles/focus.ts';

/** On a phone: the window without the margin of the layer, its padding and the gaps. */
const phoneSide = 'calc((min(100vw, 420px) - 64px) / 10 - 2px)';

export const palette = style({
  ...text.meta,
  display: 'grid',
  gap: space[2],
  // As wide as its colours, whatever their names are.
  width: 'max-content',
  maxWidth: '100%',
  padding: space[3],
  color: vars.color.text,
  fontFamily: vars.font.text,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: vars.size.controlSmall,
  // The word of the quiet button, not its invisible edge, stands at the end of the colours.
  marginInlineEnd: `calc(-1 * ${space[2]})`,
  contain: 'inline-size',
  color: vars.color.text2,
});

/** The swatches at the edges end where the lines above and below them end. */
export const grid = style({
  justifySelf: 'start',
  margin: '-2px',
  '@media': { [media.phone]: { margin: '-1px' } },
});
export const cell = style({
  padding: '2px',
  // All ten hues fit into 320 px, and each still has 24 px to itself.
  '@media': { [media.phone]: { padding: '1px' } },
});

/** The colour itself comes from the palette: it is what is chosen, not how the kit looks. */
export const swatch = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '22px',
  height: '22px',
  padding: 0,
  // Light ones would be lost on a light ground.
  border: `1px solid color-mix(in oklab, ${vars.color.text} 18%, transparent)`,
  borderRadius: vars.radius.check,
  forcedColorAdjust: 'none',
  cursor: 'pointer',
  appearance: 'none',
  selectors: {
    '&:focus-visible': focusRing,
    // No gap between two answers a press.
    '&::after': { content: '', position: 'absolute', inset: '-3px' },
    '&[aria-pressed="true"]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
  },
  '@media': {
    // As large as ten in a line can be.
    [media.phone]: { width: phoneSide, height: phoneSide },
    [media.forcedColors]: { selectors: { '&:focus-visible': { outline: '2px solid Highlight' } } },
  },
});

/** The tick on a light colour is dark, on a dark one light, in every mode. */
export const tick = recipe({
  base: { display: 'flex' },
  variants: { on: { light: { color: 'black' }, dark: { color: 'white' } } },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[3],
  minHeight: '28px',
  contain: 'inline-size',
  paddingTop: space[2],
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.text2,
  fontVariantNumeric: 'tabular-nums',
});

export const name = style({ color: vars.color.text, fontWeight: vars.weight.medium });

export const contrast = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  variants: {
    enough: { true: { color: vars.color.successText }, false: { color: vars.color.warningText } },
  },
});
