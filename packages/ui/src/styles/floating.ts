import { vars } from '@deck/tokens/contract';
import { arrive } from './keyframes.css.ts';

/** The ground of a list, a menu, a calendar: raised, with the second shadow. Spread into a style. */
export const floating = {
  background: vars.color.raised,
  color: vars.color.text,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.popover,
  // Forced colours drop shadows and grounds: this line is drawn there.
  outline: '1px solid transparent',
  animation: `${arrive} ${vars.motion.base} ${vars.motion.ease}`,
} as const;
