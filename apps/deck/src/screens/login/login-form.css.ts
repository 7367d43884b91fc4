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
});
const paragraph = style({
  marginBlock: `${space[1]} ${space[2]}`,
  marginInline: 0,
  color: vars.color.text2,
  ...text.body,
});

export { paragraph as text };
