import { paymentStatuses } from '@deck/api/vocabulary';
import { describe, expect, test } from 'vitest';
import type { PayerView } from '../../src/payer/payer-view.ts';
import { exampleView } from './example-view.ts';
import { paymentSession } from './payment-session.ts';
import { getEnding, getStage } from './stage.ts';

const never = () => Promise.reject(new Error('Nothing is asked here'));
const beginning = paymentSession({
  read: never,
  seen: never,
  card: never,
  method: never,
  returned: never,
  anotherWay: never,
  billing: never,
  saidPaid: never,
}).state();
const stage = (changes: Parameters<typeof exampleView>[0]) =>
  getStage({ ...beginning, view: exampleView({ payable: false, ...changes }) });

test('before anything is known', () => {
  expect(getStage(beginning)).toBe('loading');
  expect(getStage({ ...beginning, unreachable: true })).toBe('unreachable');
  expect(getStage({ ...beginning, missing: true })).toBe('missing');
});

test.each([
  ['LINK_SENT', { payable: true }, 'card'],
  ['DECLINED', { payable: true }, 'card'],
  ['PROCESSING', {}, 'processing'],
  ['RETRYING', {}, 'processing'],
  ['PROCESSING', { action: { kind: 'REDIRECT', url: 'http://localhost:4001/bank/1' } }, 'elsewhere'],
  ['WAITING', { action: { kind: 'TRANSFER' } as PayerView['action'] }, 'sending'],
  ['WAITING', {}, 'waiting'],
  ['AWAITING_CLARIFICATION', {}, 'billing'],
  ['CHARGED', {}, 'paid'],
  ['CAPTURED', {}, 'paid'],
  ['PARTIALLY_CAPTURED', {}, 'paid'],
  ['AUTHORIZED', {}, 'held'],
  ['AWAITING', {}, 'transfer'],
  ['AWAITING_CONFIRMATION', {}, 'transferring'],
  ['PARTIALLY_PAID', {}, 'transferring'],
  ['PAID', {}, 'paid'],
  ['EXPIRED', {}, 'closed'],
  ['REFUNDED', {}, 'closed'],
  ['DECLINED', {}, 'closed'],
] as const)('%s with %j is %s', (status, changes, expected) => {
  expect(stage({ status, ...changes })).toBe(expected);
});

test('a card is only asked for where it can be given', () => {
  for (const status of paymentStatuses) expect([status, stage({ status })]).not.toEqual([status, 'card']);
});

describe('why nothing can be paid', () => {
  test.each([
    ['EXPIRED', 'expired'],
    ['LINK_SENT', 'expired'],
    ['DECLINED', 'expired'],
    ['REVOKED', 'revoked'],
    ['CANCELED', 'revoked'],
    ['REFUNDED', 'refunded'],
    ['PARTIALLY_REFUNDED', 'refunded'],
    ['VOIDED', 'released'],
    ['REVERSED', 'released'],
    ['ERROR', 'failed'],
  ] as const)('%s: %s', (status, ending) => expect(getEnding({ status })).toBe(ending));
});
