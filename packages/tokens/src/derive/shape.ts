import type { Brand, LayerName, MotionName, RadiusName, SizeName, WeightName } from '../brand/brand.ts';
import { layerBase } from '../constants.ts';

/** The maximum of a checkbox; rounder, it would look like a radio button. */
const roundestCheck = 5;

/** A status may break into two lines. */
const leastRow = 32;

/** Radii in pixels: larger boxes are rounder, in even pixels; a checkbox has half the radius. */
export function deriveRadius({ radius, radiusChip, overrides }: Brand): Record<RadiusName, number> {
  return {
    chip: radiusChip,
    control: radius,
    card: even(radius * 1.4),
    dialog: even(radius * 1.75),
    check: Math.min(roundestCheck, Math.round(radius / 2)),
    ...overrides.radius,
  };
}

/** Heights and widths in pixels, in multiples of 4: a row is a control with padding; the frame is fixed. */
export function deriveSize({ density, overrides }: Brand): Record<SizeName, number> {
  return {
    control: density,
    controlSmall: density - 4,
    row: density + 4,
    rowCompact: Math.max(leastRow, density - 4),
    rowHead: density,
    navMini: 64,
    navFull: 240,
    topbar: 56,
    ...overrides.size,
  };
}

/** Durations in milliseconds: colours take two thirds of the time of layers. */
export function deriveMotion({ motion, overrides }: Brand): Record<MotionName, number> {
  return { fast: Math.round((motion * 2) / 3), base: motion, ...overrides.motion };
}

export function deriveWeight({ overrides }: Brand): Record<WeightName, number> {
  return { regular: 400, medium: 500, semibold: 600, ...overrides.weight };
}

/** The base z-indexes. A layer opened inside another is one above it. */
export function deriveLayer({ overrides }: Brand): Record<LayerName, number> {
  return {
    sticky: layerBase,
    nav: layerBase + 10,
    popover: layerBase + 100,
    dialog: layerBase + 200,
    toast: layerBase + 300,
    tooltip: layerBase + 400,
    ...overrides.layer,
  };
}

function even(length: number): number {
  return 2 * Math.round(length / 2);
}
