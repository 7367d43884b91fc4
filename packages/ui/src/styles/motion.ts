import { vars } from '@deck/tokens/contract';

/** Colours change within the fast motion. A reader who asked for less gets none: see the provider's base styles. */
export function colorTransition(...properties: readonly string[]) {
  return {
    transitionProperty: properties.join(', '),
    transitionDuration: vars.motion.fast,
    transitionTimingFunction: vars.motion.ease,
  };
}
