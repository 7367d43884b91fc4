/** The relative luminance of `#rrggbb` by WCAG 2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours `#rrggbb` by WCAG 2, from 1 to 21; symmetric. */
export function getContrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The minimum contrast of text by WCAG 2 AA. */
export const readableRatio = 4.5;

/** Rounded down, so that an insufficient contrast never looks sufficient: `4.4`. */
export function formatRatio(ratio: number, locale: string): string {
  const rounded = Math.floor(ratio * 10) / 10;
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    rounded,
  );
}
