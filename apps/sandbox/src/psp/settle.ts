import { cardLabel, type PaymentEvent, paymentTransition } from '@deck/api/rules';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { pspOperations } from '../database/schema.ts';
import {
  applyPaymentEvent,
  cardActor,
  type PaymentRow,
  paymentForUpdate,
  type TimelineEntry,
} from '../payments/apply-payment-event.ts';
import { lockOrder } from '../payments/order-balance.ts';
import { settleFollowUp } from './follow-up.ts';
import { giveBackExcess } from './give-back.ts';
import { isFollowUp, type PspOperation } from './psp.ts';
import { completeTransaction, getStatus, recordTransaction } from './transaction-rows.ts';

const DAY = 86_400_000;
/** How long a bank keeps a hold, in milliseconds. */
const HOLD_LASTS = 7 * DAY;

/**
 * Applies the PSP's outcome of an operation to its payment, once: of repeated answers only the first counts.
 * An outcome the ended payment cannot follow is only recorded. Takes the order's lock.
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
    .for('no key update');
  if (!order || !payment || !current || current.answered || current.outcome === 'CHALLENGE') return;
  if (isFollowUp(current.type)) return settleFollowUp(tx, order, payment, current, now);

  const { happening, told } = consequence(current, payment);
  const changes = {
    reason: current.reason,
    card: current.card,
    submittedAt: null,
    ...(happening.type === 'AUTH_APPROVED' ? { holdEndsAt: new Date(now.getTime() + HOLD_LASTS) } : {}),
  };
  const moved =
    paymentTransition(payment.status, happening.type) !== undefined &&
    (await applyPaymentEvent({ tx, order, payment, event: happening, entry: told, now, changes }));
  if (current.outcome === 'CLARIFY') return;
  await tx.update(pspOperations).set({ answered: true }).where(eq(pspOperations.id, current.id));
  const status = getStatus(current);
  if (!(await completeTransaction(tx, current, payment, status, now)))
    await recordTransaction(tx, current, payment, { author: cardActor(payment) }, status, now);
  if (moved) await giveBackExcess(tx, moved.order, moved.payment, now);
}

type Answered = PaymentEvent & {
  readonly type:
    | 'CHARGE_APPROVED'
    | 'AUTH_APPROVED'
    | 'VERIFY_APPROVED'
    | 'DECLINED'
    | 'CLARIFICATION_ASKED'
    | 'FAILED';
};

function consequence(
  { outcome, reason, card, type }: PspOperation,
  payment: PaymentRow,
): { happening: Answered; told: TimelineEntry | undefined } {
  const { scheme, amount } = payment;
  const about = {
    author: cardActor(payment),
    amount,
    ...(card ? { detail: cardLabel(card) } : {}),
    ...(reason ? { reason } : {}),
  };
  switch (outcome) {
    case 'APPROVED':
      if (type === 'VERIFY')
        return { happening: { type: 'VERIFY_APPROVED' }, told: { type: 'PROCESSED', ...about } };
      return scheme === 'AUTH'
        ? { happening: { type: 'AUTH_APPROVED' }, told: { type: 'AUTHORIZED', ...about } }
        : { happening: { type: 'CHARGE_APPROVED' }, told: { type: 'CHARGED', ...about } };
    case 'DECLINED':
      return { happening: { type: 'DECLINED' }, told: { type: 'DECLINED', ...about } };
    case 'CLARIFY':
    case 'CHALLENGE':
      return { happening: { type: 'CLARIFICATION_ASKED' }, told: undefined };
    case 'ERROR':
    case 'CANCELED':
      return { happening: { type: 'FAILED' }, told: { type: 'ERROR', ...about } };
  }
}
