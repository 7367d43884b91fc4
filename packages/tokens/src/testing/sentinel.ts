import type { Brand } from '../brand/brand.ts';
import { radiusNames } from '../brand/brand.ts';
import { loadDecisions } from '../brand/brands.ts';
import { colorNames, shadowNames } from '../color-names.ts';
import { fromHex, type Oklch } from '../derive/oklch.ts';
import { type Mode, modes } from '../derive/seeds.ts';
import { deriveTokens } from '../derive/tokens.ts';
import { cssVariables } from '../theme/css-values.ts';

/** Unlikely colours, unique across both modes. */
function unique(index: number, mode: Mode): Oklch {
  const parts = [0x41 + index, 0xb3 - index, mode === 'light' ? 0x5d : 0xa9];
  return fromHex(parts.map((part) => part.toString(16).padStart(2, '0')).join(''));
}

const round = (length: number) => Number(length.toFixed(2));

function perMode<Value>(make: (mode: Mode) => Value): Record<Mode, Value> {
  return { light: make('light'), dark: make('dark') };
}

/**
 * A brand with unique colours, radii, shadows and fonts: any other value on a screen does not come from the
 * brand.
 */
function sentinel(): Brand {
  const base = loadDecisions('meridian');
  const colors = (mode: Mode) =>
    Object.fromEntries(
      colorNames.map((name, index) => [
        name,
        name === 'scrim' ? { ...unique(index, mode), alpha: 0.46 } : unique(index, mode),
      ]),
    );
  const shadows = (mode: Mode) =>
    Object.fromEntries(
      shadowNames.map((name, index) => [
        name,
        [
          {
            color: unique(colorNames.length + index, mode),
            offsetX: 0,
            offsetY: 1.5 + index,
            blur: 3.5,
            spread: 0,
          },
        ],
      ]),
    );
  return {
    ...base,
    font: {
      ...base.font,
      text: ['Sentinel Text', 'sans-serif'],
      display: ['Sentinel Display', 'sans-serif'],
    },
    overrides: {
      ...base.overrides,
      ...perMode(colors),
      shadow: perMode(shadows),
      // Fractional pixels: a nested radius differs by whole pixels.
      radius: Object.fromEntries(radiusNames.map((name, index) => [name, round(3.13 + index * 1.23)])),
    },
  };
}

/** The sentinel's custom properties by mode. */
export const sentinelLooks: readonly {
  readonly mode: Mode;
  readonly variables: Readonly<Record<string, string>>;
}[] = modes.map((mode) => ({ mode, variables: cssVariables(deriveTokens(sentinel(), mode)) }));
