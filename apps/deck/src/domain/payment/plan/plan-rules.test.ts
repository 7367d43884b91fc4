import { expect, test } from 'vitest';
import { wrongPlanFields } from './plan-rules.ts';
import { type PlanLine, type PlanValues, planAmounts, planPath, toPlanDraft } from './plan-values.ts';

const order = {
  availableAmount: '1000.00',
  currency: 'EUR',
  startDate: '2026-12-24',
  propertyTimezone: 'Europe/Athens',
};
const today = '2026-11-20';
const line = (changes: Partial<PlanLine> = {}): PlanLine => ({
  amount: '300.00',
  date: '',
  way: 'PAYMENT_LINK',
  remindOn: '',
  ...changes,
});
const values = (lines: PlanLine[], changes: Partial<PlanValues> = {}): PlanValues => ({
  count: '2',
  lines,
  acquisitionCurrency: 'EUR',
  channel: 'EMAIL',
  email: 'maria@example.com',
  phone: '',
  tenderId: '',
  ...changes,
});
const rest = (changes: Partial<PlanLine> = {}) => line({ amount: '', date: '2026-12-10', ...changes });
const wrong = (
  typed: PlanValues,
  conversion: Parameters<typeof wrongPlanFields>[1]['conversion']['kind'] = 'NONE',
) =>
  wrongPlanFields(typed, {
    order,
    conversion: conversion === 'MISSING' ? { kind: 'MISSING', from: 'EUR', to: 'USD' } : { kind: 'NONE' },
    card: { expirationMonth: 11, expirationYear: 2026 },
    now: new Date('2026-11-20T08:00:00Z'),
    today,
  });

test('a proposed plan is sent as links of today and of its day', () => {
  const typed = values([line(), rest({ remindOn: '2026-12-17' })]);
  expect(wrong(typed)).toEqual({});
  const link = { type: 'PAYMENT_LINK', channel: 'EMAIL', recipient: 'maria@example.com', withQrcode: true };
  expect(toPlanDraft(typed, order, today)).toEqual({
    acquisitionCurrency: 'EUR',
    payments: [
      { ...link, amount: '300.00' },
      { ...link, amount: '700.00', sendAt: '2026-12-10T10:00', lifetime: 'P8D' },
    ],
  });
});

test('the links of a guest without an e-mail address go by SMS', () => {
  const typed = values([line(), rest()], { channel: 'SMS', email: '', phone: '+306945550101' });
  expect(wrong(typed)).toEqual({});
  const link = { channel: 'SMS', recipient: '+306945550101', withQrcode: false };
  expect(toPlanDraft(typed, order, today).payments).toMatchObject([link, link]);
  expect(wrong({ ...typed, phone: '' })).toEqual({ phone: 'required' });
  expect(planPath('payments.1.recipient', typed)).toBe('phone');
});

test('the last payment is what the others leave', () => {
  const minors = (amounts: string[]) =>
    planAmounts({ lines: [...amounts.map((amount) => line({ amount })), rest()] }, order).map(
      (one) => one?.minor,
    );
  expect(minors(['300.00', '200.00'])).toEqual([30_000n, 20_000n, 50_000n]);
  expect(minors(['1000.00'])).toEqual([100_000n, undefined]);
  expect(minors(['', '200.00'])).toEqual([undefined, 20_000n, undefined]);
});

test.each([
  ['more than is left', [line({ amount: '1000.01' }), rest()], {}, { 'lines.0.amount': 'tooLarge' }],
  ['nothing typed', [line({ amount: '' }), rest()], {}, { 'lines.0.amount': 'required' }],
  ['a part of a cent', [line({ amount: '1.001' }), rest()], {}, { 'lines.0.amount': 'amount' }],
  ['no day', [line(), rest({ date: '' })], {}, { 'lines.1.date': 'required' }],
  ['a day that is past', [line(), rest({ date: '2026-11-01' })], {}, { 'lines.1.date': 'timePast' }],
  [
    'the first day of the order',
    [line(), rest({ date: '2026-12-24' })],
    {},
    { 'lines.1.date': 'afterStart' },
  ],
  [
    'a reminder before the link',
    [line(), rest({ remindOn: '2026-12-10' })],
    {},
    { 'lines.1.remindOn': 'dateOrder' },
  ],
  ['no address', [line(), rest()], { email: '' }, { email: 'required' }],
  ['no card', [line({ way: 'PAYMENT_CARD' }), rest()], {}, { tenderId: 'required' }],
  [
    'a card that ends before',
    [line(), rest({ way: 'PAYMENT_CARD' })],
    { tenderId: 'card' },
    { 'lines.1.date': 'afterCardExpiry' },
  ],
] as const)('%s is told at its field', (_, lines, changes, fields) => {
  expect(wrong(values([...lines], changes))).toEqual(fields);
});

test('a missing rate is shown at the currency', () => {
  expect(wrong(values([line(), rest()]), 'MISSING')).toEqual({ acquisitionCurrency: 'choice' });
});

test('what the server refuses is shown where it was typed', () => {
  const sent = values([line(), rest()]);
  expect(
    ['sendAt', 'executeAt', 'lifetime', 'amount', 'convertedAmount', 'recipient', 'tenderId'].map((field) =>
      planPath(`payments.1.${field}`, sent),
    ),
  ).toEqual([
    'lines.1.date',
    'lines.1.date',
    'lines.1.remindOn',
    'lines.1.amount',
    'lines.1.amount',
    'email',
    'tenderId',
  ]);
  expect([planPath('payments', sent), planPath('acquisitionCurrency', sent)]).toEqual([
    'count',
    'acquisitionCurrency',
  ]);
});
