import { media } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../styles/focus.ts';
import { colorTransition } from '../styles/motion.ts';

export const toggle = style({
  ...colorTransition('background-color'),
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  width: '32px',
  height: '20px',
  margin: 0,
  padding: '2px',
  border: 0,
  borderRadius: '10px',
  background: vars.color.lineStrong,
  cursor: 'inherit',
  appearance: 'none',
  '::before': {
    ...colorTransition('transform'),
    content: '',
    width: '16px',
    height: '16px',
    borderRadius: '50%',
    background: vars.color.surface,
  },
  selectors: {
    '&:checked': {
      background: vars.color.accent,
      boxShadow: `inset 0 0 0 1px ${vars.color.accentEdge}`,
    },
    '&:checked::before': { background: vars.color.onAccent, transform: 'translateX(12px)' },
    '&:checked:hover:not(:disabled)': { background: vars.color.accentHover },
    '&:disabled': { background: vars.color.sunken, boxShadow: `inset 0 0 0 1px ${vars.color.line}` },
    '&:disabled::before': { background: vars.color.text3 },
    '&:focus-visible': focusRing,
  },
  // Otherwise the system would draw thumb and track in the same colour.
  '@media': {
    [media.forcedColors]: {
      border: '1px solid ButtonText',
      background: 'ButtonFace',
      forcedColorAdjust: 'none',
      selectors: {
        '&::before': { width: '14px', height: '14px', background: 'ButtonText' },
        '&:checked': { background: 'Highlight' },
        '&:checked::before': { background: 'HighlightText' },
        '&:disabled': { borderColor: 'GrayText' },
        '&:disabled::before': { background: 'GrayText' },
      },
    },
  },
});
