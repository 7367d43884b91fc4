import { media } from '@deck/tokens';
import { recipe } from '@vanilla-extract/recipes';

export const icon = recipe({
  base: { display: 'block', flex: 'none' },
  variants: {
    size: {
      12: { width: '12px', height: '12px' },
      14: { width: '14px', height: '14px' },
      16: { width: '16px', height: '16px', '@media': { [media.phone]: { width: '20px', height: '20px' } } },
      18: { width: '18px', height: '18px' },
      20: { width: '20px', height: '20px' },
    },
  },
});
