import { print, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

const frame = style({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  blockSize: '128px',
  padding: space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
});
/** Light in every mode, like the letters and pages such a picture is used on. */
export const plate = style([frame, { background: print.ground, forcedColorAdjust: 'none' }]);
export const picture = style({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: '102px',
  objectFit: 'contain',
});
/** A tall picture leaves space for the content below. */
export const photo = style({
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxBlockSize: '360px',
  // Reserves about the space the picture will need.
  aspectRatio: 'auto 16 / 9',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  objectFit: 'contain',
});
export const failed = style([
  frame,
  { ...text.dense, margin: 0, background: vars.color.sunken, color: vars.color.text2, textAlign: 'center' },
]);
