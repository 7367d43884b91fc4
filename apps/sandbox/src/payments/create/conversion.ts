import { convertPayment, type PaymentSides, rateNeeded } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import { addDays, instantIn, isAmount, type Money, parseMoney, toAmount, today } from '@deck/values';
import type { payments } from '../../database/schema.ts';
import { findRate } from '../../rates/find-rate.ts';
import { assertAccepted } from './checks.ts';
import type { CreatePaymentContext, Place } from './context.ts';

type Row = typeof payments.$inferSelect;
/** What a payment collects and charges, in minor units, and the rate between them. */
export type Amounts = Pick<
  Row,
  | 'currency'
  | 'amount'
  | 'inputAmount'
  | 'inputCurrency'
  | 'acquisitionAmount'
  | 'acquisitionCurrency'
  | 'rate'
  | 'rateFrom'
  | 'rateTo'
  | 'rateDate'
  | 'rateEndDate'
  | 'rateEndsAt'
>;

interface Typed {
  readonly amount: string;
  readonly currency: string;
  readonly acquisitionCurrency?: string | undefined;
  /** What it was shown to be in the other currency. */
  readonly convertedAmount?: string | undefined;
}

const unconverted = {
  inputAmount: null,
  inputCurrency: null,
  acquisitionAmount: null,
  acquisitionCurrency: null,
  rate: null,
  rateFrom: null,
  rateTo: null,
  rateDate: null,
  rateEndDate: null,
  rateEndsAt: null,
};

/**
 * What a payment collects of an order, and what its payer is charged, from what was typed. Amounts are converted once,
 * by the company's rate of today where the property is; the rate stays with the payment.
 * @throws Refusal RATE_REQUIRED naming the currencies, RATE_CHANGED with what it is by now, INVALID_VALUE for a
 * currency the company does not take, for a third currency to charge, or for an amount that is worth nothing in the other.
 */
export async function convertAmounts(
  { tx, actor, now }: CreatePaymentContext,
  { order, property: { timezone } }: Place,
  typed: Typed,
): Promise<Amounts> {
  const { currency } = order;
  const named = { currency: typed.currency, acquisitionCurrency: typed.acquisitionCurrency };
  await assertAccepted(tx, actor.divisionId, named, currency);
  const input = parseMoney(typed.amount, typed.currency);
  const charged = typed.acquisitionCurrency ?? typed.currency;
  const needed = rateNeeded({ order: currency, typed: typed.currency, charged });
  if (needed === 'REFUSED') throw Refusal.invalid({ acquisitionCurrency: 'choice' });
  if (needed === 'NONE') return { ...unconverted, currency, amount: input.minor };
  const { to } = needed;

  const day = today(timezone, now.getTime());
  const found = await findRate(tx, actor.divisionId, typed.currency, to, day);
  if (!found) throw Refusal.because('RATE_REQUIRED', { from: typed.currency, to, date: day });
  const sides = convertPayment(input, { order: currency, charged }, { rate: found.rate, to });
  if (typeof sides === 'string') throw Refusal.invalid({ amount: sides });
  assertShown(typed.convertedAmount, sides.converted);
  return {
    currency,
    ...amountsKept(input, sides, currency),
    rate: found.rate,
    rateFrom: typed.currency,
    rateTo: to,
    rateDate: day,
    rateEndDate: found.endDate,
    rateEndsAt: found.endDate === null ? null : getEnd(found.endDate, timezone),
  };
}

/** @throws Refusal RATE_CHANGED where a person was shown another amount than it is by now. */
function assertShown(shown: string | undefined, converted: Money | undefined): void {
  if (shown === undefined || converted === undefined) return;
  const { currency } = converted;
  if (!isAmount(shown, currency)) throw Refusal.invalid({ convertedAmount: 'amount' });
  if (parseMoney(shown, currency).minor !== converted.minor)
    throw Refusal.because('RATE_CHANGED', { converted: toAmount(converted), currency });
}

/** What a payment keeps of its sides: those that are not in the currency of the order, beside what it collects. */
function amountsKept(typed: Money, { collected, charged }: PaymentSides, orderCurrency: string) {
  const isTypedElsewhere = typed.currency !== orderCurrency;
  const isChargedElsewhere = charged.currency !== orderCurrency;
  return {
    amount: collected.minor,
    inputAmount: isTypedElsewhere ? typed.minor : null,
    inputCurrency: isTypedElsewhere ? typed.currency : null,
    acquisitionAmount: isChargedElsewhere ? charged.minor : null,
    acquisitionCurrency: isChargedElsewhere ? charged.currency : null,
  };
}

/** Days are not counted beyond it. */
const LAST_DAY = '9999-12-31';

/**
 * The moment a day is over somewhere; null for the last day there is, which means for ever. Where the clocks skip
 * midnight, the next day begins an hour later.
 */
export function getEnd(day: string, zone: string): Date | null {
  if (day === LAST_DAY) return null;
  for (const time of ['00:00', '01:00']) {
    const midnight = instantIn(zone, addDays(day, 1), time);
    if (midnight.ok) return new Date(midnight.instant);
  }
  throw new Error(`No clock of ${zone} showed the end of ${day}`);
}
