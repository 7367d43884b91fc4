import { vars } from '@deck/tokens/contract';

/**
 * Colour transitions with the fast duration. Reduced motion disables them: see the provider's base styles.
 */
export function colorTransition(...properties: readonly string[]) {
  return {
    transitionProperty: properties.join(', '),
    transitionDuration: vars.motion.fast,
    transitionTimingFunction: vars.motion.ease,
  };
}
