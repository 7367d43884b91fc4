import { kalypso } from '@deck/guest/examples';
import type { PayerView } from '../../src/payer/payer-view.ts';

/** An example payment for tests. */
export const exampleView = (changes: Partial<PayerView> = {}): PayerView => ({
  guest: kalypso,
  accent: null,
  type: 'PAYMENT_LINK',
  staffMode: false,
  status: 'LINK_SENT',
  payable: true,
  action: null,
  pspUrl: 'http://localhost:4001',
  attempts: 0,
  amount: '1218.00',
  currency: 'EUR',
  customerName: 'Maria Papadopoulou',
  language: 'en',
  property: { name: 'Kalypso Bay Resort', timezone: 'Europe/Athens' },
  methods: [{ name: 'VISA', title: 'Visa', group: 'CARDS', way: 'CARD' }],
  cardTypes: ['visa'],
  now: '2026-11-20T07:41:00Z',
  invoice: null,
  reason: null,
  card: null,
  paidIn: null,
  ...changes,
});
