import { space } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { controlInput } from '../field/control-frame.css.ts';
import { floating } from '../styles/floating.ts';
import { focusRing } from '../styles/focus.ts';

export const opener = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  padding: `0 ${space[1]} 0 calc(${space[2]} - 1px)`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&:disabled': { cursor: 'not-allowed' },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
});

/** The chosen colour, or a diagonal line for none. */
export const swatch = style({
  width: '20px',
  height: '20px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.check,
  background: `linear-gradient(to top right, transparent calc(50% - 1px), ${vars.color.lineStrong} calc(50% - 1px) calc(50% + 1px), transparent calc(50% + 1px))`,
  forcedColorAdjust: 'none',
});

export const input = style([
  controlInput,
  {
    fontVariantNumeric: 'tabular-nums',
    selectors: { [`${opener} + &`]: { paddingInlineStart: space[1] } },
  },
]);

export const contrast = style({ display: 'flex', paddingInlineEnd: space[2] });

export const panel = style({
  ...floating,
  maxWidth: 'calc(100vw - 16px)',
  maxHeight: 'var(--radix-popover-content-available-height)',
  overflow: 'auto',
});
