import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const line = style({
  ...text.meta,
  display: 'flex',
  gap: space[2],
  margin: 0,
  color: vars.color.text2,
  fontFamily: vars.font.text,
});

export const words = style({ minWidth: 0, overflowWrap: 'break-word' });
