import { moneyLine } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { fills } from './fills.css.ts';

/** Half the height of the line, unless the brand is square. */
const end = `min(6px, ${vars.radius.control})`;

export const line = recipe({
  base: { display: 'flex', gap: '2px', width: '100%' },
  variants: { size: { small: { height: '8px' }, large: { height: '12px' } } },
});

/** The line has round ends. The smallest part stays visible. */
export const part = style([
  fills,
  {
    flexBasis: 0,
    minWidth: moneyLine.leastShare,
    borderRadius: `calc(${vars.radius.check} / 2)`,
    selectors: {
      '&:first-child': { borderStartStartRadius: end, borderEndStartRadius: end },
      // A part that grows fills the line from the start, while the rest keeps its place.
      '&:last-child': {
        marginInlineStart: 'auto',
        borderStartEndRadius: end,
        borderEndEndRadius: end,
      },
    },
  },
]);
