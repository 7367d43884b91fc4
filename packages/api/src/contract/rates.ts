import * as z from 'zod/mini';
import { endpoint, page, param } from '../core/endpoint.ts';
import { Rate } from './company-formats.ts';
import { Amount, CivilDate, Currency, Id, PositiveAmount } from './formats.ts';

/** A new exchange rate. */
export const RateDraft = z
  .object({
    /** Any currency other than the company's own. */
    currency: Currency,
    /** The first day of the rate. A currency cannot have two rates from the same day. */
    startDate: CivilDate,
    /** The last day of the rate; null until the next rate of the currency begins. */
    endDate: z.nullable(CivilDate),
    /** The value of one unit of this currency in the company's currency. */
    rate: Rate,
  })
  .check(
    z.refine(({ startDate, endDate }) => endDate === null || endDate >= startDate, {
      path: ['endDate'],
      error: 'dateOrder',
    }),
  );
export type RateDraft = z.infer<typeof RateDraft>;

export const ExchangeRate = z.object({
  id: Id,
  ...RateDraft.shape,
  /** The company's currency. */
  toCurrency: Currency,
  /** The effective last day: its own end, or the day before the next rate begins. Null means open. */
  validUntil: z.nullable(CivilDate),
  /** Whether it is effective today, in the reader's zone. */
  active: z.boolean(),
});
export type ExchangeRate = z.infer<typeof ExchangeRate>;

/** A converted amount, rounded half-even to the smallest unit of the company's currency. */
export const Conversion = z.object({
  amount: Amount,
  currency: Currency,
  convertedAmount: Amount,
  convertedCurrency: Currency,
  rate: Rate,
  /** The first day of the rate. */
  rateDate: CivilDate,
});
export type Conversion = z.infer<typeof Conversion>;

export const rates = {
  list: endpoint('GET /api/v1/business-profiles/{id}/rates?for-today&page&size', {
    summary: 'The exchange rates of the company, the latest start first.',
    description:
      '`for-today` gives only those that hold today, in the zone of the reader: one for each currency.',
    needs: 'session',
    tokens: ['DECK'],
    params: { forToday: param.flag, page: param.int, size: param.int },
    response: page(ExchangeRate),
    notInSpec: true,
  }),
  create: endpoint('POST /api/v1/business-profiles/{id}/rates', {
    summary: 'Set an exchange rate. It ends the one before it.',
    description:
      'A second one of the currency on the same start date is refused with `rateStart` at `start_date`.',
    needs: 'SETTINGS_EDIT',
    body: RateDraft,
    response: ExchangeRate,
    notInSpec: true,
  }),
  get: endpoint('GET /api/v1/business-profiles/{id}/rates/{exchange-rate-id}?convert-amount', {
    summary: 'One exchange rate, and what an amount of its currency is worth at it.',
    description: "`convert-amount` is a decimal string in the rate's currency.",
    needs: 'session',
    tokens: ['DECK'],
    params: { convertAmount: PositiveAmount },
    response: z.object({ ...ExchangeRate.shape, conversion: z.nullable(Conversion) }),
    notInSpec: true,
  }),
  update: endpoint('PUT /api/v1/business-profiles/{id}/rates/{exchange-rate-id}', {
    summary: 'Change an exchange rate.',
    description: 'Payments keep the rate they were made at.',
    needs: 'SETTINGS_EDIT',
    body: RateDraft,
    response: ExchangeRate,
    notInSpec: true,
  }),
  remove: endpoint('DELETE /api/v1/business-profiles/{id}/rates/{exchange-rate-id}', {
    summary: 'Remove an exchange rate. The one before it holds again, unless it has an end of its own.',
    needs: 'SETTINGS_EDIT',
    notInSpec: true,
  }),
};
