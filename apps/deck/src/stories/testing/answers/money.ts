import type { Callback } from '@deck/api/contract/callbacks';
import type { WalletBalance } from '@deck/api/contract/company';
import type { CurrencyEntry } from '@deck/api/contract/dictionaries';
import type { Suite8Payment } from '@deck/api/contract/hotel-systems';
import type { ExternalState } from '@deck/api/contract/payment-actions';
import type { PaymentPage } from '@deck/api/contract/payments';
import type { ExchangeRate } from '@deck/api/contract/rates';
import type { Transaction } from '@deck/api/contract/transactions';
import { charged, held } from './payments.ts';

export const totals: PaymentPage['totals'] = [
  { currency: 'EUR', count: 3, paid: '2160.00', refunded: '0.00' },
  { currency: 'JPY', count: 1, paid: '0', refunded: '0' },
];

/** What was taken and given back on each day of the last two weeks, in hundreds of euro. */
const days: readonly (readonly [paid: number, refunded: number])[] = [
  [21, 0],
  [34, 2],
  [18, 0],
  [27, 0],
  [45, 6],
  [52, 0],
  [39, 1],
  [23, 0],
  [31, 0],
  [28, 4],
  [36, 0],
  [48, 0],
  [57, 3],
  [22, 0],
];
const byDay: NonNullable<PaymentPage['series']> = days.map(([paid, refunded], index) => ({
  period: `2026-11-${String(9 + index).padStart(2, '0')}`,
  currency: 'EUR',
  paid: `${paid}00.00`,
  refunded: `${refunded}00.00`,
}));

/** The same as the one sum of their month. */
const byMonth: NonNullable<PaymentPage['series']> = [
  { period: '2026-11', currency: 'EUR', paid: '48100.00', refunded: '1600.00' },
];
export const series = (step: 'day' | 'month') => (step === 'month' ? byMonth : byDay);

export const balances: readonly WalletBalance[] = [
  {
    currency: 'EUR',
    available: '48363.55',
    pending: '30877.80',
    reserved: '17572.00',
    paidOut: '412870.35',
    owed: '0.00',
  },
  {
    currency: 'GBP',
    available: '2428.50',
    pending: '1041.75',
    reserved: '0.00',
    paidOut: '19204.00',
    owed: '0.00',
  },
  { currency: 'JPY', available: '0', pending: '102210', reserved: '0', paidOut: '880400', owed: '0' },
  {
    currency: 'USD',
    available: '3618.00',
    pending: '2145.00',
    reserved: '0.00',
    paidOut: '27316.50',
    owed: '0.00',
  },
];

const currency = (code: string, names: CurrencyEntry['names'], decimals = 2): CurrencyEntry => ({
  id: code,
  code,
  name: names.en,
  names,
  symbol: code,
  decimals,
  enabled: true,
});

/** The currencies of the dictionary. */
export const currencies: readonly CurrencyEntry[] = [
  currency('CHF', { en: 'Swiss Franc', ru: 'швейцарский франк', el: 'Φράγκο Ελβετίας' }),
  currency('EUR', { en: 'Euro', ru: 'евро', el: 'Ευρώ' }),
  currency('GBP', { en: 'British Pound', ru: 'фунт стерлингов', el: 'Λίρα Στερλίνα' }),
  currency('JPY', { en: 'Japanese Yen', ru: 'японская иена', el: 'Γιεν Ιαπωνίας' }, 0),
  currency('USD', { en: 'US Dollar', ru: 'доллар США', el: 'Δολάριο ΗΠΑ' }),
];

const rate = (currency: string, value: string, month: '11' | '12'): ExchangeRate => ({
  id: `rate-${currency}-${month}`.toLowerCase(),
  currency,
  startDate: `2026-${month}-01`,
  endDate: null,
  rate: value,
  toCurrency: 'EUR',
  validUntil: month === '11' ? '2026-11-30' : null,
  active: month === '11',
});
export const todaysRates: readonly ExchangeRate[] = [
  rate('USD', '0.946233', '11'),
  rate('GBP', '1.22602', '11'),
  rate('BHD', '2.51813', '11'),
  rate('JPY', '0.00657247', '11'),
];
export const rates: readonly ExchangeRate[] = [
  rate('GBP', '1.21499', '12'),
  rate('USD', '0.935824', '12'),
  ...todaysRates,
];

