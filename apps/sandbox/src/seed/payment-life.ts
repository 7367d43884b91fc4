import type { MaskedCard } from '@deck/api/contract/payments';
import { capturable, cardLabel, type PaymentEvent, transition } from '@deck/api/rules';
import type { DeclineReason, TransactionType } from '@deck/api/vocabulary';
import { newId } from '../ids.ts';
import { getConverted } from '../operations/converted.ts';
import { getFacts } from '../orders/payment-facts.ts';
import { payer, system, type TimelineEntry } from '../payments/apply-payment-event.ts';
import { companies } from './companies.ts';
import { keepCard } from './keep-card.ts';
import type { OrderLife } from './order-life.ts';
import type { PaymentRow, Rows } from './rows.ts';

/** How long a hotel's interface takes to post to a folio, in milliseconds. */
const POSTING = 6_000;
/** How long a bank keeps a hold, in milliseconds. */
const HOLD = 7 * 86_400_000;

/** The companies that issue fiscal receipts, and for how many hours. */
const withReceipts = new Set(companies.filter(({ fiscalReceipts }) => fiscalReceipts).map(({ id }) => id));
const RECEIPTS_SINCE = 24;

/** Typical refund reasons of staff. */
const refundWords = ['Shortened stay', 'Canceled in time', 'Goodwill', 'Charged twice at the front desk'];

/** A simulated payment. A step that the rules refuse fails the seed. */
export interface PaymentLife {
  readonly row: PaymentRow;
  /** A timeline entry without an event. */
  tell(told: TimelineEntry): void;
  /** An event without an amount. */
  step(happening: PaymentEvent, told?: TimelineEntry): void;
  link(): void;
  /** Sends the link by e-mail, which is delivered. */
  send(): void;
  /** The payer opens the letter and the page. */
  open(): void;
  /** The payer gives a card, and the bank charges or holds the money. */
  approve(card: MaskedCard): void;
  decline(card: MaskedCard, reason: DeclineReason): void;
  /** The PSP takes the card without an answer yet. */
  submit(card: MaskedCard): void;
  /** The PSP asks for billing details first. */
  clarify(card: MaskedCard): void;
  /** An error at the PSP; nothing is taken. */
  fail(card: MaskedCard): void;
  /** The guest gives the requested card, and it is saved. */
  saveCard(card: MaskedCard): void;
  /** The guest gives the requested card, and the bank declines it. */
  refuseCard(card: MaskedCard, reason: DeclineReason): void;
  capture(amount: bigint): void;
  refund(amount: bigint): void;
  void(): void;
  /** The bank ends the hold. */
  reverse(): void;
  revoke(): void;
  expire(): void;
}

