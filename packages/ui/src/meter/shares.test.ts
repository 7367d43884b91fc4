import { money } from '@deck/values';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getShares } from './shares.ts';

const eur = (minor: bigint) => money(minor, 'EUR');

test('a third paid, a third held, a third due', () => {
  expect(getShares(eur(648000n), [eur(216000n), eur(216000n)])).toEqual({
    due: eur(216000n),
    widths: [3333, 3333, 3333],
  });
});

test('parts above the total leave nothing due', () => {
  expect(getShares(eur(100n), [eur(300n), eur(100n)])).toEqual({ due: eur(0n), widths: [7500, 2500, 0] });
});

test('a small part keeps a minimum width', () => {
  expect(getShares(eur(648000n), [eur(1n), eur(0n)]).widths).toEqual([1, 0, 9999]);
});

test('a total of zero is an empty meter', () => {
  expect(getShares(eur(0n), [eur(0n)])).toEqual({ due: eur(0n), widths: [0, 10_000] });
});

test('the widths fill the meter, and a larger part is never narrower', () => {
  const amounts = fc.array(fc.bigInt({ min: 0n, max: 10n ** 15n }), { maxLength: 5 });
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), amounts, (total, parts) => {
      const { due, widths } = getShares(eur(total), parts.map(eur));
      const filled = widths.reduce((a, b) => a + b, 0);
      expect(Math.abs(filled - 10_000)).toBeLessThanOrEqual(widths.length);
      const all = [...parts, due.minor];
      const byAmount = all.map((minor, index) => ({ minor, width: widths[index] ?? -1 }));
      byAmount.sort((a, b) => Number(a.minor - b.minor));
      const ordered = byAmount.map(({ width }) => width);
      if (all.some((minor) => minor > 0n)) expect(ordered).toEqual(ordered.toSorted((a, b) => a - b));
    }),
  );
});
