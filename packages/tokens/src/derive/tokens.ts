import type { Brand, LayerName, MotionName, RadiusName, SizeName, WeightName } from '../brand/brand.ts';
import { derivePalette } from './palette.ts';
import type { Mode, Palette } from './seeds.ts';
import { deriveShadows, type Shadows } from './shadows.ts';
import { deriveLayer, deriveMotion, deriveRadius, deriveSize, deriveWeight } from './shape.ts';

/** Every value of the theme in a mode: lengths in pixels, times in milliseconds, tracking in em. */
export interface Tokens {
  readonly color: Palette;
  readonly shadow: Shadows;
  readonly font: {
    readonly text: readonly string[];
    readonly display: readonly string[];
    /** Variation settings of the display family. */
    readonly displayVariation: Readonly<Record<string, number>>;
    readonly displayTracking: number;
  };
  readonly weight: Readonly<Record<WeightName | 'display', number>>;
  readonly radius: Readonly<Record<RadiusName, number>>;
  readonly size: Readonly<Record<SizeName, number>>;
  readonly motion: Readonly<Record<MotionName, number>> & { readonly ease: readonly number[] };
  readonly layer: Readonly<Record<LayerName, number>>;
}

/** Derives all values from a brand in a mode. */
export function deriveTokens(brand: Brand, mode: Mode): Tokens {
  const { seeds, overrides, font } = brand;
  const color = derivePalette(seeds, mode, overrides);
  return {
    color,
    shadow: { ...deriveShadows(seeds, mode, color.line), ...overrides.shadow[mode] },
    font: {
      text: font.text,
      display: font.display,
      displayVariation: font.displayAxes,
      displayTracking: font.displayTracking,
    },
    weight: { ...deriveWeight(brand), display: font.displayWeight },
    radius: deriveRadius(brand),
    size: deriveSize(brand),
    motion: { ...deriveMotion(brand), ease: brand.ease },
    layer: deriveLayer(brand),
  };
}
