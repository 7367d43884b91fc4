import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderStates, type PaymentStatus, paymentStatuses } from '../vocabulary/states.ts';
import { getBalance, type PaymentFacts } from './balance.ts';
import { orderState, progressStatus } from './order-state.ts';
import { sentLink } from './testing/sent-link.ts';
import { getTone } from './tones.ts';
import { capturable, type PaymentEvent, refundable, transition } from './transition.ts';
import { paymentEvents, paymentTransition } from './transition-table.ts';

const payment = (facts: Partial<PaymentFacts> = {}): PaymentFacts => ({ ...sentLink, ...facts });
const order = (payments: PaymentFacts[], facts = {}) => ({
  total: 500n,
  revoked: false,
  finalized: false,
  splitOpen: false,
  payments,
  ...facts,
});
const through = (start: PaymentFacts, ...happenings: PaymentEvent[]) =>
  happenings.reduce<PaymentFacts>((now, happening) => {
    const next = transition(now, happening);
    if (!next) throw new Error(`${happening.type} refused in ${now.status}`);
    return next;
  }, start);

// Specification 4.7
describe('the life of a payment', () => {
  it.each<[string, PaymentEvent[], PaymentStatus]>([
    ['a link paid at once', [{ type: 'SUBMITTED' }, { type: 'CHARGE_APPROVED' }], 'CHARGED'],
    [
      'a link declined, then paid',
      [{ type: 'SUBMITTED' }, { type: 'DECLINED' }, { type: 'RETRIED' }, { type: 'CHARGE_APPROVED' }],
      'CHARGED',
    ],
    ['a link that expired', [{ type: 'LIFETIME_ENDED' }], 'EXPIRED'],
    ['a success in time but told late', [{ type: 'LIFETIME_ENDED' }, { type: 'CHARGE_APPROVED' }], 'CHARGED'],
    [
      'missing billing fields never given',
      [{ type: 'SUBMITTED' }, { type: 'CLARIFICATION_ASKED' }, { type: 'CLARIFICATION_TIMED_OUT' }],
      'CANCELED',
    ],
    [
      'no answer, then one',
      [{ type: 'SUBMITTED' }, { type: 'ANSWER_MISSING' }, { type: 'CHARGE_APPROVED' }],
      'CHARGED',
    ],
  ])('%s ends as expected', (_, happenings, status) => {
    expect(through(payment(), ...happenings).status).toBe(status);
  });

  it('captures a hold in parts and refunds it in parts', () => {
    const held = through(payment({ scheme: 'AUTH' }), { type: 'SUBMITTED' }, { type: 'AUTH_APPROVED' });
    expect(capturable(held)).toBe(500n);
    const part = through(held, { type: 'CAPTURED', amount: 180n });
    expect(part.status).toBe('PARTIALLY_CAPTURED');
    expect(capturable(part)).toBe(320n);
    expect(transition(part, { type: 'CAPTURED', amount: 321n })).toBeUndefined();
    expect(transition(part, { type: 'REFUNDED', amount: 181n })).toBeUndefined();
    expect(through(part, { type: 'REFUNDED', amount: 180n }).status).toBe('PARTIALLY_REFUNDED');
    const released = through(part, { type: 'HOLD_VOIDED' });
    expect(through(released, { type: 'REFUNDED', amount: 180n }).status).toBe('REFUNDED');
    expect(through(part, { type: 'REFUNDED', amount: 180n }, { type: 'HOLD_VOIDED' }).status).toBe(
      'REFUNDED',
    );
  });

  it('refuses zero and negative amounts', () => {
    const charged = payment({ status: 'CHARGED', authorized: 500n, captured: 500n });
    expect(transition(charged, { type: 'REFUNDED', amount: 0n })).toBeUndefined();
    expect(transition(charged, { type: 'REFUNDED', amount: -1n })).toBeUndefined();
  });

  it('passes a confirmed wire on to paid', () => {
    const wire = payment({ status: 'AWAITING_CONFIRMATION' });
    expect(through(wire, { type: 'CONFIRMED', amount: 200n }).status).toBe('PARTIALLY_PAID');
    expect(
      through(wire, { type: 'CONFIRMED', amount: 200n }, { type: 'CONFIRMED', amount: 300n }).status,
    ).toBe('PAID');
    expect(
      paymentStatuses.flatMap((status) => paymentEvents.map((event) => paymentTransition(status, event))),
    ).not.toContain('CONFIRMED');
  });

  it('keeps final payments final: only money already taken moves them', () => {
    for (const status of ['REFUNDED', 'VOIDED', 'REVERSED', 'DUPLICATE'] as const)
      for (const event of paymentEvents) expect(paymentTransition(status, event)).toBeUndefined();
  });
});

