import { toGuestContent } from '@deck/guest';
import { halcyon, kalypso, kalypsoDeclined, kalypsoExpired, kalypsoPaid } from '@deck/guest/examples';
import { expect, test } from 'vitest';
import { en } from '../../words/staff-en.ts';
import { exampleView } from '../example-view.ts';
import { toStaffContent } from './staff-content.ts';

const read = (facts: typeof kalypso, changes: Parameters<typeof exampleView>[0] = {}) =>
  toStaffContent(toGuestContent(facts, 'en'), exampleView(changes), en.instead);

test('staff charge the card of a guest, by a time of the property', () => {
  const { form, deadline } = read(kalypso);
  expect(form.button).toBe('Charge €1,944.00');
  expect(deadline?.full).toMatch(/^Enter the card by .*Athens/);
});

test('a hold is not explained to the guest', () => {
  const { form, holdSteps } = read(halcyon);
  expect(holdSteps).toEqual([]);
  expect([form.button, form.trust]).toEqual(['Hold €11,750.00', en.instead.card.holdNote]);
});

test.each([
  ['INSUFFICIENT_FUNDS', en.instead.declined.INSUFFICIENT_FUNDS.title],
  ['constructor', en.instead.declined.other.title],
  [null, en.instead.declined.other.title],
])('a decline of %s says what to ask the guest', (reason, title) => {
  expect(read(kalypsoDeclined, { reason }).notice?.title).toBe(title);
});

test('staff read of an end and of a success', () => {
  expect(read(kalypsoExpired).notice?.text).toBe(en.instead.closed.expired.text(''));
  expect(read(kalypsoPaid).notice?.title).toBe('Charged €1,944.00');
});
