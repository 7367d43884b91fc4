import { text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { floating } from '../styles/floating.ts';

export const panel = style({
  ...floating,
  ...text.dense,
  display: 'flex',
  flexDirection: 'column',
  width: 'min(440px, calc(100vw - 16px))',
  maxHeight: 'min(640px, var(--radix-popover-content-available-height))',
  overflow: 'hidden',
  fontFamily: vars.font.text,
});
