/**
 * The side of a tile in whole pixels: stripes that repeat at another distance fall between the pixels, and blur where
 * they meet.
 */
const tile = '0 0 / 8px 8px';

/** Stripes for pending states: held money, progress of unknown duration. */
export function hatch(dark: string, light: string): string {
  // Two stripes in a tile. Their edges are soft, since they cross the pixels.
  const stops = [
    `${light} -2%`,
    `${dark} 2% 28%`,
    `${light} 32% 48%`,
    `${dark} 52% 78%`,
    `${light} 82% 98%`,
    `${dark} 102%`,
  ];
  return `linear-gradient(-45deg, ${stops.join(', ')}) ${tile}`;
}

/** Stripes in both directions, for money that went back. */
export function crossHatch(dark: string, light: string): string {
  const stripes = (angle: string) =>
    `linear-gradient(${angle}, ${dark} 15%, transparent 15% 50%, ${dark} 50% 65%, transparent 65%) ${tile}`;
  return `${stripes('-45deg')}, ${stripes('45deg')}, ${light}`;
}
