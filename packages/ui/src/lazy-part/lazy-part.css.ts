import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const failure = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[3],
  boxSizing: 'border-box',
  blockSize: '100%',
  padding: space[4],
  textAlign: 'center',
});

export const sentence = style({ ...text.dense, margin: 0, color: vars.color.text2 });
