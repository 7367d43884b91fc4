import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kalypso } from './examples/index.ts';
import type { GuestFacts } from './guest-facts.ts';
import { getSegmentSums, toSegments } from './money-line.ts';

const minor = fc.bigInt({ min: 0n, max: 10n ** 14n });
const parts = fc.tuple(minor, minor, minor, minor).filter((sums) => sums.some((sum) => sum > 0n));

const toSums = ([paid, held, asked, due]: readonly bigint[], currency = 'EUR') => ({
  paid: { minor: paid ?? 0n, currency },
  held: { minor: held ?? 0n, currency },
  asked: { minor: asked ?? 0n, currency },
  due: { minor: due ?? 0n, currency },
});

describe('the shares of the line', () => {
  test('add up to the whole', () => {
    fc.assert(
      fc.property(parts, (sums) => {
        const millionths = toSegments(toSums(sums), false).map(({ share }) => Math.round(share * 1e6));
        expect(millionths.reduce((all, share) => all + share, 0)).toBe(1e6);
      }),
    );
  });

  test('are never negative, and only a part above zero has one', () => {
    fc.assert(
      fc.property(parts, (sums) => {
        const segments = toSegments(toSums(sums), true);
        expect(segments.every(({ share }) => share >= 0 && share <= 1)).toBe(true);
        expect(segments).toHaveLength(sums.filter((sum) => sum > 0n).length);
      }),
    );
  });

  test('keep the order of the sums', () => {
    fc.assert(
      fc.property(parts, (sums) => {
        const all = toSums(sums);
        const segments = toSegments(all, false);
        for (const a of segments)
          for (const b of segments)
            if (all[a.name].minor > all[b.name].minor) expect(a.share).toBeGreaterThanOrEqual(b.share);
      }),
    );
  });

  test('are a tenth, three tenths and six tenths of the picture', () => {
    const sums = getSegmentSums(kalypso);
    expect(sums && toSegments(sums, false).map(({ name, share }) => [name, share])).toEqual([
      ['paid', 0.1],
      ['asked', 0.3],
      ['due', 0.6],
    ]);
  });

  test('mark what is to be held', () => {
    expect(toSegments(toSums([1n, 1n, 1n, 1n]), true).filter(({ isToHold }) => isToHold)).toEqual([
      { name: 'asked', share: 0.25, isToHold: true },
    ]);
  });
});

describe('an order has no line', () => {
  const without: Record<string, GuestFacts> = {
    'if one payment is the whole of it': { ...kalypso, payment: { ...kalypso.payment, amount: '6480.00' } },
    'if nothing is known of it': { ...kalypso, segments: null },
    'if it costs nothing': { ...kalypso, order: { ...kalypso.order, total: '0.00' } },
    'if it has no total': { ...kalypso, order: { ...kalypso.order, total: null } },
  };
  test.each(Object.entries(without))('%s', (_, facts) => {
    expect(getSegmentSums(facts)).toBeNull();
  });
});

test('an excess leaves nothing due, rather than less than nothing', () => {
  const segments = { ...kalypso.segments, paid: '7000.00', held: '0', asked: '0', due: '-520.00' };
  const sums = getSegmentSums({
    ...kalypso,
    segments: { ...segments, paidAt: null, paidNote: '', dueBy: null },
  });
  expect(sums?.due.minor).toBe(0n);
});
