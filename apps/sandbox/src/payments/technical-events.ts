import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import {
  callbackAttempts,
  callbacks,
  pspOperations,
  type timeline,
  transactions,
} from '../database/schema.ts';
import { type PaymentRow, system } from './apply-payment-event.ts';

type TimelineRow = typeof timeline.$inferSelect;

/** The maximum number of events per kind and payment. */
const MOST = 100;

/**
 * The technical events of a payment: bank operations, callback attempts, postings to a hotel's folio. They
 * are read from their own tables and not copied to the timeline.
 */
export async function technicalEvents(
  db: Queries,
  { id, orderId, currency }: Pick<PaymentRow, 'id' | 'orderId' | 'currency'>,
): Promise<TimelineRow[]> {
  const [asked, tried, posted] = await Promise.all([
    db
      .select()
      .from(pspOperations)
      .where(eq(pspOperations.paymentId, id))
      .orderBy(desc(pspOperations.createdAt))
      .limit(MOST),
    db
      .select({ attempt: callbackAttempts })
      .from(callbackAttempts)
      .innerJoin(callbacks, eq(callbacks.id, callbackAttempts.callbackId))
      .where(eq(callbacks.paymentId, id))
      .orderBy(desc(callbackAttempts.at))
      .limit(MOST),
    db
      .select()
      .from(transactions)
      .where(and(eq(transactions.paymentId, id), isNotNull(transactions.ifcDeliveredAt)))
      .orderBy(desc(transactions.processedAt))
      .limit(MOST),
  ]);
  const common = {
    orderId,
    paymentId: id,
    authorKind: system.kind,
    authorName: system.name,
    amount: null,
    currency: null,
    reason: null,
    detail: null,
    verbose: true,
  };
  return [
    ...tried.map(({ attempt: { id: attempt, at, error, httpStatus } }) => ({
      ...common,
      id: `callback-${attempt}`,
      type: error === null ? ('CALLBACK_DELIVERED' as const) : ('CALLBACK_FAILED' as const),
      at,
      detail: httpStatus === null ? null : `HTTP ${httpStatus}`,
    })),
    ...posted.map(({ id: transaction, amount, ifcDeliveredAt, processedAt }) => ({
      ...common,
      id: `folio-${transaction}`,
      type: 'POSTED_TO_FOLIO' as const,
      at: ifcDeliveredAt ?? processedAt,
      amount,
      currency,
    })),
    ...asked.map(({ id: operation, type, amount, createdAt }) => ({
      ...common,
      id: `bank-${operation}`,
      type: 'SENT_TO_BANK' as const,
      at: createdAt,
      amount,
      currency,
      detail: type,
    })),
  ];
}
