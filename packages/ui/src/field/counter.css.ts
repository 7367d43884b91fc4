import { vars } from '@deck/tokens/contract';
import { recipe } from '@vanilla-extract/recipes';

export const counter = recipe({
  variants: {
    over: {
      true: { color: vars.color.dangerText, fontWeight: vars.weight.medium },
      false: { color: vars.color.text3 },
    },
  },
});
