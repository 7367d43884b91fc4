import { space, text, tooltipWidth } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../styles/focus.ts';
import { fadeIn } from '../styles/keyframes.css.ts';

export const content = style({
  ...text.meta,
  maxWidth: `${tooltipWidth}px`,
  padding: `6px ${space[2]}`,
  borderRadius: vars.radius.control,
  background: vars.color.tooltip,
  color: vars.color.onTooltip,
  // Forced colours remove backgrounds, so the edge gets a border there.
  outline: '1px solid transparent',
  fontFamily: vars.font.text,
  fontWeight: vars.weight.regular,
  overflowWrap: 'break-word',
  textAlign: 'start',
  animation: `${fadeIn} ${vars.motion.base} ${vars.motion.ease}`,
});

export const arrow = style({ fill: vars.color.tooltip });

export const words = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.chip,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'inherit',
  cursor: 'help',
  selectors: {
    '&:focus-visible': focusRing,
    // As high as a badge or a line, with a touch target of at least 24 px.
    '&::after': { content: '', position: 'absolute', inset: '-3px' },
  },
});
