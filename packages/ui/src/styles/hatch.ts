/** Stripes for pending states: held money, progress of unknown duration. */
export function hatch(dark: string, light: string): string {
  return `repeating-linear-gradient(-45deg, ${dark} 0 3px, ${light} 3px 5px)`;
}
