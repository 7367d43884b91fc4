import { addDays, lifetimeMinimums, parseMoney, today, typedDecimals, typedUnit } from '@deck/values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentFacts } from './balance.ts';
import { getLastDay, isCardExpired } from './card-expiry.ts';
import { getExcess } from './excess.ts';
import { convertPayment, rateNeeded } from './payment-conversion.ts';
import { hasStarted, planSchedule, scheduleRefusal } from './scheduling.ts';
import { isSplitAmount, leastPart } from './split-amount.ts';
import {
  ANSWER_MISSING_MINUTES,
  CLARIFICATION_MINUTES,
  EXPIRING_SOON_HOURS,
  expiresSoon,
  minutesUntilReminder,
  REMIND_MINUTES,
  RESEND_SECONDS,
  SECOND_FACTOR_MINUTES,
  SESSION_HOURS,
  SESSION_IDLE_MINUTES,
  secondsUntilResend,
  TERMINAL_MINUTES,
  TWO_FACTOR_KEY_MINUTES,
} from './time-limits.ts';

const instant = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2032-12-31T23:59:59Z'),
  noInvalidDate: true,
});
const card = fc.record({
  expirationMonth: fc.integer({ min: 1, max: 12 }),
  expirationYear: fc.integer({ min: 2025, max: 2031 }),
});
const later = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds);

describe('a card', () => {
  it.each([
    [2, 2028, '2028-02-29'],
    [2, 2027, '2027-02-28'],
    [12, 2026, '2026-12-31'],
  ])('of %s/%s is valid until %s', (expirationMonth, expirationYear, last) => {
    expect(getLastDay({ expirationMonth, expirationYear })).toBe(last);
  });

  it('is valid on its last day and not later', () => {
    fc.assert(
      fc.property(card, instant, (each, at) => {
        expect(isCardExpired(each, at)).toBe(at.toISOString().slice(0, 10) > getLastDay(each));
      }),
    );
  });
});

