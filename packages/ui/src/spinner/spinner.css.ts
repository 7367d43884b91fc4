import { vars } from '@deck/tokens/contract';
import { keyframes, style } from '@vanilla-extract/css';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const ring = style({
  display: 'block',
  flex: 'none',
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 4,
  strokeLinecap: 'round',
  animation: `${turn} 800ms linear infinite`,
});

/** The accent colour alone, the control's own colour inside a control. */
export const alone = style({ display: 'inline-block', color: vars.color.accentMark });
