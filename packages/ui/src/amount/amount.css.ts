import { fixed, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

/** The width of the currency code: a column's heading ends where the figures end. */
export const unitGap = '6px';

export const amount = recipe({
  base: {
    fontFamily: vars.font.text,
    // The space between thousands is not a figure and stays narrow.
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

/** Room for decimals the currency does not have. It is not text, so it is neither read aloud nor copied. */
export const padded = style({
  selectors: { '&::after': { content: 'attr(data-padding)', visibility: 'hidden' } },
});

/** The code with its gap, a space that is read aloud and copied. */
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
