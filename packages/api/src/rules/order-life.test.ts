import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderStates, type PaymentStatus } from '../vocabulary/states.ts';
import { getBalance, getHeld, isLive, type PaymentFacts } from './balance.ts';
import { getExcess } from './excess.ts';
import { orderActions } from './order-actions.ts';
import { orderState, progressStatus } from './order-state.ts';
import {
  begin,
  happens,
  type Kind,
  type Life,
  type Order,
  stateByBook,
  statusByBook,
  sum,
  TOTAL,
} from './testing/account-book.ts';
import { capturable, type PaymentEvent, refundable, transition } from './transition.ts';
import { paymentTransition } from './transition-table.ts';

const getFacts = ({ lives, revoked, finalized }: Order) => ({
  total: TOTAL,
  revoked,
  finalized,
  splitOpen: false,
  payments: lives.map(({ facts }) => ({ ...facts, beingPaid: atThePsp(facts.status) ? 1 : undefined })),
});
const atThePsp = (status: PaymentStatus) => ['PROCESSING', 'RETRYING', 'WAITING'].includes(status);

/** The invariants after every step. */
function check(order: Order): void {
  const { lives } = order;
  const facts = getFacts(order);
  const { net, held, live, available } = getBalance(TOTAL, facts.payments);
  expect(net).toBe(sum(lives, ({ book }) => book.taken - book.returned));
  expect(held).toBe(sum(lives, ({ book }) => book.held));
  expect(net + held).toBeLessThanOrEqual(TOTAL);
  expect(available).toBe(net + held + live >= TOTAL ? 0n : TOTAL - net - held - live);
  for (const life of lives) {
    const { facts: one, book, kind } = life;
    expect(refundable(one)).toBe(book.taken - book.returned);
    expect(capturable(one)).toBe(book.held);
    expect(0n <= one.refunded && one.refunded <= one.captured).toBe(true);
    expect(one.captured <= (kind === 'WIRE' ? one.amount : one.authorized)).toBe(true);
    // Once money has moved, the status follows the money. The end of a link does not overwrite it.
    if (book.approved) expect(one.status).toBe(statusByBook(life));
    if (kind === 'CARD') expect([one.captured, getHeld(one)]).toEqual([0n, 0n]);
  }
  expect(orderState(facts)).toBe(stateByBook(order));
  expect(orderStates).toContain(orderState(facts));
  expect(progressStatus(facts)).toBe(net <= 0n ? 'NOT_STARTED' : net >= TOTAL ? 'COMPLETED' : 'IN_PROGRESS');
}

const plainTypes = [
  'LINK_SENT',
  'SUBMITTED',
  'RETRIED',
  'CHARGE_APPROVED',
  'AUTH_APPROVED',
  'DECLINED',
  'CLARIFICATION_ASKED',
  'CLARIFIED',
  'CLARIFICATION_TIMED_OUT',
  'FAILED',
  'ANSWER_MISSING',
  'LIFETIME_ENDED',
  'RATE_ENDED',
  'REVOKED',
  'PAYER_SAID_PAID',
  'HOLD_VOIDED',
  'HOLD_ENDED',
  'CARD_GIVEN',
  'CARD_KNOWN',
  'CARD_DELETED',
] as const satisfies readonly PaymentEvent['type'][];
const moneyTypes = ['CAPTURED', 'REFUNDED', 'CONFIRMED'] as const;

const percent = fc.oneof(fc.constant(100n), fc.bigInt({ min: 0n, max: 120n }));
const step = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('make' as const),
      kind: fc.constantFrom<Kind>('LINK', 'HOLD', 'WIRE', 'CARD'),
      percent,
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('let' as const),
      at: fc.nat(30),
      pick: fc.nat(200),
      sensible: fc.nat(9).map((digit) => digit > 1),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      at: fc.nat(30),
      pick: fc.nat(200),
      percent,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('cancel', 'finalize', 'unfinalize', 'unfinalize', 'reinstate', 'reinstate'),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function take(order: Order, now: Step): void {
  const { lives } = order;
  switch (now.do) {
    case 'make': {
      const { available } = getBalance(TOTAL, getFacts(order).payments);
      const amount = (available * now.percent) / 100n;
      const allowed = orderActions(getFacts(order)).edit === undefined && amount > 0n && amount <= available;
      if (allowed) lives.push(begin(now.kind, amount));
      return;
    }
    case 'let': {
      const life = lives[now.at % Math.max(lives.length, 1)];
      if (!life) return;
      const { status } = life.facts;
      // Mostly an event that moves the payment on, so that payments get far; sometimes any event.
      const types = plainTypes.filter((type) => !now.sensible || paymentTransition(status, type));
      const type = types[now.pick % Math.max(types.length, 1)];
      if (type && happens(life, { type })) afterSuccess(order, life, type);
      return;
    }
    case 'move': {
      const life = lives[now.at % Math.max(lives.length, 1)];
      if (!life) return;
      const most = getMost(life.facts);
      const possible = moneyTypes.filter((each) => most[each] > 0n);
      const type = possible[now.pick % Math.max(possible.length, 1)] ?? 'CAPTURED';
      const amount = (most[type] * now.percent) / 100n;
      const moved = happens(life, { type, amount });
      if (amount > most[type] || amount <= 0n) expect(moved).toBe(false);
      if (moved && type === 'CONFIRMED') giveBack(order, life);
      return;
    }
    case 'cancel':
      cancel(order);
      return;
    case 'finalize':
      finalize(order);
      return;
    case 'unfinalize':
    case 'reinstate': {
      const possible = orderActions(getFacts(order))[now.do] === undefined;
      expect(possible).toBe(now.do === 'reinstate' ? order.revoked : order.finalized);
      if (possible) order[now.do === 'reinstate' ? 'revoked' : 'finalized'] = false;
    }
  }
}

