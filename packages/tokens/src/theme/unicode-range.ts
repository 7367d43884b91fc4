/** The code points of a CSS `unicode-range`, as `U+0-FF,U+131,U+4??`. */
export function readRange(range: string): Set<number> {
  return new Set(
    range.split(',').flatMap((part) => {
      const [first = '', last = first] = part.trim().slice('U+'.length).split('-');
      const from = Number.parseInt(first.replaceAll('?', '0'), 16);
      const to = Number.parseInt(last.replaceAll('?', 'F'), 16);
      return Array.from({ length: to - from + 1 }, (_, i) => from + i);
    }),
  );
}

/** The shortest CSS `unicode-range` of some code points. */
export function writeRange(points: readonly number[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const point of points.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.to === point - 1) last.to = point;
    else runs.push({ from: point, to: point });
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return runs.map(({ from, to }) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(',');
}
