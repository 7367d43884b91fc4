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
      // Within a sentence it is as high as its line: its neighbours are other words.
      true: { textDecoration: 'underline' },
      // Alone: twenty high to the eye, more to the finger, and not so much that two of a list meet.
      false: {
        position: 'relative',
        selectors: { '&::after': { content: '', position: 'absolute', insetBlock: '-4px', insetInline: 0 } },
      },
    },
  },
});
