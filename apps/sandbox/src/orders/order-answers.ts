import type { OrderSummary, TimelineEvent } from '@deck/api/contract/orders';
import { instantText, toAmount } from '@deck/values';
import { orders, type timeline } from '../database/schema.ts';

type OrderRow = typeof orders.$inferSelect;

/** The columns of a list's row, without notes and positions. */
export const summaryColumns = {
  id: orders.id,
  externalId: orders.externalId,
  currency: orders.currency,
  total: orders.total,
  paid: orders.paid,
  held: orders.held,
  refunded: orders.refunded,
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
  propertyName: orders.propertyName,
  reservationId: orders.reservationId,
  paymentPolicy: orders.paymentPolicy,
  positionType: orders.positionType,
  startDate: orders.startDate,
  endDate: orders.endDate,
  tags: orders.tags,
};

type SummaryRow = Pick<OrderRow, keyof typeof summaryColumns>;

/** @param asked the open amounts of its payments */
export function summaryAnswer(row: SummaryRow, asked: bigint, pinned: boolean): OrderSummary {
  const amount = (minor: bigint) => toAmount({ minor, currency: row.currency });
  return {
    id: row.id,
    externalId: row.externalId,
    currency: row.currency,
    totalAmount: amount(row.total),
    paidAmount: amount(row.paid),
    heldAmount: amount(row.held),
    askedAmount: amount(asked),
    refundedAmount: amount(row.refunded),
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
    reservationId: row.reservationId,
    paymentPolicy: row.paymentPolicy,
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
    amount: amount !== null && currency !== null ? toAmount({ minor: amount, currency }) : null,
    currency,
    reason: row.reason,
    detail: row.detail,
  };
}
