import { vars } from '@deck/tokens/contract';
import { arrive } from './keyframes.css.ts';

/** The background of a list, a menu or a calendar: raised, with the second shadow. Spread it into a style. */
export const floating = {
  background: vars.color.raised,
  color: vars.color.text,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.popover,
  // Forced colours remove shadows and backgrounds, so this border is visible there.
  outline: '1px solid transparent',
  animation: `${arrive} ${vars.motion.base} ${vars.motion.ease}`,
} as const;
