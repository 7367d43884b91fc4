import { Refusal } from '@deck/api/server';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { type orders, payments } from '../database/schema.ts';
import { type PaymentRow, paymentForUpdate } from '../payments/apply-payment-event.ts';
import { lockOrder } from '../payments/order-balance.ts';
import { type Scope, within } from '../scope.ts';

export interface LockedPayment {
  /** Undefined only for a permanent link, which takes no money itself. */
  readonly order: typeof orders.$inferSelect | undefined;
  readonly payment: PaymentRow;
}

/** A payment in scope, under its order's lock until the transaction ends. @throws Refusal NOT_FOUND. */
export async function lockPayment(tx: Queries, scope: Scope, id: string): Promise<LockedPayment> {
  const [known] = await tx
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(and(eq(payments.id, id), within(scope, payments)));
  if (!known) throw Refusal.because('NOT_FOUND');
  const order = known.orderId === null ? undefined : await lockOrder(tx, known.orderId, scope);
  const payment = await paymentForUpdate(tx, id);
  if (!payment || (known.orderId !== null && !order)) throw Refusal.because('NOT_FOUND');
  return { order, payment };
}
