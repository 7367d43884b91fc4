import { media, space, text, touchHeight } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../styles/focus.ts';

export const list = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

/** The invisible radio button covers its row and provides native arrow keys. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

export const row = style({
  ...text.dense,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minHeight: '36px',
  padding: `${space[1]} ${space[2]}`,
  borderRadius: `calc(${vars.radius.card} - ${space[1]})`,
  color: vars.color.text,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: vars.color.active },
    '&:has(:checked)': {
      background: vars.color.accentSoft,
      color: vars.color.accentText,
      fontWeight: vars.weight.medium,
    },
    '&:has(:focus-visible)': { ...focusRing, outlineOffset: '-2px' },
  },
  '@media': {
    [media.touch]: { minHeight: touchHeight },
    [media.forcedColors]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
});

export const dates = style({
  color: vars.color.text3,
  fontWeight: vars.weight.regular,
  selectors: { ':checked ~ &': { color: 'inherit' } },
});
