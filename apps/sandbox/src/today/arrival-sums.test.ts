import { parseMoney } from '@deck/values';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getArrivalSums, getDue, getParts, type OrderMoney } from './arrival-sums.ts';

const order = (changes: Partial<OrderMoney> = {}): OrderMoney => ({
  currency: 'EUR',
  total: 648_000n,
  paid: 216_000n,
  held: 216_000n,
  asked: 108_000n,
  refunded: 0n,
  ...changes,
});

test('an order of which a third is paid still owes the rest', () => {
  expect(getDue(order())).toBe(432_000n);
  expect(getArrivalSums([order()])).toEqual([
    {
      currency: 'EUR',
      total: '6480.00',
      paid: '2160.00',
      held: '2160.00',
      asked: '1080.00',
      refunded: '0.00',
      notAsked: '1080.00',
      due: '4320.00',
    },
  ]);
});

test('an order that was paid too much owes nothing, and pays for no other', () => {
  const [sum] = getArrivalSums([
    order({ paid: 700_000n, held: 0n, asked: 0n }),
    order({ paid: 0n, held: 0n, asked: 0n }),
  ]);
  expect(sum).toMatchObject({ paid: '6480.00', due: '6480.00', notAsked: '6480.00' });
});

test('currencies are never added up, the most owed comes first', () => {
  const sums = getArrivalSums([
    order({ currency: 'JPY', total: 86_400n, paid: 0n, held: 0n, asked: 0n }),
    order(),
  ]);
  expect(sums.map(({ currency, due }) => [currency, due])).toEqual([
    ['EUR', '4320.00'],
    ['JPY', '86400'],
  ]);
});

test('an order that was given back owes nothing', () => {
  expect(getDue(order({ paid: 0n, held: 0n, asked: 0n, refunded: 648_000n }))).toBe(0n);
});

test('the parts add up to the total, and what is due to the total less what was paid or given back', () => {
  const minor = fc.bigInt({ min: 0n, max: 10n ** 12n });
  const any = fc.record({
    currency: fc.constantFrom('EUR', 'JPY', 'BHD'),
    total: fc.bigInt({ min: 1n, max: 10n ** 12n }),
    paid: minor,
    held: minor,
    asked: minor,
    refunded: minor,
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 20 }), (orders) => {
      for (const one of orders) {
        const parts = getParts(one);
        expect(parts.paid + parts.held + parts.asked + parts.refunded + parts.notAsked).toBe(one.total);
      }
      for (const sum of getArrivalSums(orders)) {
        const of = (amount: string) => parseMoney(amount, sum.currency).minor;
        const own = orders.filter(({ currency }) => currency === sum.currency);
        expect(of(sum.total)).toBe(own.reduce((all, { total }) => all + total, 0n));
        expect(of(sum.due)).toBe(own.reduce((all, each) => all + getDue(each), 0n));
        expect(of(sum.due)).toBe(of(sum.held) + of(sum.asked) + of(sum.notAsked));
        expect(of(sum.total)).toBe(of(sum.paid) + of(sum.refunded) + of(sum.due));
      }
    }),
  );
});
