/** Stripes for pending states: held money, progress of unknown duration. */
export function hatch(dark: string, light: string): string {
  return `repeating-linear-gradient(-45deg, ${dark} 0 3px, ${light} 3px 5px)`;
}

/** Stripes in both directions, for money that went back. */
export function crossHatch(dark: string, light: string): string {
  const stripes = (angle: string) =>
    `repeating-linear-gradient(${angle}, ${dark} 0 1.5px, transparent 1.5px 4px)`;
  return `${stripes('-45deg')}, ${stripes('45deg')}, ${light}`;
}
