import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PaymentStatus, paymentActions, paymentStatuses } from '../vocabulary/index.ts';
import { convertedPart } from './converted-part.ts';
import { type ActionFacts, getMost, minutesBeingPaid } from './payment-action.ts';
import { transition } from './transition.ts';

const payment = (changes: Partial<ActionFacts> = {}): ActionFacts => ({
  type: 'PAYMENT_LINK',
  status: 'AUTHORIZED',
  scheme: 'AUTH',
  amount: 1000n,
  authorized: 1000n,
  captured: 0n,
  refunded: 0n,
  released: 0n,
  linkLives: false,
  ...changes,
});
const all = (facts: ActionFacts) => paymentActions.map((action) => getMost(action, facts));

describe('the maximum amount of an action', () => {
  test.each<[string, Partial<ActionFacts>, readonly [bigint, bigint, bigint, bigint, bigint]]>([
    ['a hold', {}, [1000n, 0n, 1000n, 0n, 0n]],
    ['a hold taken in part', { status: 'PARTIALLY_CAPTURED', captured: 300n }, [700n, 300n, 700n, 0n, 0n]],
    [
      'a hold taken and given back in part',
      { status: 'PARTIALLY_REFUNDED', captured: 300n, refunded: 100n },
      [700n, 200n, 700n, 0n, 0n],
    ],
    ['a charge', { status: 'CHARGED', scheme: 'CHARGE', captured: 1000n }, [0n, 1000n, 0n, 0n, 0n]],
    [
      'a charge given back',
      { status: 'REFUNDED', scheme: 'CHARGE', captured: 1000n, refunded: 1000n },
      [0n, 0n, 0n, 0n, 0n],
    ],
    ['a link', { status: 'LINK_SENT', scheme: 'CHARGE', authorized: 0n }, [0n, 0n, 0n, 1000n, 0n]],
    [
      'an invoice',
      { status: 'AWAITING', type: 'WIRE_TRANSFER', scheme: 'CHARGE', authorized: 0n },
      [0n, 0n, 0n, 1000n, 1000n],
    ],
    [
      'an invoice paid in part',
      { status: 'PARTIALLY_PAID', type: 'WIRE_TRANSFER', scheme: 'CHARGE', authorized: 0n, captured: 400n },
      [0n, 400n, 0n, 0n, 600n],
    ],
  ])('for %s', (_, changes, most) => {
    expect(all(payment(changes))).toEqual(most);
  });

  test('matches the transition rules, and a unit more is refused', () => {
    const types = { capture: 'CAPTURED', refund: 'REFUNDED', confirm: 'CONFIRMED' } as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...paymentStatuses),
        fc.bigInt(0n, 1000n),
        fc.bigInt(0n, 100n),
        fc.constantFrom('capture', 'refund', 'confirm'),
        (status: PaymentStatus, captured, share, action) => {
          const type = action === 'confirm' ? 'WIRE_TRANSFER' : 'PAYMENT_LINK';
          const facts = payment({
            status,
            type,
            captured,
            refunded: (captured * share) / 100n,
          });
          const most = getMost(action, facts);
          const happens = (amount: bigint) =>
            transition(facts, { type: types[action], amount }) !== undefined;
          expect(happens(most + 1n)).toBe(false);
          if (most > 0n) expect(happens(most)).toBe(true);
        },
      ),
    );
  });
});

describe('being paid', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  test.each([
    ['LINK_SENT', ago(0), 10],
    ['LINK_SENT', ago(599), 1],
    ['LINK_SENT', ago(600), undefined],
    ['LINK_SENT', null, undefined],
    ['DECLINED', ago(60), 9],
    ['PROCESSING', ago(3600), 1],
    ['WAITING', null, 1],
    ['AWAITING_CLARIFICATION', ago(0), undefined],
    ['CHARGED', ago(0), undefined],
  ] as const)('%s, last seen %s: for %s minutes', (status, payerSeenAt, minutes) => {
    expect(minutesBeingPaid({ status, payerSeenAt, linkLives: true }, now)).toBe(minutes);
  });
});

test('parts of a converted payment add up to the converted whole', () => {
  fc.assert(
    fc.property(
      fc.array(fc.bigInt(1n, 100_000n), { minLength: 1, maxLength: 8 }),
      fc.bigInt(1n, 10_000_000n),
      (parts, converted) => {
        const amount = parts.reduce((sum, part) => sum + part, 0n);
        let before = 0n;
        let moved = 0n;
        for (const part of parts) {
          moved += convertedPart({ amount, converted }, before, part);
          before += part;
        }
        expect(moved).toBe(converted);
      },
    ),
  );
});
