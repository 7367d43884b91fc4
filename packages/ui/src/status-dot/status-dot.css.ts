import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const root = style({
  ...text.dense,
  display: 'inline-block',
  boxSizing: 'border-box',
  overflow: 'hidden',
  maxWidth: '100%',
  // A second line begins below the words, not below the dot.
  paddingInlineStart: '18px',
  textIndent: '-18px',
  textOverflow: 'ellipsis',
  // One line high, so that it aligns with the baseline of the text.
  verticalAlign: 'top',
  color: vars.color.text,
  fontFamily: vars.font.text,
});

/** The colour of a dot by tone. */
export const mark = recipe({
  variants: {
    tone: {
      neutral: { color: vars.color.neutralMark },
      info: { color: vars.color.infoMark },
      warning: { color: vars.color.warningMark },
      success: { color: vars.color.successMark },
      danger: { color: vars.color.dangerMark },
    },
  },
});

/** Before its text. */
export const dot = style({ display: 'inline-block', marginInlineEnd: space[2] });
