import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type QrModules, qrModules, qrPath, qrSvg, quietZone } from './qr-path.ts';

/** The number of times the path covers each module. */
function covered(path: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let column = Number(x); column < Number(x) + Number(width); column += 1) {
      const key = `${Number(y) - quietZone} ${column - quietZone}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

function darkOnes({ side, isDark }: QrModules): string[] {
  return Array.from({ length: side * side }, (_, index) => [Math.floor(index / side), index % side] as const)
    .filter(([row, column]) => isDark(row, column))
    .map(([row, column]) => `${row} ${column}`);
}

test('the path covers every dark module once and no light module', () => {
  const grid = fc
    .integer({ min: 1, max: 12 })
    .chain((side) =>
      fc
        .array(fc.boolean(), { minLength: side * side, maxLength: side * side })
        .map((dark): QrModules => ({ side, isDark: (row, column) => dark[row * side + column] === true })),
    );
  fc.assert(
    fc.property(grid, (modules) => {
      const counts = covered(qrPath(modules));
      expect([...counts.keys()].sort()).toEqual(darkOnes(modules).sort());
      expect([...counts.values()].every((count) => count === 1)).toBe(true);
    }),
  );
});

test('the three finder patterns are in their corners', () => {
  const { side, isDark } = qrModules('https://pay.kalypsobay.gr/l/7Qm2vXc9Tz');
  const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
  for (const [top, left] of [
    [0, 0],
    [0, side - 7],
    [side - 7, 0],
  ] as const) {
    const seen = finder.map((line, row) =>
      [...line].map((_, column) => (isDark(top + row, left + column) ? '1' : '0')).join(''),
    );
    expect(seen).toEqual(finder);
  }
});

test('the file has the border and nothing outside it', () => {
  const { side } = qrModules('https://pay.kalypsobay.gr/l/7Qm2vXc9Tz');
  const svg = qrSvg('https://pay.kalypsobay.gr/l/7Qm2vXc9Tz');
  expect(svg).toContain(`viewBox="0 0 ${side + 8} ${side + 8}"`);
  const rows = [...svg.matchAll(/M(\d+) (\d+)h(\d+)v1/g)];
  expect(rows.length).toBeGreaterThan(side);
  for (const [, x, y, width] of rows) {
    expect(Number(x)).toBeGreaterThanOrEqual(quietZone);
    expect(Number(x) + Number(width)).toBeLessThanOrEqual(side + quietZone);
    expect(Number(y)).toBeLessThan(side + quietZone);
  }
});

test('text that is too long for a code is refused', () => {
  expect(() => qrModules('x'.repeat(3000))).toThrow();
});
