import { hintSize } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../styles/focus.ts';
import { colorTransition } from '../styles/motion.ts';

export const hint = style({
  ...colorTransition('color'),
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  width: `${hintSize}px`,
  height: `${hintSize}px`,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'transparent',
  color: vars.color.text3,
  cursor: 'help',
  verticalAlign: 'middle',
  selectors: {
    '&:hover, &[data-state*="open"]': { color: vars.color.accentText },
    '&:focus-visible': focusRing,
    // 20 px visible, with a larger touch target.
    '&::after': { content: '', position: 'absolute', inset: '-4px', borderRadius: '50%' },
  },
});
