import { leastSentence, media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const { color, weight } = vars;

/** The sentence begins beside the figure; where it has no room there, below. */
export const headline = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[4]}`,
  margin: 0,
  fontFamily: vars.font.text,
  color: color.text,
});

export const total = style({
  ...text.pageFigure,
  margin: 0,
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
});

export const sentence = style({
  ...text.body,
  flex: '1 1 0',
  minWidth: `min(${leastSentence}, 100%)`,
  margin: 0,
  color: color.text2,
  '@media': { [media.phone]: { flexBasis: '100%' } },
});

export const ends = recipe({
  variants: { isLate: { true: { color: color.warningText }, false: { color: color.text } } },
});
