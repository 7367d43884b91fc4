import { fixed, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

/** Before the currency's code: a head of such a column ends where the figures end. */
export const unitGap = '6px';

export const amount = recipe({
  base: {
    fontFamily: vars.font.text,
    // The space between thousands is no figure and stays narrow.
    fontVariantNumeric: 'tabular-nums',
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

/** Room for the decimals the currency does not have. Not text: it is neither read out nor copied. */
export const padded = style({
  selectors: { '&::after': { content: 'attr(data-padding)', visibility: 'hidden' } },
});

/** The code with its gap, whose space is read out and copied. */
export const unit = style({
  ...text.meta,
  display: 'inline-block',
  width: `calc(${unitGap} + ${fixed.amountUnit})`,
  color: vars.color.text3,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  whiteSpace: 'pre',
  wordSpacing: '2.5px',
});
