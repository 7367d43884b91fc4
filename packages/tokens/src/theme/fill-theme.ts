import { assignVars, globalStyle } from '@vanilla-extract/css';
import type { Brand } from '../brand/brand.ts';
import { vars } from '../contract.css.ts';
import type { Mode } from '../derive/seeds.ts';
import { deriveTokens } from '../derive/tokens.ts';
import { type CssValues, cssValues } from './css-values.ts';

function shape({ font, weight, radius, size, motion, layer }: CssValues): Record<string, string> {
  return {
    ...assignVars(vars.font, font),
    ...assignVars(vars.weight, weight),
    ...assignVars(vars.radius, radius),
    ...assignVars(vars.size, size),
    ...assignVars(vars.motion, motion),
    ...assignVars(vars.layer, layer),
  };
}

function colors({ color, shadow }: CssValues): Record<string, string> {
  return { ...assignVars(vars.color, color), ...assignVars(vars.shadow, shadow) };
}

/**
 * Sets all values of a brand on the matched root element: light, and dark with `data-mode="dark"` or, without
 * `data-mode`, by the system's preference.
 */
export function fillTheme(root: string, brand: Brand): void {
  const valuesIn = (mode: Mode) => cssValues(deriveTokens(brand, mode));
  const light = valuesIn('light');
  const dark = { colorScheme: 'dark', vars: colors(valuesIn('dark')) } as const;
  globalStyle(root, { colorScheme: 'light', vars: { ...shape(light), ...colors(light) } });
  // Paper is light.
  globalStyle(`${root}[data-mode="dark"]`, { '@media': { screen: dark } });
  globalStyle(`${root}:not([data-mode])`, {
    '@media': { 'screen and (prefers-color-scheme: dark)': dark },
  });
}
