/** Stripes, for what is not yet: money that is held, work whose end nobody knows. */
export function hatch(dark: string, light: string): string {
  return `repeating-linear-gradient(-45deg, ${dark} 0 3px, ${light} 3px 5px)`;
}
