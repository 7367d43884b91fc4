import type { Order } from '@deck/api/contract/orders';
import { expect, it } from 'vitest';
import { emptyPayer, formPath, type PayerForm, wrongFields } from './split-payers.ts';

const order = { currency: 'EUR', dueAmount: '900.00', availableAmount: '600.00' } as Order;
const mail = (email: string, amount = ''): PayerForm => ({ ...emptyPayer, email, amount });
const sms = (phone: string): PayerForm => ({ ...emptyPayer, channel: 'SMS', phone });
const wrong = (...payers: PayerForm[]) => wrongFields({ payers }, order);

it.each([
  ['an e-mail', [mail(' '), mail('nobody')], { 'payers.0.email': 'required', 'payers.1.email': 'email' }],
  ['a phone', [sms(''), sms('694')], { 'payers.0.phone': 'required', 'payers.1.phone': 'phone' }],
  ['an amount', [mail('a@b.gr', '600.01'), mail('c@d.gr', '600.00')], { 'payers.0.amount': 'amount' }],
  [
    'a suggestion beyond what those above leave',
    [mail('a@b.gr', '400.00'), mail('c@d.gr', '200.01'), mail('e@f.gr')],
    { 'payers.1.amount': 'amount' },
  ],
  [
    'the same e-mail again',
    [mail('Anna@b.gr'), mail('c@d.gr'), mail('anna@B.gr ')],
    { 'payers.2.email': 'twice' },
  ],
  ['the same phone again', [sms('+30 694 412 3456'), sms('+306944123456')], { 'payers.1.phone': 'twice' }],
])('says at its row what is wrong with %s', (_, payers, fields) => {
  expect(wrong(...payers)).toEqual(fields);
});

it('several rows that are still empty are not the same one', () => {
  expect(wrong(mail(''), mail(''))).toEqual({ 'payers.0.email': 'required', 'payers.1.email': 'required' });
});

it('finds the field of what the server calls wrong', () => {
  const form = { payers: [mail('a@b.gr'), sms('+306944123456')] };
  expect(formPath('recipients.0.recipient', form)).toBe('payers.0.email');
  expect(formPath('recipients.1.recipient', form)).toBe('payers.1.phone');
  expect(formPath('recipients.1.amount', form)).toBe('payers.1.amount');
  expect(formPath('recipients.2.amount', form)).toBeUndefined();
  expect(formPath('recipients', form)).toBeUndefined();
});
