import { vars } from '@deck/tokens/contract';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../styles/focus.ts';

export const link = recipe({
  base: {
    borderRadius: '2px',
    color: vars.color.accentText,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    textUnderlineOffset: '3px',
    selectors: {
      '&:hover': { textDecoration: 'underline' },
      '&:focus-visible': focusRing,
    },
  },
  variants: { inline: { true: { textDecoration: 'underline' } } },
});
