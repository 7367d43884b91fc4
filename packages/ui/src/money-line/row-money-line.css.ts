import { media, moneyLine } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { fills } from './fills.css.ts';

const { color, radius } = vars;
const { width, height, money, rail, notch, notchHeight, needle } = moneyLine.inRow;

/** The property that says where the needle stands. */
export const needlePlace = '--money-line-needle';

const vertical = (ink: string) => `linear-gradient(${ink}, ${ink})`;

/**
 * Thousands of them go by, so the rail, the notch and the needle are no elements: the rail and its notch, at the same
 * place in every row, are the ground, the needle is a pseudo-element.
 */
export const row = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    gap: moneyLine.inRow.gap,
    width,
    height,
    backgroundRepeat: 'no-repeat',
  },
  variants: {
    hasDays: {
      true: {
        backgroundImage: `${vertical(color.line)}, ${vertical(color.lineStrong)}`,
        backgroundPosition: `0 ${rail}, ${notch} calc(${rail} - (${notchHeight} - 1px) / 2)`,
        backgroundSize: `100% 1px, 1px ${notchHeight}`,
        '@media': {
          [media.forcedColors]: {
            backgroundImage: `${vertical('GrayText')}, ${vertical('CanvasText')}`,
            forcedColorAdjust: 'none',
          },
        },
      },
      false: {},
    },
    hasNeedle: {
      true: {
        '::after': {
          content: '',
          position: 'absolute',
          insetInlineStart: `var(${needlePlace})`,
          bottom: 0,
          width: needle,
          height: money,
          background: color.accentMark,
        },
        '@media': {
          [media.forcedColors]: { '::after': { background: 'Highlight', forcedColorAdjust: 'none' } },
        },
      },
      false: {},
    },
  },
});

export const part = style([
  fills,
  {
    flexBasis: 0,
    minWidth: moneyLine.leastShare,
    height: money,
    borderRadius: `calc(${radius.check} / 2)`,
  },
]);