export function beginPayment(
  life: OrderLife,
  row: PaymentRow,
  rows: Rows,
  tell: (told: TimelineEntry) => void,
): PaymentLife {
  const { clerk, order, random } = life;
  const { amount } = row;

  const step = (happening: PaymentEvent, told?: TimelineEntry) => {
    const next = transition(getFacts(row, life.now()), happening);
    if (!next) throw new Error(`The demo breaks the rules: ${row.status} and ${happening.type}`);
    const { status, authorized, captured, refunded, released } = next;
    Object.assign(row, { status, authorized, captured, refunded, released, modifiedAt: life.now() });
    if (told) tell(told);
    life.settle(row);
  };

  /** An operation in the PSP's records and, unless its answer is pending, in ours. */
  const operate = (
    type: TransactionType,
    moved: bigint,
    outcome: 'APPROVED' | 'DECLINED' | 'ERROR' | 'CLARIFY',
    {
      reason = null,
      answered = true,
      bySystem = false,
    }: { reason?: string | null; answered?: boolean; bySystem?: boolean } = {},
  ) => {
    const at = life.now();
    const pspOperationId = `op_${newId(at.getTime())}`;
    const common = {
      paymentId: row.id,
      type,
      amount: moved,
      ...getConverted(row, movedBefore(type), moved),
      reason,
      card: row.card,
    };
    rows.operations.push({
      ...common,
      id: pspOperationId,
      outcome: answered || outcome === 'CLARIFY' ? outcome : 'UNKNOWN',
      answered,
      createdAt: at,
      request: null,
      errand: null,
      sentAt: null,
      action: outcome === 'CLARIFY' ? { kind: 'BILLING' } : null,
      payerAddress: null,
      revision: 1,
    });
    if (!answered || outcome === 'CLARIFY') return;
    const approved = outcome === 'APPROVED';
    const moves = approved && type !== 'AUTHORIZE' && type !== 'VOID';
    const toFolio = moves && order.agentTag === 'SUITE8';
    rows.transactions.push({
      ...common,
      ...followed(type),
      ...(bySystem ? { authorKind: 'SYSTEM' as const, authorName: '' } : {}),
      businessProfileId: row.businessProfileId,
      id: newId(at.getTime()),
      status: outcome,
      currency: row.currency,
      processedAt: at,
      pspOperationId,
      providerPaymentId: `pp_${row.id}`,
      providerAuthCode: approved ? String(random.int(100_000, 999_999)) : null,
      rrn: approved ? String(random.int(100_000_000_000, 999_999_999_999)) : null,
      ifcDeliveryStatus: toFolio ? 'DELIVERED' : null,
      ifcDeliveredAt: toFolio ? new Date(at.getTime() + POSTING) : null,
      // Issued when the demo first runs. Older money has no receipt: the company began with them yesterday.
      receiptDue: moves && withReceipts.has(row.businessProfileId) && life.age() <= RECEIPTS_SINCE,
      receiptNumber: null,
      receiptUrl: null,
      fiscalDocumentUrl: null,
      blockchainHash: null,
    });
  };

  /** The sum of the earlier parts. */
  const movedBefore = (type: TransactionType): bigint => {
    if (type === 'CAPTURE' || type === 'VOID') return row.captured + row.released;
    return type === 'REFUND' ? row.refunded : 0n;
  };

  /** The author, and the operation it follows up. */
  const followed = (type: TransactionType) => {
    const byStaff = { authorKind: 'USER', authorName: clerk.name } as const;
    switch (type) {
      case 'CAPTURE':
      case 'VOID':
        return { ...byStaff, description: '', initialAmount: row.authorized };
      case 'REFUND':
        return { ...byStaff, description: row.refundDescription, initialAmount: row.captured };
      default:
        return { authorKind: 'CUSTOMER', authorName: '', description: '', initialAmount: null } as const;
    }
  };

  const give = (card: MaskedCard) => {
    row.card = card;
    row.reason = null;
    step({ type: row.status === 'DECLINED' ? 'RETRIED' : 'SUBMITTED' });
  };
  const shown = (card: MaskedCard) => ({ detail: cardLabel(card) });
  const takes = row.scheme === 'AUTH' ? 'AUTHORIZE' : 'CHARGE';

  return {
    row,
    tell,
    step,
    link: () => step({ type: 'LINK_CREATED' }, { type: 'LINK_CREATED', author: clerk, amount }),
    send: () => {
      const recipient = order.customerEmail;
      step({ type: 'LINK_SENT' }, { type: 'LINK_SENT', author: clerk, detail: recipient });
      tell({ type: 'DELIVERED', author: system, detail: recipient });
      const sentAt = life.now();
      const message = { channel: 'EMAIL', recipient, sentAt, deliveredAt: sentAt, openedAt: null } as const;
      rows.letters.push({ order, payment: row, message });
    },
    open: () => {
      tell({ type: 'MESSAGE_OPENED', author: payer, detail: order.customerEmail });
      const index = rows.letters.findLastIndex(({ payment }) => payment === row);
      const letter = rows.letters[index];
      if (letter) rows.letters[index] = { ...letter, message: { ...letter.message, openedAt: life.now() } };
      tell({ type: 'PAYMENT_PAGE_OPENED', author: payer });
      row.payerSeenAt = life.now();
    },
    approve: (card) => {
      give(card);
      operate(takes, amount, 'APPROVED');
      const [happening, type] =
        takes === 'CHARGE'
          ? (['CHARGE_APPROVED', 'CHARGED'] as const)
          : (['AUTH_APPROVED', 'AUTHORIZED'] as const);
      if (takes === 'AUTHORIZE') row.holdEndsAt = new Date(life.now().getTime() + HOLD);
      step({ type: happening }, { type, author: payer, amount, ...shown(card) });
    },
    decline: (card, reason) => {
      give(card);
      row.reason = reason;
      operate(takes, amount, 'DECLINED', { reason });
      step({ type: 'DECLINED' }, { type: 'DECLINED', author: payer, amount, reason, ...shown(card) });
    },
    submit: (card) => {
      give(card);
      row.submittedAt = life.now();
      operate(takes, amount, 'APPROVED', { answered: false });
    },
    clarify: (card) => {
      give(card);
      operate(takes, amount, 'CLARIFY', { answered: false });
      step({ type: 'CLARIFICATION_ASKED' });
    },
    fail: (card) => {
      give(card);
      operate(takes, amount, 'ERROR');
      step({ type: 'FAILED' }, { type: 'ERROR', author: payer, amount, ...shown(card) });
    },
    saveCard: (card) => {
      row.card = card;
      operate('VERIFY', 0n, 'APPROVED');
      keepCard(life, row, card, rows);
      step({ type: 'CARD_GIVEN' }, { type: 'PROCESSED', author: payer, ...shown(card) });
    },
    refuseCard: (card, reason) => {
      row.card = card;
      row.reason = reason;
      operate('VERIFY', 0n, 'DECLINED', { reason });
      step({ type: 'CHECK_FAILED' }, { type: 'DECLINED', author: payer, reason, ...shown(card) });
    },
    capture: (part) => {
      operate('CAPTURE', part, 'APPROVED');
      const last = part === capturable(getFacts(row, life.now()));
      const type = last ? 'CHARGED' : 'PARTIALLY_CAPTURED';
      step({ type: 'CAPTURED', amount: part }, { type, author: clerk, amount: part });
    },
    refund: (part) => {
      row.refundDescription = random.pick(refundWords);
      operate('REFUND', part, 'APPROVED');
      step({ type: 'REFUNDED', amount: part }, { type: 'REFUNDED', author: clerk, amount: part });
    },
    void: () => {
      const held = capturable(getFacts(row, life.now()));
      operate('VOID', held, 'APPROVED');
      step({ type: 'HOLD_VOIDED' }, { type: 'VOIDED', author: clerk, amount: held });
    },
    reverse: () => {
      const held = capturable(getFacts(row, life.now()));
      operate('VOID', held, 'APPROVED', { bySystem: true });
      step({ type: 'HOLD_ENDED' }, { type: 'VOIDED', author: system, amount: held });
    },
    revoke: () => step({ type: 'REVOKED' }, { type: 'REVOKED', author: clerk, amount }),
    expire: () => {
      if (row.expiresAt) life.passUntil(row.expiresAt);
      step({ type: 'LIFETIME_ENDED' }, { type: 'EXPIRED', author: system });
    },
  };
}
