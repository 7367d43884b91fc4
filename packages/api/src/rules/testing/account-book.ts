import type { PaymentStatus } from '../../vocabulary/states.ts';
import type { PaymentFacts } from '../balance.ts';
import { type PaymentEvent, transition } from '../transition.ts';

export const TOTAL = 10_000n;
export type Kind = 'LINK' | 'HOLD' | 'WIRE' | 'CARD';

/** A payment by the rules, beside a plain ledger that knows no transition table. */
export interface Life {
  readonly kind: Kind;
  facts: PaymentFacts;
  submitted: boolean;
  readonly book: {
    taken: bigint;
    returned: bigint;
    held: bigint;
    letGo: PaymentStatus | undefined;
    approved: boolean;
  };
}
export interface Order {
  readonly lives: Life[];
  revoked: boolean;
  finalized: boolean;
}

const starts: Record<Kind, PaymentStatus> = {
  LINK: 'LINK_CREATED',
  HOLD: 'LINK_CREATED',
  WIRE: 'AWAITING',
  CARD: 'REQUESTED',
};

export function begin(kind: Kind, amount: bigint): Life {
  return {
    kind,
    submitted: false,
    book: { taken: 0n, returned: 0n, held: 0n, letGo: undefined, approved: false },
    facts: {
      status: starts[kind],
      scheme: kind === 'HOLD' ? 'AUTH' : 'CHARGE',
      amount: kind === 'CARD' ? 0n : amount,
      authorized: 0n,
      captured: 0n,
      refunded: 0n,
      released: 0n,
      linkLives: kind === 'LINK' || kind === 'HOLD',
    },
  };
}

/** The events that can occur next: an answer matches its scheme, and only follows a submission. */
function couldHappen({ kind, submitted }: Life, type: PaymentEvent['type']): boolean {
  switch (type) {
    case 'CHARGE_APPROVED':
      return kind === 'LINK' && submitted;
    case 'AUTH_APPROVED':
      return kind === 'HOLD' && submitted;
    case 'CONFIRMED':
    case 'PAYER_SAID_PAID':
      return kind === 'WIRE';
    default:
      return true;
  }
}

/** Applies an event by the rules and, if accepted, books it. Returns whether it was accepted. */
export function happens(life: Life, happening: PaymentEvent): boolean {
  const next = couldHappen(life, happening.type) ? transition(life.facts, happening) : undefined;
  if (!next) return false;
  life.facts = next;
  const { book } = life;
  switch (happening.type) {
    case 'SUBMITTED':
    case 'RETRIED':
      life.submitted = true;
      break;
    case 'CHARGE_APPROVED':
      book.taken += next.amount;
      book.approved = true;
      break;
    case 'AUTH_APPROVED':
      book.held += next.amount;
      book.approved = true;
      break;
    case 'CAPTURED':
      book.held -= happening.amount;
      book.taken += happening.amount;
      break;
    case 'CONFIRMED':
      book.taken += happening.amount;
      book.approved = true;
      break;
    case 'REFUNDED':
      book.returned += happening.amount;
      break;
    case 'HOLD_VOIDED':
    case 'HOLD_ENDED':
      book.held = 0n;
      book.letGo = happening.type === 'HOLD_VOIDED' ? 'VOIDED' : 'REVERSED';
      break;
  }
  return true;
}

/** The status of a payment that has moved money, from its ledger alone. */
export function statusByBook({ kind, facts, book }: Life): PaymentStatus {
  if (book.returned > 0n)
    return book.returned === book.taken && book.held === 0n ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  if (kind === 'WIRE') return book.taken === facts.amount ? 'PAID' : 'PARTIALLY_PAID';
  if (kind === 'LINK') return 'CHARGED';
  if (book.taken === 0n) return book.letGo ?? 'AUTHORIZED';
  return book.taken === facts.amount ? 'CAPTURED' : 'PARTIALLY_CAPTURED';
}

export const sum = (lives: readonly Life[], of: (life: Life) => bigint) =>
  lives.reduce((all, one) => all + of(one), 0n);

/** The order's state as the decision record words it, a row per line; the first match counts. */
export function stateByBook({ lives, revoked, finalized }: Order): string {
  const money = lives.filter(({ kind }) => kind !== 'CARD');
  const net = sum(money, ({ book }) => book.taken - book.returned);
  const held = sum(money, ({ book }) => book.held);
  const refunded = sum(money, ({ book }) => book.returned);
  const has = (...statuses: PaymentStatus[]) => money.some(({ facts }) => statuses.includes(facts.status));
  const last = money.at(-1)?.facts.status;
  const rows: [boolean, string][] = [
    [revoked, 'REVOKED'],
    [finalized, 'FINALIZED'],
    [net >= TOTAL, 'PAID'],
    [refunded > 0n && net > 0n, 'PARTIALLY_REFUNDED'],
    [has('PARTIALLY_CAPTURED'), 'PARTIALLY_CAPTURED'],
    [net > 0n, 'PARTIALLY_PAID'],
    [held >= TOTAL, 'AUTHORIZED'],
    [held > 0n, 'PARTIALLY'],
    [has('PROCESSING', 'RETRYING', 'WAITING'), 'PROCESSING'],
    [has('AWAITING_CLARIFICATION'), 'AWAITING_CLARIFICATION'],
    [has('LINK_SENT'), 'LINK_SENT'],
    [has('LINK_CREATED', 'AWAITING', 'AWAITING_CONFIRMATION'), 'AWAITING'],
    [refunded > 0n, 'REFUNDED'],
    [
      last === 'DECLINED' ||
        last === 'EXPIRED' ||
        last === 'VOIDED' ||
        last === 'REVERSED' ||
        last === 'ERROR',
      `${last}`,
    ],
    [last === 'RATE_EXPIRE', 'EXPIRED'],
  ];
  return rows.find(([holds]) => holds)?.[1] ?? 'NEW';
}
