import type { Order, OrderSummary, TimelineEvent } from '@deck/api/contract/orders';
import { balanceOf } from '@deck/api/rules';
import { amountOf, instantText } from '@deck/values';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { orders, payments, pins, properties, timeline } from '../database/schema.ts';
import { factsOf } from './payment-facts.ts';

type OrderRow = typeof orders.$inferSelect;

/** What a row of a list needs: neither notes nor positions are read for it. */
export const summaryColumns = {
  id: orders.id,
  externalId: orders.externalId,
  currency: orders.currency,
  total: orders.total,
  paid: orders.paid,
  paymentCount: orders.paymentCount,
  state: orders.state,
  progressStatus: orders.progressStatus,
  agentName: orders.agentName,
  agentTag: orders.agentTag,
  createdAt: orders.createdAt,
  modifiedAt: orders.modifiedAt,
  customerFirstName: orders.customerFirstName,
  customerLastName: orders.customerLastName,
  customerEmail: orders.customerEmail,
  customerCompany: orders.customerCompany,
  propertyName: properties.name,
  positionType: orders.positionType,
  startDate: orders.startDate,
  endDate: orders.endDate,
  tags: orders.tags,
};

type SummaryRow = Pick<OrderRow, Exclude<keyof typeof summaryColumns, 'propertyName'>> & {
  readonly propertyName: string;
};

export function summaryAnswer(row: SummaryRow, pinned: boolean): OrderSummary {
  const amount = (minor: bigint) => amountOf({ minor, currency: row.currency });
  return {
    id: row.id,
    externalId: row.externalId,
    currency: row.currency,
    totalAmount: amount(row.total),
    paidAmount: amount(row.paid),
    paymentCount: row.paymentCount,
    state: row.state,
    progressStatus: row.progressStatus,
    agent: { name: row.agentName, tag: row.agentTag },
    createdAt: instantText(row.createdAt.getTime()),
    modifiedAt: instantText(row.modifiedAt.getTime()),
    customer: {
      firstName: row.customerFirstName,
      lastName: row.customerLastName,
      email: row.customerEmail,
      companyName: row.customerCompany,
    },
    propertyName: row.propertyName,
    positionType: row.positionType,
    startDate: row.startDate,
    endDate: row.endDate,
    tags: row.tags,
    pinned,
  };
}

export function timelineAnswer(row: typeof timeline.$inferSelect): TimelineEvent {
  const { amount, currency } = row;
  return {
    id: row.id,
    type: row.type,
    at: instantText(row.at.getTime()),
    author: { kind: row.authorKind, name: row.authorName },
    paymentId: row.paymentId,
    amount: amount !== null && currency !== null ? amountOf({ minor: amount, currency }) : null,
    currency,
    reason: row.reason,
    detail: row.detail,
  };
}

/** Who looks at an order: its division, and the person whose pins count. */
export interface Viewer {
  readonly divisionId: string;
  readonly userId: string;
}

/** An order as the wire carries it; undefined when the division has none of this id. */
export async function readOrder(
  db: Queries,
  viewer: Viewer,
  id: string,
  now: Date,
): Promise<Order | undefined> {
  const [found] = await db
    .select({ order: orders, property: properties, pinned: pins.orderId })
    .from(orders)
    .innerJoin(properties, eq(properties.id, orders.propertyId))
    .leftJoin(pins, and(eq(pins.orderId, orders.id), eq(pins.userId, viewer.userId)))
    .where(and(eq(orders.id, id), eq(orders.businessProfileId, viewer.divisionId)));
  if (!found) return undefined;
  const paymentRows = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, id))
    .orderBy(asc(payments.createdAt), asc(payments.id));
  const events = await db
    .select()
    .from(timeline)
    .where(and(eq(timeline.orderId, id), eq(timeline.verbose, false)))
    .orderBy(desc(timeline.at), desc(timeline.id));

  const { order, property, pinned } = found;
  const facts = paymentRows.map((payment) => factsOf(payment, now));
  const { held, refunded, due, available } = balanceOf(order.total, facts);
  const amount = (minor: bigint) => amountOf({ minor, currency: order.currency });
  return {
    ...summaryAnswer({ ...order, propertyName: property.name }, pinned !== null),
    customer: {
      firstName: order.customerFirstName,
      lastName: order.customerLastName,
      email: order.customerEmail,
      phone: order.customerPhone,
      language: order.customerLanguage,
      country: order.customerCountry,
      companyName: order.customerCompany,
    },
    propertyId: property.id,
    propertyTimezone: property.timezone,
    paymentPolicy: order.paymentPolicy,
    appliedRate:
      order.rateAmount !== null && order.ratePeriod !== null
        ? { amount: amount(order.rateAmount), period: order.ratePeriod }
        : null,
    lengthOfStay: order.lengthOfStay,
    reservationId: order.reservationId,
    internalNote: order.internalNote,
    messageToCustomer: order.messageToCustomer,
    positions: order.positions,
    heldAmount: amount(held),
    refundedAmount: amount(refunded),
    dueAmount: amount(due),
    availableAmount: amount(available),
    timeline: events.map(timelineAnswer),
  };
}
