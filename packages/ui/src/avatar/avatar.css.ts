import { text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../styles/focus.ts';
import { colorTransition } from '../styles/motion.ts';

export const avatar = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: '50%',
    // Forced colours remove backgrounds, so the circle gets a border there.
    outline: '1px solid transparent',
    outlineOffset: '-1px',
    fontFamily: vars.font.text,
    fontWeight: vars.weight.semibold,
    letterSpacing: 0,
    userSelect: 'none',
    // Generated content: the initials are not text, since the whole name is the accessible name.
    '::before': { content: 'attr(data-initials)' },
  },
  variants: {
    tone: {
      accent: { background: vars.color.accentSoft, color: vars.color.accentText },
      neutral: { background: vars.color.sunken, color: vars.color.text2 },
    },
    size: {
      small: { width: '24px', height: '24px', ...text.tag },
      medium: { width: '32px', height: '32px', ...text.meta },
      large: { width: '64px', height: '64px', ...text.title },
    },
  },
});

/** Cropped to the circle around its centre. */
export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  borderRadius: 'inherit',
  objectFit: 'cover',
});

export const button = style({
  ...colorTransition('box-shadow'),
  position: 'relative',
  display: 'inline-flex',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&:hover, &[data-state="open"]': { boxShadow: `0 0 0 2px ${vars.color.accentLine}` },
    '&:focus-visible': focusRing,
    // The circle is smaller than the touch target.
    '&::after': { content: '', position: 'absolute', inset: '-6px', borderRadius: '50%' },
  },
});
