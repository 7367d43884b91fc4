import { vars } from '@deck/tokens/contract';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../styles/focus.ts';

export const link = recipe({
  base: {
    borderRadius: `calc(${vars.radius.check} / 2)`,
    color: vars.color.accentText,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    textUnderlineOffset: '3px',
    selectors: {
      '&:hover': { textDecoration: 'underline' },
      '&:focus-visible': focusRing,
    },
  },
  variants: {
    inline: {
      // In a sentence it is as high as its line, between other text.
      true: { textDecoration: 'underline' },
      // Alone it is 20 px high with a larger touch target, but not so large that neighbours in a list
      // overlap.
      false: {
        position: 'relative',
        selectors: { '&::after': { content: '', position: 'absolute', insetBlock: '-4px', insetInline: 0 } },
      },
    },
  },
});
