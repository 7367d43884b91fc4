import { media } from '@deck/tokens';

/** Extends the touch target to 44 px. Spread it into the `@media` of a style with `position: 'relative'`. */
export const touchTarget = {
  [media.touch]: {
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        insetBlock: 'min(0px, (100% - 44px) / 2)',
        insetInline: 'min(0px, (100% - 44px) / 2)',
      },
    },
  },
} as const;
