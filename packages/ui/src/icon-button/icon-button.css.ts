import { media } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { recipe } from '@vanilla-extract/recipes';

function square(side: string) {
  return { width: side, height: side, padding: 0 };
}

export const size = recipe({
  variants: {
    size: {
      small: square(`calc(${vars.size.controlSmall} - 4px)`),
      medium: square(vars.size.controlSmall),
      large: { ...square(vars.size.control), '@media': { [media.phone]: square('40px') } },
      field: {
        ...square(`calc(${vars.size.control} - 8px)`),
        borderRadius: `calc(${vars.radius.control} - 3px)`,
      },
    },
  },
});
