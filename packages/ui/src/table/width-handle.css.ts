import { media, space } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { colorTransition } from '../styles/motion.ts';
import { head } from './table-head.css.ts';

/** Within the cell's padding. A finger scrolls there, so it has none. */
export const handle = style({
  position: 'absolute',
  zIndex: 1,
  insetBlock: 0,
  insetInlineEnd: 0,
  width: space[2],
  cursor: 'col-resize',
  touchAction: 'none',
  userSelect: 'none',
  outline: 'none',
  selectors: {
    '&::after': {
      ...colorTransition('opacity', 'background-color'),
      content: '',
      position: 'absolute',
      insetBlock: space[2],
      insetInlineEnd: 0,
      width: '1px',
      background: vars.color.lineStrong,
      opacity: 0,
    },
    [`${head}:hover &::after`]: { opacity: 1 },
    '&:is(:hover, :active)::after': { insetBlock: space[1], width: '2px', background: vars.color.accentMark },
    '&:focus-visible::after': {
      insetBlock: 0,
      width: '3px',
      background: vars.color.focus,
      opacity: 1,
    },
  },
  '@media': {
    [media.touch]: { display: 'none' },
    [media.forcedColors]: {
      selectors: {
        '&::after': { background: 'ButtonText', forcedColorAdjust: 'none' },
        '&:is(:hover, :active, :focus-visible)::after': { background: 'Highlight' },
      },
    },
  },
});
