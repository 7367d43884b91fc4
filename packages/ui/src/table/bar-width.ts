const widths = [64, 88, 82, 58, 78, 74, 70] as const;

/** The width of a skeleton bar in percent: varied like text, but deterministic. */
export function barWidth(row: number, column: number): number {
  return widths[(row + column * 3) % widths.length] ?? widths[0];
}
