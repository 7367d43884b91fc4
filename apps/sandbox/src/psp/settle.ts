import { randomInt } from 'node:crypto';
import { cardLabel, type Happening, paymentTransition } from '@deck/api/rules';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { pspOperations, transactions } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { happen, type PaymentRow, payer, paymentForUpdate, type Told } from '../payments/happen.ts';
import { lockOrder } from '../payments/order-balance.ts';
import { giveBackExcess } from './give-back.ts';
import type { PspOperation } from './psp.ts';

/**
 * Applies what the PSP says of an operation to its payment, once: however often an answer comes, the first one counts.
 * An answer that cannot move a payment any more, since it has ended, is only recorded. Takes the order's lock.
 */
export async function settle(
  tx: Queries,
  operation: PspOperation,
  orderId: string,
  now: Date,
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const payment = await paymentForUpdate(tx, operation.paymentId);
  const [current] = await tx
    .select()
    .from(pspOperations)
    .where(eq(pspOperations.id, operation.id))
    .for('update');
  if (!order || !payment || !current || current.answered || current.outcome === 'CHALLENGE') return;

  const { happening, told } = consequence(current, payment);
  const changes = { reason: current.reason, card: current.card, submittedAt: null };
  const moved =
    paymentTransition(payment.status, happening.type) !== undefined &&
    (await happen(tx, order, payment, happening, told, now, changes));
  if (current.outcome === 'CLARIFY') return;
  await tx.update(pspOperations).set({ answered: true }).where(eq(pspOperations.id, current.id));
  await tx.insert(transactions).values(transactionOf(current, payment, now));
  if (moved) await giveBackExcess(tx, moved.order, moved.payment, now);
}

type Answered = Happening & {
  readonly type: 'CHARGE_APPROVED' | 'AUTH_APPROVED' | 'DECLINED' | 'CLARIFICATION_ASKED' | 'FAILED';
};

function consequence(
  { outcome, reason, card }: PspOperation,
  { scheme, amount }: PaymentRow,
): { happening: Answered; told: Told | undefined } {
  const about = {
    author: payer,
    amount,
    ...(card ? { detail: cardLabel(card) } : {}),
    ...(reason ? { reason } : {}),
  };
  switch (outcome) {
    case 'APPROVED':
      return scheme === 'AUTH'
        ? { happening: { type: 'AUTH_APPROVED' }, told: { type: 'AUTHORIZED', ...about } }
        : { happening: { type: 'CHARGE_APPROVED' }, told: { type: 'CHARGED', ...about } };
    case 'DECLINED':
      return { happening: { type: 'DECLINED' }, told: { type: 'DECLINED', ...about } };
    case 'CLARIFY':
    case 'CHALLENGE':
      return { happening: { type: 'CLARIFICATION_ASKED' }, told: undefined };
    case 'ERROR':
      return { happening: { type: 'FAILED' }, told: { type: 'ERROR', ...about } };
  }
}

function transactionOf(
  operation: PspOperation,
  payment: PaymentRow,
  now: Date,
): typeof transactions.$inferInsert {
  const approved = operation.outcome === 'APPROVED';
  return {
    id: newId(now.getTime()),
    paymentId: payment.id,
    type: operation.type,
    status: approved ? 'APPROVED' : operation.outcome === 'DECLINED' ? 'DECLINED' : 'ERROR',
    amount: operation.amount,
    currency: payment.currency,
    reason: operation.reason,
    card: operation.card,
    processedAt: now,
    pspOperationId: operation.id,
    providerPaymentId: `pp_${payment.id}`,
    providerAuthCode: approved ? String(randomInt(100_000, 1_000_000)) : null,
    rrn: approved ? String(randomInt(100_000_000_000, 1_000_000_000_000)) : null,
  };
}
