import { media } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../styles/focus.ts';
import { colorTransition } from '../styles/motion.ts';

const free = ':not(:disabled)';
/** Browsers call a radio indeterminate while none of its group is chosen; only a checkbox may show it. */
const chosen = ':is(:checked, [type="checkbox"]:indeterminate)';

/**
 * The common style of checkboxes and radios: a native input with our own look. Forced colours keep the
 * system's look.
 */
export const checkLook = style({
  ...colorTransition('background-color', 'border-color'),
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '16px',
  height: '16px',
  // Centred on the first line of its label.
  margin: '2px 0',
  border: `1px solid ${vars.color.lineStrong}`,
  background: `light-dark(${vars.color.surface}, ${vars.color.sunken})`,
  color: vars.color.onAccent,
  cursor: 'inherit',
  appearance: 'none',
  selectors: {
    [`&:hover${free}`]: { borderColor: vars.color.text2 },
    [`&${chosen}${free}`]: { borderColor: vars.color.accentEdge, background: vars.color.accent },
    [`&${chosen}:hover${free}`]: { background: vars.color.accentHover },
    [`&[aria-invalid]${free}`]: { borderColor: vars.color.dangerMark },
    '&:disabled': { borderColor: vars.color.line, background: vars.color.sunken, color: vars.color.text3 },
    '&:focus-visible': focusRing,
  },
  '@media': {
    [media.phone]: { width: '20px', height: '20px', margin: 0 },
    [media.forcedColors]: { appearance: 'auto' },
  },
});
