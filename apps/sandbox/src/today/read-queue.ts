import type { Queue } from '@deck/api/contract/today';
import { addDays, type CivilDate, instantIn, instantText, today } from '@deck/values';
import { type Call, type Caller, requireCaller } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { paymentsById } from '../payments/payment-lists.ts';
import { getParts } from './arrival-sums.ts';
import { MOST_ARRIVALS, readArriving } from './read-arrivals.ts';
import { endsToday, type Found, sortWaiting, toWaiting } from './waiting.ts';
import {
  countHolds,
  MOST_WAITING,
  type Period,
  readEndingHolds,
  readEndingLinks,
  readUnpaid,
} from './waiting-payments.ts';
import { readEndingRates } from './waiting-rates.ts';

/** Days that are looked ahead, today included. */
const DAYS = 7;
/** Rows answered. */
const SHOWN = 50;

/** What waits for a person within seven days, as far as the caller may see it. */
export async function readQueue(call: Call): Promise<Queue> {
  const caller = requireCaller(call);
  const { db, clock } = call.context;
  const now = clock.now();
  const period = getPeriod(caller, now);
  const seesPayments = caller.permissions.has('ALL_PAYMENTS_LIST_VIEW');
  const [holds, ending, links, unpaid, rates, unasked] = await Promise.all([
    seesPayments ? countHolds(db, caller) : null,
    seesPayments ? readEndingHolds(db, caller, period) : [],
    seesPayments ? readEndingLinks(db, caller, period) : [],
    seesPayments ? readUnpaid(db, caller, period) : [],
    seesPayments ? readEndingRates(db, caller, period, caller.timezone) : [],
    caller.permissions.has('ORDERS_LIST_VIEW')
      ? readUnasked(db, caller, period)
      : { found: [], isCut: false },
  ]);
  const called = new Set(unpaid.map(({ orderId }) => orderId));
  const all = sortWaiting([
    ...ending,
    ...links,
    ...unpaid,
    ...rates,
    ...unasked.found.filter(({ orderId }) => !called.has(orderId)),
  ]);
  const shown = all.slice(0, SHOWN);
  const payments = await paymentsById(
    call,
    shown.flatMap(({ paymentId }) => paymentId ?? []),
  );
  return {
    day: period.from,
    waiting: shown.map((found) => ({
      ...toWaiting(found, caller, now),
      payment: payments.get(found.paymentId ?? '') ?? null,
    })),
    total: all.length,
    endToday: all.filter((found) => endsToday(found, caller, now)).length,
    totalExact: !unasked.isCut && [ending, links, unpaid].every(({ length }) => length < MOST_WAITING),
    holds,
  };
}

function getPeriod({ timezone }: Caller, now: Date): Period {
  const from = today(timezone, instantText(now.getTime()));
  return {
    since: startOf(from, timezone),
    now,
    from,
    to: addDays(from, DAYS - 1),
    until: startOf(addDays(from, DAYS), timezone),
  };
}

/** The beginning of a day; where clocks skip midnight, an hour later. */
function startOf(day: CivilDate, zone: string): Date {
  const midnight = instantIn(zone, day, '00:00');
  const start = midnight.ok ? midnight : instantIn(zone, day, '01:00');
  if (!start.ok) throw new RangeError(`${zone} skips the first hours of ${day}`);
  return new Date(start.instant);
}

/** Orders that begin within the period, with money for which nobody is asked. An open split link asks everybody. */
async function readUnasked(db: Queries, caller: Caller, { from, to, now }: Period) {
  const arriving = await readArriving(db, caller, { from, to }, now);
  const found = arriving
    .filter((order) => !order.split && order.asked === 0n && getParts(order).notAsked > 0n)
    .map(
      (order): Found => ({
        reason: 'NOT_ASKED',
        about: order.id,
        endsAt: new Date(Number(order.arrival) * 1000),
        amount: getParts(order).notAsked,
        currency: order.currency,
        guest: `${order.customerFirstName} ${order.customerLastName}`.trim(),
        phone: '',
        orderId: order.id,
        orderExternalId: order.externalId,
        startDate: order.startDate,
        paymentId: null,
      }),
    );
  return { found, isCut: arriving.length >= MOST_ARRIVALS };
}
