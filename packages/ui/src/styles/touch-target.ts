import { media } from '@deck/tokens';

/** A finger needs 44 px, whatever is drawn. Spread into the `@media` of a style with `position: 'relative'`. */
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
