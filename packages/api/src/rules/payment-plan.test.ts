import { addDays, money, typedUnit } from '@deck/values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentPolicies } from '../vocabulary/enums.ts';
import {
  LEAST_PLANNED,
  lifetimeUntil,
  MOST_PLANNED,
  type PlanFacts,
  proposePlan,
  proposeReminder,
  remainder,
} from './payment-plan.ts';

const eur = (minor: bigint) => money(minor, 'EUR');
const facts = (changes: Partial<PlanFacts> = {}): PlanFacts => ({
  total: eur(100_000n),
  available: eur(100_000n),
  policy: 'PREPAYMENT_30',
  startDate: '2026-12-24',
  today: '2026-11-20',
  count: 2,
  ...changes,
});
const amountsOf = (changes: Partial<PlanFacts>) =>
  proposePlan(facts(changes))?.map(({ amount }) => amount.minor);

describe('a plan', () => {
  it('asks for the deposit now, and for the rest two weeks before the order starts', () => {
    expect(proposePlan(facts())).toEqual([
      { amount: eur(30_000n), date: null, remindOn: null },
      { amount: eur(70_000n), date: '2026-12-10', remindOn: '2026-12-17' },
    ]);
  });

  it.each([
    ['a half', { policy: 'PREPAYMENT_50' }, [50_000n, 50_000n]],
    ['30 % where the policy says nothing', { policy: 'OTHER' }, [30_000n, 70_000n]],
    ['30 % of a whole prepayment', { policy: 'PREPAYMENT_100' }, [30_000n, 70_000n]],
    ['what is missing of the deposit', { available: eur(80_000n) }, [10_000n, 70_000n]],
    ['30 % of what is left after it', { available: eur(50_000n) }, [15_000n, 35_000n]],
    [
      'the odd cent last',
      { count: 4, available: eur(100_001n), total: eur(100_001n) },
      [30_000n, 23_333n, 23_333n, 23_335n],
    ],
  ] as const)('has %s', (_, changes, amounts) => {
    expect(amountsOf(changes)).toEqual(amounts);
  });

  it('spreads more payments evenly over the days', () => {
    expect(proposePlan(facts({ count: 3 }))?.map(({ date }) => date)).toEqual([
      null,
      '2026-11-30',
      '2026-12-10',
    ]);
  });

  it('is due tomorrow where two weeks before the start are past, and impossible on the eve', () => {
    expect(proposePlan(facts({ today: '2026-12-20' }))?.[1]).toMatchObject({
      date: '2026-12-21',
      remindOn: '2026-12-23',
    });
    expect(proposePlan(facts({ today: '2026-12-22' }))?.[1]?.remindOn).toBeNull();
    expect(proposePlan(facts({ today: '2026-12-23' }))).toBeUndefined();
    expect(proposePlan(facts({ available: eur(1n) }))).toBeUndefined();
  });

  it('gives an order without a start thirty days', () => {
    expect(proposePlan(facts({ startDate: null }))?.[1]).toMatchObject({
      date: '2026-12-20',
      remindOn: '2026-12-27',
    });
  });

  it('always adds up to what is available, in amounts above zero, on days that are left', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('EUR', 'JPY', 'BHD'),
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        fc.constantFrom(...paymentPolicies),
        fc.option(fc.integer({ min: -3, max: 400 })),
        fc.integer({ min: LEAST_PLANNED, max: MOST_PLANNED }),
        (currency, one, other, policy, days, count) => {
          const [rest = 0n, whole = 0n] = [one, other].toSorted((a, b) => (a < b ? -1 : 1));
          const today = '2026-11-20';
          const startDate = days === null ? null : addDays(today, days);
          const available = money(rest, currency);
          const plan = proposePlan({
            total: money(whole, currency),
            available,
            policy,
            startDate,
            today,
            count,
          });
          const isTooLate = days !== null && days < 2;
          const isTooLittle = rest < typedUnit(currency).minor * BigInt(count);
          expect(plan?.length).toBe(isTooLate || isTooLittle ? undefined : count);
          if (plan === undefined) return;
          expect(plan.reduce((all, { amount }) => all + amount.minor, 0n)).toBe(rest);
          expect(
            remainder(
              available,
              plan.slice(0, -1).map(({ amount }) => amount),
            ),
          ).toEqual(plan.at(-1)?.amount);
          for (const { amount } of plan) expect(amount.minor).toBeGreaterThan(0n);
          const dates = plan.slice(1).map(({ date }) => date ?? '');
          expect(dates.toSorted()).toEqual(dates);
          for (const date of dates) expect(date > today).toBe(true);
          if (startDate !== null) for (const date of dates) expect(date < startDate).toBe(true);
          for (const { date, remindOn } of plan)
            if (remindOn !== null) expect(remindOn > (date ?? today)).toBe(true);
        },
      ),
    );
  });
});

it('a link lives until the day after its reminder', () => {
  expect(lifetimeUntil('2026-12-10', '2026-12-17')).toBe('P8D');
  expect(proposeReminder('2026-12-10', '2026-12-12')).toBe('2026-12-11');
  expect(proposeReminder('2026-12-10', '2026-12-11')).toBeNull();
});
