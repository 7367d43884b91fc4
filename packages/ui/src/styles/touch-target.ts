import { media, touchHeight } from '@deck/tokens';

/** Extends the touch target to `touchHeight` in both directions. Spread it into the `@media` of a style with `position: 'relative'`. */
export const touchTarget = {
  [media.touch]: {
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        insetBlock: `min(0px, (100% - ${touchHeight}) / 2)`,
        insetInline: `min(0px, (100% - ${touchHeight}) / 2)`,
      },
    },
  },
} as const;
