import { wordsLanguage } from '@deck/api/vocabulary';
import type { GuestFacts, GuestState } from '@deck/guest';
import { instantText } from '@deck/values';
import type { Queries } from '../database/queries.ts';
import type { businessProfiles, orders, properties } from '../database/schema.ts';
import { getFacts } from '../orders/payment-facts.ts';
import type { PaymentRow } from '../payments/apply-payment-event.ts';
import { getMoney } from '../payments/order-balance.ts';
import { readLastPaid } from './guest-facts.ts';
import { toGuestOrder } from './guest-order.ts';
import { toGuestCharger, toGuestProperty } from './guest-property.ts';
import { divideTotal, isClosed, type SegmentSums, toGuestSegments } from './guest-segments.ts';
import { getDueBy, toNextDates } from './next-dates.ts';

/** An order that friends share, before one of them has said how much to pay. */
export interface SharedOrder {
  readonly property: typeof properties.$inferSelect;
  readonly company: typeof businessProfiles.$inferSelect;
  readonly order: typeof orders.$inferSelect;
  /** The address of the split link. */
  readonly url: string;
}

/** What everyone with a split link may know. Nobody's name is among it: whose link it is becomes known with the payment. */
export async function readSplitFacts(db: Queries, shared: SharedOrder, now: Date): Promise<GuestFacts> {
  const payments = await getMoney(db, shared.order.id);
  return toSplitFacts(shared, payments, await readLastPaid(db, shared.order.id), now);
}

function toSplitFacts(
  { property, company, order, url }: SharedOrder,
  payments: readonly PaymentRow[],
  paidAt: Date | null,
  now: Date,
): GuestFacts {
  const place = toGuestProperty(property, company, wordsLanguage(order.customerLanguage));
  const sums = divideTotal(
    order.total,
    payments.map((one) => getFacts(one, now)),
    0n,
  );
  const dueBy = getDueBy(sums.due, payments, property.timezone, now);
  return {
    property: place,
    charger: toGuestCharger(company),
    order: { ...toGuestOrder(order, null, company.showOrderDetails), guestName: '', guestEmail: '' },
    segments: isClosed(order)
      ? null
      : toGuestSegments(sums, order.currency, {
          paidAt: sums.paid === 0n ? null : paidAt && instantText(paidAt.getTime()),
          paidNote: '',
          dueBy,
        }),
    payment: {
      kind: 'SPLIT',
      amount: null,
      currency: order.currency,
      scheme: 'CHARGE',
      label: '',
      state: getState(order, sums),
      url,
      expiresAt: null,
      createdAt: instantText(order.createdAt.getTime()),
      paidAt: null,
      captureAt: null,
      card: null,
      wallet: null,
      methodTitle: null,
      receiptNumber: null,
      approval: null,
      reason: null,
      conversion: null,
      staffNote: order.messageToCustomer,
    },
    methods: [],
    transfer: null,
    next: toNextDates(order, place, payments, dueBy, now),
    now: instantText(now.getTime()),
  };
}

function getState({ split, revoked, finalized }: SharedOrder['order'], { due }: SegmentSums): GuestState {
  if (revoked) return 'CANCELED';
  if (due === 0n) return 'PAID_BY_ANOTHER';
  return split && !finalized ? 'OPEN' : 'EXPIRED';
}
