import { cardLabel, type PaymentEvent } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import type { DeclineReason, PaymentStatus } from '@deck/api/vocabulary';
import { toAmount } from '@deck/values';
import type { Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { type orders, pspOperations, tenders } from '../database/schema.ts';
import { newOperationId } from '../operations/operation-rows.ts';
import { recordTransaction } from '../operations/transaction-rows.ts';
import {
  type Author,
  applyPaymentEvent,
  type PaymentRow,
  type TimelineEntry,
} from '../payments/apply-payment-event.ts';
import type { PspCard, PspOperation } from '../psp/index.ts';
import { getCustomerKey } from './find-tender.ts';

type OrderRow = typeof orders.$inferSelect;

/** A card, and the result of its check by the bank. */
export interface CheckedCard {
  readonly kept: PspCard;
  readonly check: PspOperation;
}

/**
 * Asks the PSP to check a card. No money moves; banks answer a check at once, without a challenge. Called outside of
 * transactions: a check whose request ends otherwise does no harm.
 * @param reference the PSP's name for what the card is given for
 * @throws Refusal INVALID_VALUE for an unknown token, LONG_WAITING without an answer
 */
export async function checkCard(
  { psp, clock }: Services,
  token: string,
  reference: string,
  currency: string,
): Promise<CheckedCard> {
  const kept = await psp.readCard(token);
  if (kept === null) throw Refusal.invalid({ token: 'invalid' });
  const check =
    kept &&
    (await psp.submit({
      id: newOperationId(clock.now()),
      reference,
      type: 'VERIFY',
      amount: toAmount({ minor: 0n, currency }),
      currency,
      source: { token },
      returnUrl: '',
      canConfirm: false,
    }));
  if (!kept || !check) throw Refusal.because('LONG_WAITING');
  return { kept, check };
}

type CardOutcome =
  | { readonly kind: 'SAVED' | 'KNOWN' }
  | { readonly kind: 'DECLINED'; readonly reason: DeclineReason };

/**
 * Records the check of a card that was given for a request, and saves the card for the guest unless it was declined or
 * is saved already. The caller holds the order's lock and has read the payment under it.
 */
export async function applyCheck(
  tx: Queries,
  order: OrderRow,
  payment: PaymentRow,
  { kept, check }: CheckedCard,
  author: Author,
  now: Date,
): Promise<CardOutcome> {
  const reason = check.status === 'APPROVED' ? null : ((check.reason ?? 'DO_NOT_HONOUR') as DeclineReason);
  const { card } = kept;
  const operation = {
    id: check.id,
    paymentId: payment.id,
    type: 'VERIFY' as const,
    amount: 0n,
    convertedAmount: null,
    convertedCurrency: null,
    request: null,
    outcome: reason === null ? ('APPROVED' as const) : ('DECLINED' as const),
    reason,
    card,
    revision: check.revision,
    answered: true,
    createdAt: now,
  };
  await tx.insert(pspOperations).values(operation);
  await recordTransaction(tx, operation, check, payment, { author }, operation.outcome, now);

  const outcome: CardOutcome =
    reason !== null
      ? { kind: 'DECLINED', reason }
      : { kind: !check.known && (await save(tx, order, payment, kept, now)) ? 'SAVED' : 'KNOWN' };
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
  { token: pspToken, fingerprint, card }: PspCard,
  now: Date,
): Promise<boolean> {
  const saved = await tx
    .insert(tenders)
    .values({
      ...card,
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
