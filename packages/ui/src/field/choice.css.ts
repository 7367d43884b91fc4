import { checkIndentOnPhone, media, space, text, touchHeight } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minWidth: 0,
  fontFamily: vars.font.text,
});

/** The label of an option: the whole line is clickable. */
export const choice = recipe({
  base: {
    ...text.body,
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: space[2],
    minWidth: 0,
    color: vars.color.text,
    cursor: 'pointer',
    '@media': { [media.touch]: { minHeight: touchHeight, alignItems: 'center' } },
  },
  variants: { disabled: { true: { color: vars.color.text3, cursor: 'not-allowed' } } },
});

export const words = recipe({
  base: { minWidth: 0, overflowWrap: 'anywhere' },
  variants: { hidden: { true: [visuallyHidden] } },
});

/** The second line of an option is aligned with its label. */
export const under = recipe({
  variants: {
    control: {
      check: {
        paddingInlineStart: space[6],
        '@media': { [media.phone]: { paddingInlineStart: checkIndentOnPhone } },
      },
      switch: { paddingInlineStart: space[10] },
    },
  },
});
