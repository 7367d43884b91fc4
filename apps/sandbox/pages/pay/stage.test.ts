import { paymentStatuses } from '@deck/api/vocabulary';
import type { GuestState } from '@deck/guest';
import { kalypso } from '@deck/guest/examples';
import { expect, test } from 'vitest';
import type { PayerView } from '../../src/payer/payer-view.ts';
import { exampleView } from './example-view.ts';
import { getStage, isReceipt } from './stage.ts';

const guestIn = (state: GuestState) => ({ ...kalypso, payment: { ...kalypso.payment, state } });
const card = { type: 'visa', lastFour: '4242' } as const;
const stage = (changes: Partial<PayerView>) =>
  getStage({ view: exampleView({ payable: false, ...changes }) });

test('before anything is known there is nothing to do', () => {
  expect(getStage({ view: undefined })).toBe('over');
  expect(isReceipt({ view: undefined })).toBeUndefined();
});

test.each([
  ['LINK_SENT', { payable: true }, 'card'],
  ['DECLINED', { payable: true, guest: guestIn('DECLINED') }, 'card'],
  ['PROCESSING', { card }, 'asking'],
  ['RETRYING', { card }, 'asking'],
  ['PROCESSING', { card: null, paidIn: 'SEPA credit transfer' }, 'waiting'],
  ['PROCESSING', { action: { kind: 'REDIRECT', url: 'http://localhost:4001/bank/1' } }, 'elsewhere'],
  ['WAITING', { action: { kind: 'TRANSFER' } as PayerView['action'] }, 'elsewhere'],
  ['WAITING', {}, 'waiting'],
  ['AWAITING_CLARIFICATION', {}, 'billing'],
  ['CHARGED', {}, 'over'],
  ['AUTHORIZED', {}, 'over'],
  ['EXPIRED', {}, 'over'],
  ['REFUNDED', {}, 'over'],
  ['DECLINED', {}, 'over'],
] as const)('%s with %j is %s', (status, changes, expected) => {
  expect(stage({ status, ...changes })).toBe(expected);
});

test('a card is only asked for where it can be given', () => {
  for (const status of paymentStatuses) expect([status, stage({ status })]).not.toEqual([status, 'card']);
});

test('what another payment has paid for is not asked for again', () => {
  expect(stage({ payable: true, guest: guestIn('PAID_BY_ANOTHER') })).toBe('over');
});

test.each([
  ['OPEN', false],
  ['CONFIRMING', false],
  ['EXPIRED', false],
  ['RELEASED', false],
  ['PAID', true],
  ['HELD', true],
  ['REFUNDED', true],
] as const)('a payment that is %s has a receipt: %s', (state, expected) =>
  expect(isReceipt({ view: exampleView({ guest: guestIn(state) }) })).toBe(expected),
);