const transaction: Transaction = {
  id: 'transaction-charge',
  paymentId: charged.id,
  paymentNumber: charged.number,
  paymentType: charged.type,
  type: 'CHARGE',
  status: 'APPROVED',
  amount: '2160.00',
  currency: 'EUR',
  initialAmount: '2160.00',
  convertedAmount: null,
  convertedCurrency: null,
  reason: null,
  refundDescription: null,
  captureDescription: null,
  reversalDescription: null,
  createdBy: '',
  card: charged.card,
  processedAt: '2026-11-21T21:43:08Z',
  pspOperationId: 'op_778125_2',
  providerPaymentId: charged.transactionId ?? '',
  providerAuthCode: '745483',
  rrn: '110146367549',
  ifcDeliveryStatus: null,
  blockchainUrl: null,
  fiscalDocumentUrl: null,
  receiptUrl: null,
  receiptNumber: null,
};
export const transactions: readonly Transaction[] = [
  transaction,
  {
    ...transaction,
    id: 'transaction-declined',
    status: 'DECLINED',
    reason: 'INSUFFICIENT_FUNDS',
    card: held.card,
    processedAt: '2026-11-21T21:41:14Z',
    pspOperationId: 'op_778125_1',
    providerAuthCode: null,
    rrn: null,
  },
];

export const callbacks: readonly Callback[] = [
  {
    id: 'callback-charged',
    type: 'payment',
    event: 'CHARGED',
    url: 'https://pms.aegeanhouse.example/deck/payments',
    status: 'DELIVERED',
    createdAt: '2026-11-21T21:43:08Z',
    nextAttemptAt: null,
    attempts: [
      {
        at: '2026-11-21T21:43:08Z',
        duration: 175,
        httpStatus: 200,
        error: null,
        excerpt: '{"result":"accepted"}',
      },
    ],
  },
];

/** Not taken: the company's own system was down. */
export const failedCallback: Callback = {
  id: 'callback-failed',
  type: 'payment',
  event: 'AUTHORIZED',
  url: 'https://pms.aegeanhouse.example/deck/payments',
  status: 'QUEUED',
  createdAt: '2026-11-21T23:03:57Z',
  nextAttemptAt: '2026-11-22T08:30:00Z',
  attempts: [
    {
      at: '2026-11-21T23:08:57Z',
      duration: 5000,
      httpStatus: null,
      error: 'TIMEOUT',
      excerpt: '',
    },
    {
      at: '2026-11-21T23:03:57Z',
      duration: 212,
      httpStatus: 503,
      error: 'HTTP_STATUS',
      excerpt: '<h1>Maintenance until 02:00</h1>',
    },
  ],
};

export const externalState: ExternalState = {
  paymentId: charged.id,
  providerPaymentId: charged.transactionId ?? '',
  currency: 'EUR',
  authorizedAmount: '2160.00',
  capturedAmount: '2160.00',
  refundedAmount: '0.00',
  releasedAmount: '0.00',
  inSync: true,
  operations: [
    {
      pspOperationId: 'op_778125_2',
      type: 'CHARGE',
      outcome: 'APPROVED',
      applied: true,
      amount: '2160.00',
      currency: 'EUR',
      convertedAmount: null,
      convertedCurrency: null,
      reason: null,
      card: charged.card,
      createdAt: '2026-11-21T21:43:07Z',
    },
  ],
};

/** A transaction of which the hotel's own system could not be told. */
export const postedTransaction: Transaction = { ...transaction, ifcDeliveryStatus: 'NOT_DELIVERED' };

export const suite8: Suite8Payment = {
  messageId: 'S8-20261121-0417',
  messageType: 'PAYMENT_LINK',
  reservationId: 'OPERA 5498132',
  room: '214',
  receivedAt: '2026-11-21T21:09:10Z',
  deliveryStatus: 'NOT_DELIVERED',
  deliveredAt: null,
  payment: charged,
};
