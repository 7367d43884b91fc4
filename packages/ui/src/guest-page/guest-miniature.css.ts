import { miniature, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { leastHeight } from './layout.css.ts';

const { width, height, scale, frame } = miniature;

/** The frame of a phone. */
export const phone = style({
  boxSizing: 'border-box',
  inlineSize: 'fit-content',
  padding: `${frame}px`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.dialog,
  background: vars.color.surface,
  userSelect: 'none',
});

export const screen = style({
  inlineSize: `${width * scale}px`,
  blockSize: `${height * scale}px`,
  borderRadius: `calc(${vars.radius.dialog} / 2)`,
  overflow: 'hidden',
});

/** It scrolls nowhere, but what sticks to the bottom of a phone sticks to its own. */
export const scaled = style({
  inlineSize: `${width}px`,
  blockSize: `${height}px`,
  overflow: 'hidden',
  transform: `scale(${scale})`,
  transformOrigin: '0 0',
  vars: { [leastHeight]: `${height}px` },
});

export const language = style({
  ...text.dense,
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  paddingBlock: '5px',
  paddingInline: space[2],
  fontWeight: vars.weight.medium,
});
