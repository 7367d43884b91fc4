import { leastSentence, space, text as type } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const body = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
export const text = style({
  ...type.dense,
  flex: `1 1 ${leastSentence}`,
  margin: 0,
  color: vars.color.text2,
});
export const below = style({ marginBlockStart: space[3] });
