import { media } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../styles/focus.ts';
import { colorTransition } from '../styles/motion.ts';

const free = ':not(:disabled)';
/** A radio is indeterminate as long as none of its group is chosen: only a checkbox shows it. */
const chosen = ':is(:checked, [type="checkbox"]:indeterminate)';

/** What a checkbox and a radio have in common: a native input, drawn by us. Forced colours get the system's own. */
export const checkLook = style({
  ...colorTransition('background-color', 'border-color'),
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '16px',
  height: '16px',
  // Stands in the middle of its label's first line.
  margin: '2px 0',
  border: `1px solid ${vars.color.lineStrong}`,
  background: `light-dark(${vars.color.surface}, ${vars.color.sunken})`,
  color: vars.color.onAccent,
  cursor: 'inherit',
  appearance: 'none',
  selectors: {
    [`&:hover${free}`]: { borderColor: vars.color.text2 },
    [`&${chosen}${free}`]: { borderColor: vars.color.accent, background: vars.color.accent },
    [`&${chosen}:hover${free}`]: { borderColor: vars.color.accentHover, background: vars.color.accentHover },
    [`&[aria-invalid]${free}`]: { borderColor: vars.color.dangerMark },
    '&:disabled': { borderColor: vars.color.line, background: vars.color.sunken, color: vars.color.text3 },
    '&:focus-visible': focusRing,
  },
  '@media': {
    [media.phone]: { width: '20px', height: '20px', margin: 0 },
    [media.forcedColors]: { appearance: 'auto' },
  },
});
