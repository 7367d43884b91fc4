import type { PayerView } from '../../src/payer/payer-view.ts';

/** A payment as a test's page reads it. */
export const exampleView = (changes: Partial<PayerView> = {}): PayerView => ({
  status: 'LINK_SENT',
  payable: true,
  challenge: false,
  attempts: 0,
  amount: '1218.00',
  currency: 'EUR',
  scheme: 'CHARGE',
  number: 'P-700001',
  orderExternalId: 'KLB-20422',
  policy: 'PREPAYMENT_30',
  customerName: 'Maria Papadopoulou',
  customerNote: '',
  from: '2026-11-24',
  to: '2026-11-28',
  language: 'en',
  property: {
    name: 'Kalypso Bay Resort',
    city: 'Naxos',
    country: 'GR',
    email: 'kalypso-bay@aegeanhouse.gr',
    phone: '+30 22850 55010',
    termsUrl: 'https://aegeanhouse.gr/terms',
  },
  expiresAt: '2026-11-22T07:41:00Z',
  now: '2026-11-20T07:41:00Z',
  reason: null,
  card: null,
  answer: null,
  ...changes,
});