describe('scheduling', () => {
  const zone = fc.constantFrom('Europe/Athens', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Riga');
  const ahead = fc.integer({ min: -3, max: 40 });

  it('explains why a local time of the property is impossible', () => {
    const plan = {
      now: new Date('2027-03-20T08:00:00Z'),
      startDate: '2027-04-10',
      zone: 'Europe/Athens',
      rateEndDate: '2027-04-01',
    };
    const at = (moment: string, more = {}) => planSchedule({ ...plan, moment, ...more });
    expect(at('2027-03-21T10:30')).toEqual({ at: new Date('2027-03-21T08:30:00Z') });
    // The clocks jump from three to four that night.
    expect(at('2027-03-28T03:30')).toEqual({ problem: 'TIME_SKIPPED' });
    expect(at('2027-03-19T10:30')).toEqual({ problem: 'IN_PAST' });
    expect(at('2027-04-02T10:30')).toEqual({ problem: 'AFTER_RATE_END' });
    expect(at('2027-04-02T10:30', { rateEndDate: null })).toHaveProperty('at');
    expect(at('2027-04-10T00:00', { rateEndDate: null })).toEqual({ problem: 'AFTER_START' });
    expect(at('2027-03-21T10:30', { startDate: '2027-03-20' })).toEqual({ problem: 'ORDER_STARTED' });
    expect(at('2027-03-21T10:30', { card: { expirationMonth: 2, expirationYear: 2027 } })).toEqual({
      problem: 'AFTER_CARD_EXPIRY',
    });
  });

  // Specification 4.33, 5.36
  it("ends when the order's first day has come in the property's zone", () => {
    const midnight = new Date('2026-11-19T22:00:00Z');
    expect(hasStarted('2026-11-20', 'Europe/Athens', later(midnight, -1))).toBe(false);
    expect(hasStarted('2026-11-20', 'Europe/Athens', midnight)).toBe(true);
    expect(hasStarted('2026-11-20', 'Europe/London', midnight)).toBe(false);
    expect(hasStarted(null, 'Europe/Athens', midnight)).toBe(false);
  });

  // Specification 5.30, 5.35, 5.36
  it('is possible only in the future, before the order starts and while the card is valid', () => {
    fc.assert(
      fc.property(
        instant,
        fc.integer({ min: -100, max: 20_000 }),
        ahead,
        zone,
        fc.option(card, { nil: undefined }),
        (now, hours, days, where, paidWith) => {
          const at = later(now, hours * 3_600_000);
          const startDate = addDays(today(where, now.getTime()), days);
          const facts = { at, now, startDate, zone: where, ...(paidWith ? { card: paidWith } : {}) };
          const refusal = scheduleRefusal(facts);
          if (days <= 0) expect(refusal).toBe('ORDER_STARTED');
          else if (hours <= 0) expect(refusal).toBe('IN_PAST');
          else if (paidWith && at.toISOString().slice(0, 10) > getLastDay(paidWith))
            expect(refusal).toBe('AFTER_CARD_EXPIRY');
          else expect(refusal).toBeUndefined();
        },
      ),
    );
  });
});

describe('times', () => {
  it('match the specification', () => {
    expect(lifetimeMinimums).toEqual({ days: 1, hours: 1, minutes: 60 });
    expect(EXPIRING_SOON_HOURS).toEqual({ min: 1, max: 23 });
    expect(TWO_FACTOR_KEY_MINUTES).toBe(5);
    expect(SESSION_IDLE_MINUTES).toBe(30);
    expect(SESSION_HOURS).toBe(12);
    expect(SECOND_FACTOR_MINUTES).toBe(5);
    expect(CLARIFICATION_MINUTES).toBe(30);
    expect(TERMINAL_MINUTES).toBe(30);
    expect(ANSWER_MISSING_MINUTES).toBe(5);
  });

  it('allow another message to a recipient after a minute, and give the seconds left', () => {
    const sent = new Date('2026-11-20T10:00:00.000Z');
    expect(secondsUntilResend(null, sent)).toBeUndefined();
    expect(secondsUntilResend(sent, sent)).toBe(RESEND_SECONDS);
    expect(secondsUntilResend(sent, later(sent, 59_001))).toBe(1);
    expect(secondsUntilResend(sent, later(sent, 60_000))).toBeUndefined();
    // Another press took its moment first, and was stored last.
    expect(secondsUntilResend(sent, later(sent, -30))).toBe(RESEND_SECONDS);
    expect(minutesUntilReminder(sent, later(sent, -30))).toBe(REMIND_MINUTES);
    fc.assert(
      fc.property(instant, fc.nat(120_000), (at, passed) => {
        const wait = secondsUntilResend(at, later(at, passed)) ?? 0;
        expect(secondsUntilResend(at, later(at, passed + wait * 1000))).toBeUndefined();
        expect(wait).toBeLessThanOrEqual(RESEND_SECONDS);
      }),
    );
  });

  it("call a living link expiring soon within the company's hours, and never an expired link", () => {
    const hours = fc.integer({ min: 1, max: 23 });
    fc.assert(
      fc.property(
        instant,
        hours,
        fc.integer({ min: -90, max: 2000 }),
        fc.boolean(),
        (now, within, left, lives) => {
          const expiresAt = later(now, left * 60_000);
          expect(expiresSoon({ linkLives: lives, expiresAt }, within, now)).toBe(
            lives && left > 0 && left <= within * 60,
          );
          expect(expiresSoon({ linkLives: lives, expiresAt: null }, within, now)).toBe(false);
        },
      ),
    );
  });
});

describe('amounts', () => {
  it.each([
    ['EUR', 2, '0.01'],
    ['JPY', 0, '1'],
    ['BHD', 2, '0.010'],
    ['CLF', 2, '0.0100'],
  ])('of %s are typed with %s decimals, at least %s', (currency, decimals, least) => {
    expect(typedDecimals(currency)).toBe(decimals);
    expect(typedUnit(currency)).toEqual(parseMoney(least, currency));
  });

  it.each([
    ['EUR', '1.00'],
    ['JPY', '100'],
    ['BHD', '1.000'],
  ])('of a split link in %s are at least %s', (currency, least) => {
    expect(leastPart(currency)).toEqual(parseMoney(least, currency));
  });

  it('of a split link are any typable amount from the least to the rest, or exactly the rest', () => {
    const currency = fc.constantFrom('EUR', 'JPY', 'BHD');
    fc.assert(
      fc.property(currency, fc.bigInt(0n, 5000n), fc.bigInt(-10n, 6000n), (code, left, amount) => {
        const typed = code === 'BHD' ? amount % 10n === 0n : true;
        const isEnough = amount >= (code === 'BHD' ? 1000n : 100n);
        const possible = amount > 0n && (amount === left || (isEnough && amount < left && typed));
        expect(isSplitAmount(amount, left, code)).toBe(possible);
      }),
    );
    expect(isSplitAmount(7n, 7n, 'BHD')).toBe(true);
    expect(isSplitAmount(7n, 8n, 'BHD')).toBe(false);
  });

  it.each([
    ['EUR', 'EUR', 'EUR', 'NONE'],
    ['EUR', 'USD', 'EUR', { from: 'USD', to: 'EUR' }],
    ['EUR', 'USD', 'USD', { from: 'USD', to: 'EUR' }],
    ['EUR', 'EUR', 'RUB', { from: 'EUR', to: 'RUB' }],
    ['EUR', 'USD', 'RUB', 'REFUSED'],
  ])('of an order in %s, typed in %s and charged in %s need the rate %j', (order, typed, charged, rate) => {
    expect(rateNeeded({ order, typed, charged })).toEqual(rate);
  });
});

describe('the excess over an order of 500', () => {
  const facts = (changes: Partial<PaymentFacts>): PaymentFacts => ({
    status: 'CHARGED',
    scheme: 'CHARGE',
    amount: 500n,
    authorized: 500n,
    captured: 500n,
    refunded: 0n,
    released: 0n,
    linkLives: false,
    ...changes,
  });
  const hold = facts({ status: 'AUTHORIZED', scheme: 'AUTH', captured: 0n });
  it.each<[string, PaymentFacts[], ReturnType<typeof getExcess>]>([
    ['nothing, when it is paid once', [facts({})], undefined],
    ['all of a charge that came second', [facts({}), facts({})], { type: 'REFUND', amount: 500n }],
    ['a part of it', [facts({ captured: 300n }), facts({})], { type: 'REFUND', amount: 300n }],
    [
      'a whole hold, were it one unit too much',
      [facts({ captured: 1n }), hold],
      { type: 'VOID', amount: 500n },
    ],
    ['a hold beside another', [hold, hold], { type: 'VOID', amount: 500n }],
    ['nothing that was given back already', [facts({}), facts({ refunded: 500n })], undefined],
  ])('is %s', (_, payments, excess) => {
    expect(getExcess(500n, payments, payments.at(-1) ?? hold)).toEqual(excess);
  });
});

describe('an amount in another currency', () => {
  const typed = parseMoney('100.00', 'EUR');
  const usd = { rate: '1.085', to: 'USD' };

  it('has a typed and a converted side', () => {
    expect(convertPayment(typed, { order: 'EUR', charged: 'EUR' }, undefined)).toEqual({
      collected: typed,
      charged: typed,
      converted: undefined,
    });
    const converted = parseMoney('108.50', 'USD');
    expect(convertPayment(typed, { order: 'EUR', charged: 'USD' }, usd)).toEqual({
      collected: typed,
      charged: converted,
      converted,
    });
    expect(convertPayment(typed, { order: 'USD', charged: 'EUR' }, usd)).toEqual({
      collected: converted,
      charged: typed,
      converted,
    });
  });

  it('is refused when its converted amount is zero or too large', () => {
    const cent = parseMoney('0.01', 'EUR');
    expect(convertPayment(cent, { order: 'EUR', charged: 'USD' }, { ...usd, rate: '0.1' })).toBe('tooSmall');
    const much = parseMoney('999999999.99', 'EUR');
    expect(convertPayment(much, { order: 'EUR', charged: 'USD' }, { ...usd, rate: '999999' })).toBe(
      'tooLarge',
    );
  });
});
