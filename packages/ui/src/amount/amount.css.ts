import { fixed, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

/** Before the currency's code: a head of such a column ends where the figures end. */
export const unitGap = '6px';

export const amount = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: unitGap,
    fontFamily: vars.font.text,
    whiteSpace: 'nowrap',
  },
  variants: {
    emphasis: {
      true: { fontWeight: vars.weight.medium },
      false: { fontWeight: vars.weight.regular },
    },
    zero: { true: { color: vars.color.text3 }, false: { color: vars.color.text } },
  },
});

export const figures = style({
  selectors: {
    // Room for the decimals the currency does not have. Not text: it is neither read out nor copied.
    '&[data-padding]::after': {
      content: 'attr(data-padding)',
      visibility: 'hidden',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

export const unit = style({
  ...text.meta,
  flex: 'none',
  width: fixed.amountUnit,
  color: vars.color.text3,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
});