const getMost = (facts: PaymentFacts) => ({
  CAPTURED: capturable(facts),
  REFUNDED: refundable(facts),
  CONFIRMED: facts.amount - facts.captured,
});

/** The same answer a second time changes nothing. */
function afterSuccess(order: Order, life: Life, type: PaymentEvent['type']): void {
  if (type !== 'CHARGE_APPROVED' && type !== 'AUTH_APPROVED') return;
  expect(transition(life.facts, { type })).toBeUndefined();
  giveBack(order, life);
}

/** The excess of a success is returned once and only once. */
function giveBack({ lives }: Order, life: Life): void {
  const excess = () =>
    getExcess(
      TOTAL,
      lives.map(({ facts }) => facts),
      life.facts,
    );
  const first = excess();
  if (first?.type === 'VOID') expect(happens(life, { type: 'HOLD_VOIDED' })).toBe(true);
  if (first?.type === 'REFUND') expect(happens(life, { type: 'REFUNDED', amount: first.amount })).toBe(true);
  expect(excess()).toBeUndefined();
}

function cancel(order: Order): void {
  const { lives } = order;
  const possible = orderActions(getFacts(order)).cancel === undefined;
  const money = lives.some(({ book }) => book.taken > book.returned || book.held > 0n);
  const busy = lives.some(({ facts }) => atThePsp(facts.status));
  expect(possible).toBe(!order.revoked && !order.finalized && !money && !busy);
  if (!possible) return;
  order.revoked = true;
  endWhatLives(order);
  expect(lives.some(({ facts }) => isLive(facts))).toBe(false);
}

function finalize(order: Order): void {
  const possible = orderActions(getFacts(order)).finalize === undefined;
  expect(possible).toBe(
    !order.revoked && !order.finalized && !order.lives.some(({ facts }) => atThePsp(facts.status)),
  );
  if (!possible) return;
  order.finalized = true;
  endWhatLives(order);
}

const endWhatLives = ({ lives }: Order) => {
  for (const life of lives)
    if (isLive(life.facts) && paymentTransition(life.facts.status, 'REVOKED'))
      happens(life, { type: 'REVOKED' });
};

/** Guards against runs in which no payment gets anywhere. */
const ends = [
  'REFUNDED',
  'PARTIALLY_REFUNDED',
  'CAPTURED',
  'VOIDED',
  'PAID',
  'EXPIRED',
  'CANCELED',
  'TOKENIZED',
] as const satisfies readonly PaymentStatus[];

describe('random lives of an order with links, holds, wires and cards', () => {
  // Specification 4.7, 4.8
  it('agree with a plain ledger after thousands of steps', () => {
    let events = 0;
    const seen = new Set<PaymentStatus>();
    const life = fc.property(fc.noBias(fc.array(step, { minLength: 60, maxLength: 160 })), (steps) => {
      const order: Order = { lives: [], revoked: false, finalized: false };
      for (const now of steps) {
        take(order, now);
        check(order);
        events++;
        for (const { facts } of order.lives) seen.add(facts.status);
      }
    });
    const missing = () => ends.filter((status) => !seen.has(status));
    // Some outcomes are rare: continue a little longer until they occur.
    for (let lives = 0; lives < 250 || (missing().length > 0 && lives < 2_500); lives += 50)
      fc.assert(life, { numRuns: 50 });
    expect(events).toBeGreaterThan(9_000);
    expect(missing()).toEqual([]);
  });
});
