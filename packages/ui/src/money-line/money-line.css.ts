import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const line = recipe({
  base: { display: 'flex', gap: '2px', width: '100%' },
  variants: { size: { small: { height: '8px' }, large: { height: '12px' } } },
});

/** The line has round ends. The smallest part stays visible. What is paid fills it slower than a button changes. */
export const part = style({
  flexBasis: 0,
  minWidth: '4px',
  borderRadius: `calc(${vars.radius.check} / 2)`,
  transition: `flex-grow calc(${vars.motion.base} * 5 / 3) ${vars.motion.ease}`,
  selectors: {
    '&:first-child': { borderStartStartRadius: '6px', borderEndStartRadius: '6px' },
    // A part that grows fills the line from the start, while the rest keeps its place.
    '&:last-child': {
      marginInlineStart: 'auto',
      borderStartEndRadius: '6px',
      borderEndEndRadius: '6px',
    },
  },
});