// Specification 4.2
describe('the state of an order', () => {
  it.each([
    ['NEW', order([])],
    ['REVOKED', order([], { revoked: true })],
    ['FINALIZED', order([payment({ captured: 500n })], { finalized: true })],
    ['PAID', order([payment({ status: 'CHARGED', captured: 500n })])],
    ['PARTIALLY_PAID', order([payment({ status: 'CHARGED', captured: 200n })])],
    ['PARTIALLY_REFUNDED', order([payment({ status: 'PARTIALLY_REFUNDED', captured: 500n, refunded: 1n })])],
    ['REFUNDED', order([payment({ status: 'REFUNDED', captured: 500n, refunded: 500n })])],
    ['AUTHORIZED', order([payment({ status: 'AUTHORIZED', scheme: 'AUTH', authorized: 500n })])],
    ['PARTIALLY', order([payment({ status: 'AUTHORIZED', scheme: 'AUTH', authorized: 200n })])],
    [
      'PARTIALLY_CAPTURED',
      order([payment({ status: 'PARTIALLY_CAPTURED', scheme: 'AUTH', authorized: 500n, captured: 1n })]),
    ],
    ['PROCESSING', order([payment({ status: 'WAITING' })])],
    ['LINK_SENT', order([payment()])],
    ['AWAITING', order([payment({ status: 'LINK_CREATED' })])],
    ['AWAITING', order([], { splitOpen: true })],
    ['DECLINED', order([payment({ status: 'EXPIRED' }), payment({ status: 'DECLINED' })])],
    ['EXPIRED', order([payment({ status: 'RATE_EXPIRE' })])],
  ] as const)('is %s', (state, facts) => {
    expect(orderState(facts)).toBe(state);
  });

  it('counts a declined link that is still live as open, and leaves the rest available', () => {
    expect(getBalance(500n, [payment({ status: 'DECLINED', amount: 200n })])).toMatchObject({
      live: 200n,
      available: 300n,
      due: 500n,
    });
    expect(getBalance(500n, [payment({ status: 'DECLINED', amount: 200n, linkLives: false })]).live).toBe(0n);
  });
});

const amount = fc.bigInt({ min: 1n, max: 600n });
const happening: fc.Arbitrary<PaymentEvent> = fc.oneof(
  fc
    .constantFrom(
      ...([
        'SUBMITTED',
        'RETRIED',
        'CHARGE_APPROVED',
        'AUTH_APPROVED',
        'DECLINED',
        'FAILED',
        'ANSWER_MISSING',
        'LIFETIME_ENDED',
        'REVOKED',
        'HOLD_VOIDED',
        'HOLD_ENDED',
      ] as const),
    )
    .map((type) => ({ type })),
  fc.record({ type: fc.constantFrom('CAPTURED' as const, 'REFUNDED' as const), amount }),
);

/**
 * A second, simple model: a ledger of what the bank holds and what the company keeps. Only accepted events
 * enter it.
 */
function getLedger(start: PaymentFacts, accepted: readonly PaymentEvent[]) {
  const ledger = { held: 0n, kept: 0n };
  for (const one of accepted) {
    if (one.type === 'CHARGE_APPROVED') ledger.kept += start.amount;
    if (one.type === 'AUTH_APPROVED') ledger.held += start.amount;
    if (one.type === 'CAPTURED') {
      ledger.held -= one.amount;
      ledger.kept += one.amount;
    }
    if (one.type === 'REFUNDED') ledger.kept -= one.amount;
    if (one.type === 'HOLD_VOIDED' || one.type === 'HOLD_ENDED') ledger.held = 0n;
  }
  return ledger;
}

describe('random lives of an order', () => {
  it('never break the invariants, and agree with a plain ledger', () => {
    const steps = fc.array(fc.record({ at: fc.nat(5), amount, happening }), { maxLength: 120 });
    fc.assert(
      fc.property(steps, fc.constantFrom('CHARGE' as const, 'AUTH' as const), (list, scheme) => {
        const total = 500n;
        const payments: PaymentFacts[] = [];
        const accepted: PaymentEvent[][] = [];
        for (const step of list) {
          const { available } = getBalance(total, payments);
          if (payments.length <= step.at && step.amount <= available) {
            payments.push(payment({ scheme, amount: step.amount }));
            accepted.push([]);
          }
          const index = step.at % Math.max(payments.length, 1);
          const now = payments[index];
          // Not generated: answers in another scheme than asked for, and late successes, which the system
          // refunds.
          const wrongScheme =
            step.happening.type === (scheme === 'AUTH' ? 'CHARGE_APPROVED' : 'AUTH_APPROVED');
          const ended = now !== undefined && ['EXPIRED', 'REVOKED', 'ERROR'].includes(now.status);
          const next = now && !wrongScheme && !ended ? transition(now, step.happening) : undefined;
          if (next) {
            payments[index] = next;
            accepted[index]?.push(step.happening);
          }

          const balance = getBalance(total, payments);
          expect(balance.net + balance.held + balance.live).toBeLessThanOrEqual(total);
          payments.forEach((one, at) => {
            expect(one.refunded >= 0n && one.refunded <= one.captured).toBe(true);
            expect(one.captured + one.released <= one.authorized).toBe(true);
            const ledger = getLedger(one, accepted[at] ?? []);
            expect(refundable(one)).toBe(ledger.kept);
            expect(capturable(one)).toBe(ledger.held);
          });
          const facts = order(payments, { total });
          expect(orderStates).toContain(orderState(facts));
          expect(orderState(facts) === 'PAID').toBe(balance.net >= total);
          expect(progressStatus(facts) === 'COMPLETED').toBe(balance.net >= total);
        }
      }),
      { numRuns: 400 },
    );
  });
});

describe('tones', () => {
  it('are known for every state and status, and neutral for unknown values', () => {
    expect(getTone('PAID')).toBe('success');
    expect(getTone('PARTIALLY')).toBe('warning');
    expect(getTone('DECLINED')).toBe('danger');
    expect(getTone('LINK_SENT')).toBe('info');
    expect(getTone('SOMETHING_NEW')).toBe('neutral');
  });
});
