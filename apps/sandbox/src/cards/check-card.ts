import { cardLabel, type PaymentEvent } from '@deck/api/rules';
import type { DeclineReason, PaymentStatus } from '@deck/api/vocabulary';
import type { Queries } from '../database/queries.ts';
import { type orders, pspOperations, tenders } from '../database/schema.ts';
import {
  type Author,
  applyPaymentEvent,
  type PaymentRow,
  type TimelineEntry,
} from '../payments/apply-payment-event.ts';
import { newOperationId } from '../psp/psp.ts';
import { getBehaviour } from '../psp/test-cards.ts';
import { recordTransaction } from '../psp/transaction-rows.ts';
import { getCustomerKey } from './find-tender.ts';
import { type PspCard, toMask } from './psp-cards.ts';

type OrderRow = typeof orders.$inferSelect;

type CardOutcome =
  | { readonly kind: 'SAVED' | 'KNOWN' }
  | { readonly kind: 'DECLINED'; readonly reason: DeclineReason };

/**
 * Asks the PSP to check a card given for a request. Saves it for the guest unless it is declined or already
 * saved. No money moves; banks answer a check immediately, without a challenge. The caller holds the order's
 * lock and has read the payment under it.
 */
export async function checkCard(
  tx: Queries,
  order: OrderRow,
  payment: PaymentRow,
  kept: PspCard,
  author: Author,
  now: Date,
): Promise<CardOutcome> {
  const behaviour = getBehaviour(kept.number);
  const reason = behaviour.kind === 'decline' ? behaviour.reason : null;
  const card = toMask(kept);
  const operation = {
    id: newOperationId(now),
    paymentId: payment.id,
    type: 'VERIFY' as const,
    amount: 0n,
    convertedAmount: null,
    convertedCurrency: null,
    outcome: reason === null ? ('APPROVED' as const) : ('DECLINED' as const),
    reason,
    card,
    answersAt: now,
    answered: true,
    createdAt: now,
  };
  await tx.insert(pspOperations).values(operation);
  await recordTransaction(tx, operation, payment, { author }, operation.outcome, now);

  const outcome: CardOutcome =
    reason !== null
      ? { kind: 'DECLINED', reason }
      : {
          kind: behaviour.kind !== 'known' && (await save(tx, order, payment, kept, now)) ? 'SAVED' : 'KNOWN',
        };
  const { happening, told } = consequence(outcome, payment.status, author, cardLabel(card));
  await applyPaymentEvent({
    tx,
    order,
    payment,
    event: happening,
    entry: told,
    now,
    changes: { card, reason },
  });
  return outcome;
}

function consequence(
  outcome: CardOutcome,
  status: PaymentStatus,
  author: Author,
  detail: string,
): { happening: PaymentEvent; told: TimelineEntry } {
  // Staff have revoked the request already, so it ends without a card.
  const calledOff = status === 'REVOKE_REQUESTED';
  switch (outcome.kind) {
    case 'SAVED':
      return { happening: { type: 'CARD_GIVEN' }, told: { type: 'PROCESSED', author, detail } };
    case 'KNOWN':
      return {
        happening: { type: calledOff ? 'REVOKED' : 'CARD_KNOWN' },
        told: { type: 'ERROR', author, detail, reason: 'CARD_ALREADY_TOKENIZED' },
      };
    case 'DECLINED':
      return {
        happening: { type: calledOff ? 'REVOKED' : 'CHECK_FAILED' },
        told: { type: 'DECLINED', author, detail, reason: outcome.reason },
      };
  }
}

/** Whether the card was new for the guest. Of two given concurrently, one is saved. */
async function save(
  tx: Queries,
  order: OrderRow,
  { id, createdBy }: PaymentRow,
  { token: pspToken, fingerprint, ...kept }: PspCard,
  now: Date,
): Promise<boolean> {
  const saved = await tx
    .insert(tenders)
    .values({
      ...toMask(kept),
      id,
      businessProfileId: order.businessProfileId,
      orderId: order.id,
      customerKey: getCustomerKey(order),
      customerEmail: order.customerEmail,
      pspToken,
      fingerprint,
      createdBy,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: tenders.id });
  return saved.length > 0;
}
