import { type AccentColor, accentNames } from '../color-names.ts';
import { fromHex, toHex } from './oklch.ts';
import { derivePalette } from './palette.ts';
import type { Mode, Overrides, Palette, Seeds } from './seeds.ts';

/** A property's own accent as `#rrggbb`, in both modes. */
export type PropertyAccent = Readonly<Record<Mode, Readonly<Record<AccentColor, string>>>>;

/**
 * Solves a property's seed as the brand's accent, on the brand's neutrals. The brand's own accent and what the brand
 * sets for it do not apply.
 * @throws RangeError if the seed is not written like `#177f83`
 */
export function derivePropertyAccent(seeds: Seeds, overrides: Overrides, seed: string): PropertyAccent {
  const digits = /^#([0-9a-f]{6})$/i.exec(seed)?.[1];
  if (digits === undefined) throw new RangeError(`"${seed}" is no colour: write it like #177f83.`);
  const accent = fromHex(digits);
  const solve = (mode: Mode) => {
    const neutrals = { light: {}, dark: {}, [mode]: withoutAccent(overrides[mode]) };
    const palette = derivePalette({ ...seeds, accent }, mode, neutrals);
    return Object.fromEntries(accentNames.map((name) => [name, toHex(palette[name])])) as Record<
      AccentColor,
      string
    >;
  };
  return { light: solve('light'), dark: solve('dark') };
}

function withoutAccent(own: Partial<Palette>): Partial<Palette> {
  const names: readonly string[] = accentNames;
  return Object.fromEntries(Object.entries(own).filter(([name]) => !names.includes(name)));
}
