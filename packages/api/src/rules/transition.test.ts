import { describe, expect, it } from 'vitest';
import type { PaymentFacts } from './balance.ts';
import { sentLink } from './testing/sent-link.ts';
import { type PaymentEvent, transition } from './transition.ts';

const link: PaymentFacts = sentLink;
const processing = { ...link, status: 'PROCESSING' } as const;
const hold = { ...link, status: 'AUTHORIZED', scheme: 'AUTH', authorized: 500n, linkLives: false } as const;
const partly = { ...hold, status: 'PARTIALLY_CAPTURED', captured: 180n } as const;
const partlyBack = { ...partly, status: 'PARTIALLY_REFUNDED', refunded: 80n } as const;
const allBack = { ...partly, status: 'PARTIALLY_REFUNDED', refunded: 180n } as const;
const taken = { ...hold, status: 'CAPTURED', captured: 500n } as const;

describe("an event moves a payment's sums, closes its link, and changes nothing else", () => {
  it.each<[string, PaymentFacts, PaymentEvent, Partial<PaymentFacts>]>([
    ['it is submitted', link, { type: 'SUBMITTED' }, { status: 'PROCESSING' }],
    ['it is declined', processing, { type: 'DECLINED' }, { status: 'DECLINED' }],
    [
      'the bank has charged it',
      processing,
      { type: 'CHARGE_APPROVED' },
      { status: 'CHARGED', authorized: 500n, captured: 500n, linkLives: false },
    ],
    [
      'the bank holds it',
      { ...processing, scheme: 'AUTH' },
      { type: 'AUTH_APPROVED' },
      { status: 'AUTHORIZED', authorized: 500n, linkLives: false },
    ],
    ['its lifetime ends', link, { type: 'LIFETIME_ENDED' }, { status: 'EXPIRED', linkLives: false }],
    ['its rate ends', link, { type: 'RATE_ENDED' }, { status: 'RATE_EXPIRE', linkLives: false }],
    ['it is called off', link, { type: 'REVOKED' }, { status: 'REVOKED', linkLives: false }],
    ['a hold is voided', hold, { type: 'HOLD_VOIDED' }, { status: 'VOIDED', released: 500n }],
    ['a hold ends at the bank', hold, { type: 'HOLD_ENDED' }, { status: 'REVERSED', released: 500n }],
    ['the rest of a hold ends', partly, { type: 'HOLD_ENDED' }, { released: 320n }],
    ['the rest of a hold ends, a part given back', partlyBack, { type: 'HOLD_ENDED' }, { released: 320n }],
    [
      'the rest of a hold ends, all given back',
      allBack,
      { type: 'HOLD_ENDED' },
      { status: 'REFUNDED', released: 320n },
    ],
    [
      'a part of a hold is taken',
      hold,
      { type: 'CAPTURED', amount: 180n },
      { status: 'PARTIALLY_CAPTURED', captured: 180n },
    ],
    [
      'the rest of a hold is taken',
      partly,
      { type: 'CAPTURED', amount: 320n },
      { status: 'CAPTURED', captured: 500n },
    ],
    [
      'a part of what was taken is given back',
      taken,
      { type: 'REFUNDED', amount: 1n },
      { status: 'PARTIALLY_REFUNDED', refunded: 1n },
    ],
    [
      'all that was taken is given back',
      taken,
      { type: 'REFUNDED', amount: 500n },
      { status: 'REFUNDED', refunded: 500n },
    ],
    [
      'all that was taken is given back, while the rest is held',
      partly,
      { type: 'REFUNDED', amount: 180n },
      { status: 'PARTIALLY_REFUNDED', refunded: 180n },
    ],
  ])('%s', (_, before, happening, changed) => {
    expect(transition(before, happening)).toEqual({ ...before, ...changed });
  });
});

// Specification 4.7
it.each<[string, PaymentFacts, PaymentEvent]>([
  ['more is taken than is held', partly, { type: 'CAPTURED', amount: 321n }],
  ['more is given back than was taken', partly, { type: 'REFUNDED', amount: 181n }],
  ['nothing is taken', hold, { type: 'CAPTURED', amount: 0n }],
  ['it is called off after the bank has taken it', taken, { type: 'REVOKED' }],
])('refuses: %s', (_, before, happening) => {
  expect(transition(before, happening)).toBeUndefined();
});
