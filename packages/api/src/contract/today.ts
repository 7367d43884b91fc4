import * as z from 'zod/mini';
import { described } from '../core/described.ts';
import { endpoint } from '../core/endpoint.ts';
import { AmountSum, CivilDate, Currency, Id, Instant, Phone } from './formats.ts';
import { OrderSummary } from './orders.ts';
import { Payment } from './payment.ts';

/** Why something waits for a person. */
export const waitReasons = [
  'HOLD_ENDS',
  'LINK_ENDS',
  'LINK_RATE_ENDS',
  'DECLINED',
  'EXPIRED',
  'NOT_ASKED',
  'RATE_ENDS',
  'RATE_MISSING',
] as const;
export type WaitReason = (typeof waitReasons)[number];

/** What ends the waiting. */
export const waitActs = ['CAPTURE', 'SEND', 'CALL', 'NEW_PAYMENT', 'UPDATE_RATE'] as const;
export type WaitAct = (typeof waitActs)[number];

export const Waiting = z.object({
  id: described(z.string(), 'The reason with what it concerns.', 'HOLD_ENDS-01JD3X9MFE7Q4W'),
  reason: described(
    z.enum(waitReasons),
    'A hold ends; a link that was not sent today ends, by itself or with its exchange rate; the last link of an order was declined or expired, or nothing is asked, and the guest arrives; an exchange rate that open links use ends without a next one, or is missing.',
  ),
  endsAt: described(
    Instant,
    "The end of the hold, link or rate; for an arrival the beginning of its day by the property's clocks.",
  ),
  endsToday: described(z.boolean(), 'By the clocks of the caller.'),
  act: described(z.nullable(z.enum(waitActs)), 'Null where the caller may not do it.'),
  amount: described(
    z.nullable(AmountSum),
    'Held, asked by the link, or not asked; null for an exchange rate.',
  ),
  currency: described(Currency, 'Of an exchange rate: the one whose rate is to be set.'),
  guest: described(z.string(), 'Empty for an exchange rate.', 'Maria Papadopoulou'),
  phone: described(
    Phone,
    'Only where the guest is to be called and the caller may open the order; else empty.',
  ),
  orderId: z.nullable(Id),
  orderExternalId: z.nullable(z.string()),
  startDate: z.nullable(CivilDate),
  payment: described(z.nullable(Payment), 'The payment that waits; null where none does.'),
});
export type Waiting = z.infer<typeof Waiting>;

export const Queue = z.object({
  day: described(CivilDate, 'Today, by the clocks of the caller.'),
  waiting: described(z.array(Waiting), 'What ends first, at most 50.'),
  total: described(z.int(), 'All that waits.'),
  endToday: described(z.int(), 'Of all, what ends today.'),
  totalExact: described(z.boolean(), 'False: more waits than was counted.'),
  holds: described(z.nullable(z.int()), 'All holds, whenever they end; null for who may not see payments.'),
});
export type Queue = z.infer<typeof Queue>;

/** What the orders of a currency come to. */
export const ArrivalSum = z.object({
  currency: Currency,
  total: AmountSum,
  paid: described(AmountSum, 'Taken and kept, of each order at most its total.'),
  held: AmountSum,
  asked: AmountSum,
  refunded: AmountSum,
  notAsked: AmountSum,
  due: described(AmountSum, 'Still to come in: what is held, asked and not asked.'),
});
export type ArrivalSum = z.infer<typeof ArrivalSum>;

export const Arrivals = z.object({
  from: CivilDate,
  to: CivilDate,
  sums: described(z.array(ArrivalSum), 'By currency, the most still to come in first.'),
  rows: described(
    z.array(z.object({ order: OrderSummary, due: AmountSum })),
    'Those with money still to come in, the next arrival first, at most 8.',
  ),
  total: described(z.int(), 'How many have money still to come in.'),
  totalExact: described(z.boolean(), 'False: more orders arrive than were added up.'),
});
export type Arrivals = z.infer<typeof Arrivals>;

/** A currency's month until now against the same days of the month before. */
export const MonthSum = z.object({
  currency: Currency,
  paid: described(AmountSum, 'Charges and captures.'),
  refunded: AmountSum,
  paidBefore: described(AmountSum, 'On the same days of the month before.'),
});
export type MonthSum = z.infer<typeof MonthSum>;

const Days = z.object({ from: CivilDate, to: CivilDate });

export const MonthUntilNow = z.object({
  days: Days,
  before: described(Days, 'The same days of the month before; all of it where it is shorter.'),
  sums: described(z.array(MonthSum), 'Currencies in which nothing moved are left out.'),
});
export type MonthUntilNow = z.infer<typeof MonthUntilNow>;

export const today = {
  queue: endpoint('GET /api/v1/today/queue', {
    summary: 'What waits for a person within seven days, what ends first at the top.',
    description:
      'Payments need ALL_PAYMENTS_LIST_VIEW and orders ORDERS_LIST_VIEW too: without them they are left out. Days are those of the caller.',
    needs: 'MAIN_PAGE_VIEW',
    response: Queue,
    notInSpec: true,
  }),
  arrivals: endpoint('GET /api/v1/today/arrivals', {
    summary:
      'The money of the orders that begin within 14 days, and those in which some is still to come in.',
    description: 'Needs MAIN_PAGE_VIEW too. Canceled and finalised orders are left out.',
    needs: 'ORDERS_LIST_VIEW',
    response: Arrivals,
    errors: ['ACCESS_DENIED'],
    notInSpec: true,
  }),
  month: endpoint('GET /api/v1/today/month', {
    summary: 'What was paid this month until now, against the same days of the month before.',
    description:
      'Needs MAIN_PAGE_VIEW too. The sums are those of the days: charges and captures, each on the day it moved by the clocks of the property.',
    needs: 'ALL_PAYMENTS_LIST_VIEW',
    response: MonthUntilNow,
    errors: ['ACCESS_DENIED'],
    notInSpec: true,
  }),
};
