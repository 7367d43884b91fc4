import { media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

/** The longest number, five groups, fits in the narrowest window. */
export const digits = style({
  paddingInlineEnd: space[1],
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.02em',
  '@media': { [media.phone]: { letterSpacing: 0, wordSpacing: '-0.1em' } },
});

/** The brand's name gives way to a fifth group if both do not fit. */
export const beside = style({ '@media': { [media.phone]: { display: 'none' } } });

export const brand = style({
  ...text.meta,
  paddingInlineEnd: space[2],
  color: vars.color.text2,
  fontWeight: vars.weight.medium,
});
