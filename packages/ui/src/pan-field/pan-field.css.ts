import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const digits = style({ fontVariantNumeric: 'tabular-nums', letterSpacing: '0.02em' });

export const brand = style({
  ...text.meta,
  paddingInlineEnd: space[2],
  color: vars.color.text2,
  fontWeight: vars.weight.medium,
});
