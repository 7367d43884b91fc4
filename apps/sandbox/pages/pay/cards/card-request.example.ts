import { cardRequest } from '@deck/guest/examples';
import type { CardRequest } from './card-request.ts';

/** An example card request for tests. */
export const view: CardRequest = {
  guest: cardRequest,
  accent: null,
  status: 'REQUESTED',
  open: true,
  number: 'P-700001',
  orderExternalId: 'KLB-20422',
  customerName: 'Maria Papadopoulou',
  customerNote: '',
  from: null,
  to: null,
  language: 'en',
  property: {
    name: 'Kalypso Bay Resort',
    city: 'Naxos',
    country: 'GR',
    email: '',
    phone: '',
    timezone: 'Europe/Athens',
    termsUrl: '',
    privacyUrl: '',
  },
  expiresAt: null,
  now: '2026-11-20T07:41:00Z',
  reason: null,
  card: null,
  cardTypes: ['visa'],
  pspUrl: 'http://localhost:4001',
  action: null,
  attempts: 0,
};
