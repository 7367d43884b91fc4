import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../styles/focus.ts';
import { colorTransition } from '../styles/motion.ts';

export const row = style({
  ...colorTransition('background-color', 'border-color'),
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: '100%',
  minHeight: '56px',
  margin: 0,
  padding: `calc(${space[2]} - 1px) ${space[4]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  color: vars.color.text,
  fontFamily: vars.font.text,
  textAlign: 'start',
  cursor: 'pointer',
  appearance: 'none',
  selectors: {
    '&:hover:not(:disabled)': {
      borderColor: vars.color.lineStrong,
      background: `light-dark(${vars.color.hover}, ${vars.color.active})`,
    },
    '&:active:not(:disabled)': { background: vars.color.sunken },
    '&:focus-visible': focusRing,
    '&:disabled': { background: vars.color.sunken, color: vars.color.text3, cursor: 'not-allowed' },
  },
});

export const icon = style({
  flex: 'none',
  color: vars.color.text2,
  selectors: { [`${row}:disabled &`]: { color: vars.color.text3 } },
});

export const words = style({ flex: '1 1 0', minWidth: 0, overflowWrap: 'break-word' });

export const title = style({ ...text.body, display: 'block', fontWeight: vars.weight.medium });

export const note = style({ ...text.meta, display: 'block', color: vars.color.text3 });
