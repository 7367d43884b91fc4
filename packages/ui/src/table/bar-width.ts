const widths = [64, 88, 82, 58, 78, 74, 70] as const;

/** How much of its cell a bar of the skeleton takes, in percent: varying like words do, and the same every time. */
export function barWidth(row: number, column: number): number {
  return widths[(row + column * 3) % widths.length] ?? widths[0];
}
