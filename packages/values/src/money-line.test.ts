import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MoneyLineFacts, moneyLineNames, placeOnDays, toMoneyLine } from './money-line.ts';

const DAY = 86_400_000;
const days = { created: 0, start: 9 * DAY, end: 14 * DAY };
const base: MoneyLineFacts = {
  total: 648_000n,
  paid: 0n,
  held: 0n,
  asked: 0n,
  refunded: 0n,
  days,
  isClosed: false,
};
const read = (facts: Partial<MoneyLineFacts>, now = 0) => toMoneyLine({ ...base, ...facts }, now);
const namesOf = (facts: Partial<MoneyLineFacts>) => read(facts).segments.map(({ name }) => name);

const sum = fc.bigInt({ min: 0n, max: 10n ** 12n });
const anyFacts = fc.record({
  total: sum,
  paid: sum,
  held: sum,
  asked: sum,
  refunded: sum,
  days: fc.constant(days),
  isClosed: fc.boolean(),
});

describe('the segments', () => {
  it('are the total together, in the order of the line, each above zero', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { segments } = toMoneyLine(facts, 0);
        expect(segments.reduce((all, { minor }) => all + minor, 0n)).toBe(facts.total);
        const places = segments.map(({ name }) => moneyLineNames.indexOf(name));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        for (const { minor } of segments) expect(minor).toBeGreaterThan(0n);
      }),
    );
  });

  it('never show more paid or held than there is', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        for (const { name, minor } of toMoneyLine(facts, 0).segments)
          if (name !== 'notAsked' && name !== 'closed') expect(minor).toBeLessThanOrEqual(facts[name]);
      }),
    );
  });

  it('have no trough and nothing asked once the order is closed', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const names = toMoneyLine(facts, 0).segments.map(({ name }) => name);
        const absent = facts.isClosed ? ['asked', 'notAsked'] : ['closed'];
        for (const name of absent) expect(names).not.toContain(name);
      }),
    );
    expect(namesOf({ paid: 500_000n, isClosed: true })).toEqual(['paid', 'closed']);
    expect(namesOf({ refunded: 600_000n, asked: 1n, isClosed: true })).toEqual(['refunded', 'closed']);
  });

  it('have shares from 0 to 1, which are 1 together', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const shares = toMoneyLine(facts, 0).segments.map(({ share }) => share);
        for (const share of shares) expect(share >= 0 && share <= 1).toBe(true);
        const all = shares.reduce((sum, share) => sum + share, 0);
        expect(all).toBeCloseTo(facts.total === 0n ? 0 : 1, 4);
      }),
    );
  });

  it('have whole percents, which are 0 or 100 only where that is so', () => {
    const { segments } = read({ paid: 1n, held: 647_999n });
    expect(segments.map(({ percent }) => percent)).toEqual([1, 99]);
    expect(read({ paid: 648_000n }).segments.map(({ percent }) => percent)).toEqual([100]);
  });

  it('are a third paid, a third held, a sixth asked and the rest not asked', () => {
    const { segments } = read({ paid: 216_000n, held: 216_000n, asked: 108_000n });
    expect(segments.map(({ name, percent }) => [name, percent])).toEqual([
      ['paid', 33],
      ['held', 33],
      ['asked', 17],
      ['notAsked', 17],
    ]);
  });

  it('show what was refunded until it is asked for again', () => {
    expect(namesOf({ paid: 500_000n, refunded: 148_000n })).toEqual(['paid', 'refunded']);
    expect(namesOf({ paid: 500_000n, refunded: 148_000n, asked: 148_000n })).toEqual(['paid', 'asked']);
    expect(namesOf({ refunded: 648_000n })).toEqual(['refunded']);
  });
});

it('says what is paid and held beyond the total', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const beyond = facts.paid + facts.held - facts.total;
      expect(toMoneyLine(facts, 0).excess).toBe(beyond > 0n ? beyond : 0n);
    }),
  );
  expect(read({ paid: 660_000n })).toMatchObject({ excess: 12_000n, segments: [{ name: 'paid' }] });
});

describe('the needle', () => {
  it('stands at three quarters when the guest comes, and at the end when they leave', () => {
    const placed = [0, 4.5 * DAY, 9 * DAY, 14 * DAY].map((now) => read({}, now).needle);
    expect(placed).toEqual([0, 0.375, 0.75, 1]);
  });

  it('never goes back', () => {
    const time = fc.integer({ min: 0, max: 20 * DAY });
    fc.assert(
      fc.property(time, time, time, time, (created, start, one, other) => {
        const line = { created, start, end: start + DAY };
        const [early, late] = [Math.min(one, other), Math.max(one, other)];
        expect(placeOnDays(line, early)).toBeLessThanOrEqual(placeOnDays(line, late));
      }),
    );
  });

  it('is not there once the order is over, or without dates', () => {
    expect(read({}, 14 * DAY + 1).needle).toBeNull();
    expect(read({ isClosed: true }).needle).toBeNull();
    expect(read({ refunded: 648_000n }).needle).toBeNull();
    expect(read({ days: null }).needle).toBeNull();
  });
});
