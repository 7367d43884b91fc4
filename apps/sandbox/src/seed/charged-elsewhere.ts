import { addDays, convert, crossRate, today } from '@deck/values';
import { getEnd } from '../payments/create/conversion.ts';
import { demoRates } from './rates.ts';
import type { OrderRow, PaymentRow } from './rows.ts';

/** The country of both demo companies. */
const ZONE = 'Europe/Athens';

type Converted = Pick<
  PaymentRow,
  | 'acquisitionAmount'
  | 'acquisitionCurrency'
  | 'rate'
  | 'rateFrom'
  | 'rateTo'
  | 'rateDate'
  | 'rateEndDate'
  | 'rateEndsAt'
>;

/**
 * The columns of a payment in the company's currency that is charged in another, by the rate of its day.
 * @param present the demo's present, from which its rates are counted
 */
export function chargedElsewhere(
  order: Pick<OrderRow, 'businessProfileId' | 'currency'>,
  amount: bigint,
  currency: string,
  at: Date,
  present: Date,
): Converted {
  const rateDate = today(ZONE, at.getTime());
  const rates = demoRates(present).filter(
    (row) => row.businessProfileId === order.businessProfileId && row.currency === currency,
  );
  const held = rates.findLast(({ startDate }) => startDate <= rateDate);
  if (!held) throw new Error(`The demo has no rate of ${currency} on ${rateDate}`);
  const next = rates.find(({ startDate }) => startDate > rateDate);
  const rateEndDate = next ? addDays(next.startDate, -1) : null;
  const rate = crossRate('1', held.rate);
  return {
    acquisitionAmount: convert({ minor: amount, currency: order.currency }, rate, currency).minor,
    acquisitionCurrency: currency,
    rate,
    rateFrom: order.currency,
    rateTo: currency,
    rateDate,
    rateEndDate,
    rateEndsAt: rateEndDate === null ? null : getEnd(rateEndDate, ZONE),
  };
}
