import { text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { floating } from '../styles/floating.ts';

export const panel = style({
  ...floating,
  ...text.dense,
  maxWidth: 'calc(100vw - 16px)',
  maxHeight: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  fontFamily: vars.font.text,
});
