import { vars } from '@deck/tokens/contract';
import { fallbackVar, style } from '@vanilla-extract/css';
import { guest } from './faces.css.ts';
import { leastHeight } from './layout.css.ts';

export const room = style({
  containerName: guest,
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: fallbackVar(leastHeight, '100dvh'),
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.text,
});
