import { describe, expect, it } from 'vitest';
import { getConversion } from './conversion.ts';
import { convertedIn, type PaymentFacts, wrongFields } from './payment-rules.ts';
import type { PaymentFormValues } from './payment-values.ts';

const facts: PaymentFacts = {
  order: {
    id: 'order',
    currency: 'EUR',
    availableAmount: '200.00',
    startDate: '2027-03-27',
    propertyTimezone: 'Europe/Athens',
    started: false,
  },
  conversion: { kind: 'NONE' },
  card: { expirationMonth: 2, expirationYear: 2027 },
  now: new Date('2026-11-20T10:00:00Z'),
};

const values: PaymentFormValues = {
  kind: 'PAYMENT_LINK',
  plan: 'SEND',
  amount: '200.00',
  currency: 'EUR',
  acquisitionCurrency: 'EUR',
  lifetime: 'P1D',
  dueDate: '2026-12-04',
  scheme: 'CHARGE',
  at: '',
  channel: 'EMAIL',
  email: 'maria@example.com',
  phone: '',
  withQrcode: true,
  tenderId: '',
  methods: [],
  label: '',
  description: '',
  customerNote: '',
  reference: '',
  invoiceNumber: '',
  street: '',
  postalCode: '',
  city: '',
  country: '',
};

const charge = { kind: 'SCHEDULED', plan: 'CHARGE', tenderId: 'card' } as const;
const send = { kind: 'SCHEDULED', plan: 'SEND', at: '2026-12-01T10:00' } as const;

describe('a payment is refused before it is sent', () => {
  it.each<[string, Partial<PaymentFormValues>, Partial<PaymentFacts>, Record<string, string>]>([
    ['never when all is well', {}, {}, {}],
    ['over what is left', { amount: '200.01' }, {}, { amount: 'tooLarge' }],
    ['for nothing', { amount: '0.00' }, {}, { amount: 'amountPositive' }],
    ['without an amount', { amount: '' }, {}, { amount: 'required' }],
    ['with more decimals than its currency', { amount: '10.255' }, {}, { amount: 'amount' }],
    ['for less than an hour', { lifetime: 'PT15M' }, {}, { lifetime: 'lifetimeMinimum' }],
    ['not for an hour', { lifetime: 'PT1H' }, {}, {}],
    ['without a time', { ...send, at: '' }, {}, { at: 'required' }],
    ['for a time that is past', { ...send, at: '2026-11-20T11:59' }, {}, { at: 'timePast' }],
    ['at a time the clocks skip', { ...send, at: '2027-03-28T03:30' }, {}, { at: 'timeSkipped' }],
    ['after the order starts', { ...send, at: '2027-03-27T00:00' }, {}, { at: 'afterStart' }],
    [
      'once the order has started',
      send,
      { order: { ...facts.order, started: true } },
      { at: 'orderStarted' },
    ],
    ['without whom to send to', { ...send, email: '' }, {}, { email: 'required' }],
    ['to half an address', { ...send, email: 'maria@' }, {}, { email: 'email' }],
    ['to half a number', { ...send, channel: 'SMS', phone: '+30' }, {}, { phone: 'phone' }],
    ['after the card has expired', { ...charge, at: '2027-03-01T12:00' }, {}, { at: 'afterCardExpiry' }],
    ['not in its last month', { ...charge, at: '2027-02-28T12:00' }, {}, {}],
    ['without a card', { kind: 'PAYMENT_CARD', tenderId: '0' }, {}, { tenderId: 'required' }],
    ['not for a wire to nobody', { kind: 'WIRE_TRANSFER', email: '' }, {}, {}],
    ['never for the due date of another kind', { dueDate: '' }, {}, {}],
    [
      'for an invoice without a due date',
      { kind: 'WIRE_TRANSFER', dueDate: '' },
      {},
      { dueDate: 'required' },
    ],
    [
      'for an invoice due in the past',
      { kind: 'WIRE_TRANSFER', dueDate: '2026-11-19' },
      {},
      { dueDate: 'datePast' },
    ],
    ['not for one due today', { kind: 'WIRE_TRANSFER', dueDate: '2026-11-20' }, {}, {}],
    [
      'for an invoice due after its rate ends',
      { kind: 'WIRE_TRANSFER', acquisitionCurrency: 'USD' },
      { conversion: { kind: 'READY', from: 'EUR', to: 'USD', rate: '1.1', endDate: '2026-11-30' } },
      { dueDate: 'dueAfterRate' },
    ],
    ['for a card asked of nobody', { kind: 'PAYMENT_VERIFY', email: '' }, {}, { email: 'required' }],
    ['never for its amount while a card is asked for', { kind: 'PAYMENT_VERIFY', amount: '' }, {}, {}],
    [
      'without a rate',
      { acquisitionCurrency: 'USD' },
      { conversion: { kind: 'MISSING', from: 'EUR', to: 'USD' } },
      { acquisitionCurrency: 'choice' },
    ],
    [
      'after the rate ends',
      { ...send, acquisitionCurrency: 'USD' },
      { conversion: { kind: 'READY', from: 'EUR', to: 'USD', rate: '1.1', endDate: '2026-11-30' } },
      { at: 'afterRateEnd' },
    ],
    [
      'over what is left, typed in another currency',
      { amount: '250.00', currency: 'USD' },
      { conversion: { kind: 'READY', from: 'USD', to: 'EUR', rate: '0.92', endDate: null } },
      { amount: 'tooLarge' },
    ],
  ])('%s', (_, change, known, expected) => {
    expect(wrongFields({ ...values, ...change }, { ...facts, ...known })).toEqual(expected);
  });
});

describe('what is shown in the other currency', () => {
  const ready = (from: string, to: string, rate: string) =>
    ({ ...facts, conversion: { kind: 'READY', from, to, rate, endDate: null } }) as const;
  it.each([
    [
      'is sent along, charged elsewhere',
      { acquisitionCurrency: 'USD' },
      ready('EUR', 'USD', '1.25'),
      '250.00',
    ],
    ['or typed elsewhere', { currency: 'USD' }, ready('USD', 'EUR', '0.8'), '160.00'],
    ['or both', { currency: 'USD', acquisitionCurrency: 'USD' }, ready('USD', 'EUR', '0.8'), '160.00'],
    ['and is nothing where nothing is converted', {}, facts, undefined],
  ])('%s', (_, change, known, expected) => {
    expect(convertedIn({ ...values, ...change }, known)).toBe(expected);
  });
});

describe('a rate', () => {
  const rate = (currency: string, worth: string) => ({
    id: currency,
    currency,
    startDate: '2026-11-01',
    endDate: null,
    rate: worth,
    toCurrency: 'EUR',
    validUntil: null,
    active: false,
  });
  const rates = { own: 'EUR', rates: [rate('USD', '0.92')] };
  it.each([
    ['USD', 'EUR', { kind: 'READY', rate: '0.92' }],
    ['EUR', 'JPY', { kind: 'MISSING', from: 'EUR', to: 'JPY' }],
    ['EUR', 'EUR', { kind: 'NONE' }],
  ])('from %s to %s', (typed, order, expected) => {
    expect(getConversion({ order, typed, charged: order }, rates)).toMatchObject(expected);
  });
  it('is turned round, and is not known before it is read', () => {
    const currencies = { order: 'EUR', typed: 'EUR', charged: 'USD' };
    expect(getConversion(currencies, rates)).toMatchObject({ kind: 'READY', from: 'EUR', to: 'USD' });
    expect(getConversion(currencies, { own: 'EUR', rates: undefined })).toEqual({ kind: 'UNKNOWN' });
  });
});
