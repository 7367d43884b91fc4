import type { Brand, LayerName, MotionName, RadiusName, SizeName, WeightName } from '../brand/brand.ts';
import { layerBase } from '../constants.ts';

/** Of a check box; rounder, it would be taken for a radio button. */
const roundestCheck = 5;

/** Corners in pixels: the larger the box, the rounder, kept on even pixels; a check box is half as round. */
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

/** Heights and widths in pixels, on the grid of 4: a row is a control with air, the frame is the same for all. */
export function deriveSize({ density, overrides }: Brand): Record<SizeName, number> {
  return {
    control: density,
    controlSmall: density - 4,
    row: density + 4,
    rowHead: density,
    navMini: 64,
    navFull: 240,
    topbar: 56,
    ...overrides.size,
  };
}

/** Milliseconds: a colour changes in two thirds of the time in which a layer moves. */
export function deriveMotion({ motion, overrides }: Brand): Record<MotionName, number> {
  return { fast: Math.round((motion * 2) / 3), base: motion, ...overrides.motion };
}

export function deriveWeight({ overrides }: Brand): Record<WeightName, number> {
  return { regular: 400, medium: 500, semibold: 600, ...overrides.weight };
}

/** What lies above what. A layer opened inside another takes one more than that one. */
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
