import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: space[4], inlineSize: '100%', maxInlineSize: 360 });
export const heading = style({
  margin: 0,
  ...text.figure,
  fontFamily: vars.font.display,
  fontVariationSettings: vars.font.displayVariation,
  fontWeight: vars.weight.display,
  letterSpacing: vars.font.displayTracking,
  overflowWrap: 'anywhere',
  // It takes the focus only to be heard.
  outline: 'none',
});
const paragraph = style({
  marginBlock: `${space[1]} ${space[2]}`,
  marginInline: 0,
  color: vars.color.text2,
  ...text.body,
  overflowWrap: 'anywhere',
});
export const way = style({ marginBlockStart: space[1] });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], ...text.body });
/** Lets the way to a new password stand at the end of the label above the field. */
export const passwordField = style({ position: 'relative' });
export const forgot = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0, ...text.dense });

export { paragraph as text };
