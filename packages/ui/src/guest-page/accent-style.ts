import type { AccentColor, PropertyAccent } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import type { CSSProperties } from 'react';

const names = (accent: PropertyAccent) => Object.keys(accent.light) as AccentColor[];

/** `var(--deck-color-accent)` -> `--deck-color-accent`. */
const variableOf = (name: AccentColor) => vars.color[name].slice('var('.length, -1);

/** A property's own colours in place of the brand's, for an element and what it contains. Dark follows the theme. */
export function toAccentStyle(accent: PropertyAccent): CSSProperties {
  return Object.fromEntries(
    names(accent).map((name) => [
      variableOf(name),
      `light-dark(${accent.light[name]}, ${accent.dark[name]})`,
    ]),
  );
}
