import { media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../styles/focus.ts';

/** On a phone: the window's width without margin, padding and gaps. */
const phoneSide = 'calc((min(100vw, 420px) - 64px) / 10 - 2px)';

export const palette = style({
  ...text.meta,
  display: 'grid',
  gap: space[2],
  // As wide as its colours, whatever the length of their names.
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
  // Aligns the label of the quiet button, not its invisible edge, with the end of the colours.
  marginInlineEnd: `calc(-1 * ${space[2]})`,
  contain: 'inline-size',
  color: vars.color.text2,
});

/** The outer swatches align with the lines above and below. */
export const grid = style({
  justifySelf: 'start',
  margin: '-2px',
  '@media': { [media.phone]: { margin: '-1px' } },
});
export const cell = style({
  padding: '2px',
  // All ten hues fit into 320 px with 24 px each.
  '@media': { [media.phone]: { padding: '1px' } },
});

/** The colour comes from the palette: it is data, not part of the theme. */
export const swatch = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '22px',
  height: '22px',
  padding: 0,
  // A light colour needs a border on a light background.
  border: `1px solid color-mix(in oklab, ${vars.color.text} 18%, transparent)`,
  borderRadius: vars.radius.check,
  forcedColorAdjust: 'none',
  cursor: 'pointer',
  appearance: 'none',
  selectors: {
    '&:focus-visible': focusRing,
    // The gaps between swatches are clickable too.
    '&::after': { content: '', position: 'absolute', inset: '-3px' },
    '&[aria-pressed="true"]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
  },
  '@media': {
    // As large as fits ten times in a row.
    [media.phone]: { width: phoneSide, height: phoneSide },
    [media.forcedColors]: { selectors: { '&:focus-visible': { outline: '2px solid Highlight' } } },
  },
});

/** The tick is dark on a light colour and light on a dark colour, in every mode. */
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
