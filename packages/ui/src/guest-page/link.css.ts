import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../styles/focus.ts';

/** At least 24 high, so that a finger meets one of two links below each other. */
export const link = recipe({
  base: {
    display: 'inline-block',
    minBlockSize: space[6],
    borderRadius: `calc(${vars.radius.check} / 2)`,
    lineHeight: space[6],
    fontSize: text.dense.fontSize,
    textDecoration: 'none',
    textUnderlineOffset: '3px',
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': focusRing },
  },
  variants: {
    quiet: {
      true: { fontSize: text.meta.fontSize, color: vars.color.text2 },
      false: { color: vars.color.accentText, fontWeight: vars.weight.medium },
    },
  },
});
