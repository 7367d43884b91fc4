import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { controlInput } from '../field/control-frame.css.ts';
import { focusRing } from '../styles/focus.ts';
import { colorTransition } from '../styles/motion.ts';

/** Looks like a field's icon but is a button. */
export const opener = style({
  ...colorTransition('color'),
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  margin: 0,
  padding: 0,
  paddingInlineStart: `calc(${space[3]} - 1px)`,
  paddingInlineEnd: space[2],
  border: 0,
  borderRadius: `calc(${vars.radius.control} - 1px)`,
  background: 'transparent',
  color: vars.color.text3,
  cursor: 'pointer',
  selectors: {
    '&:hover:enabled': { color: vars.color.text },
    '&:disabled': { cursor: 'inherit' },
    '&:focus-visible': { ...focusRing, outlineOffset: '-4px' },
  },
});

export const input = style([controlInput, { selectors: { [`${opener} + &`]: { paddingInlineStart: 0 } } }]);

export const unit = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  paddingInlineEnd: `calc(${space[3]} - 1px)`,
  color: vars.color.text2,
  fontSize: text.dense.fontSize,
  whiteSpace: 'nowrap',
  // If both do not fit, the dates have priority.
  '@media': { '(max-width: 359px)': { display: 'none' } },
});
