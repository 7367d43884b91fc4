import type { Tender } from '@deck/api/contract/tenders';
import { order } from './order.ts';

export const savedCard: Tender = {
  id: 'card-solheim',
  content: 'CARD',
  state: 'TOKENIZED',
  type: 'amex',
  name: '378282•••••5118',
  cardHolder: 'INGRID SOLHEIM',
  expirationMonth: 5,
  expirationYear: 2028,
  expired: false,
  customerEmail: order.customer.email,
  orderId: 'order-myk-04395',
  orderExternalId: 'MYK-04395',
  link: null,
  expiresAt: null,
  reason: null,
  createdBy: 'Katerina Vlachou',
  createdAt: '2026-10-29T08:11:25Z',
  modifiedAt: '2026-10-29T10:21:46Z',
};

/** A card that the guest was asked for yesterday. */
export const cardRequest: Tender = {
  ...savedCard,
  id: 'card-request',
  content: 'REQUEST',
  state: 'REQUESTED',
  type: 'unknown',
  name: '',
  cardHolder: '',
  expirationMonth: null,
  expirationYear: null,
  orderId: order.id,
  orderExternalId: order.externalId,
  link: 'https://pay.aegeanhouse.example/card/Lq81nWcA4f',
  expiresAt: '2026-11-23T09:30:00Z',
  createdBy: 'Eleni Markou',
  createdAt: '2026-11-21T09:30:00Z',
  modifiedAt: '2026-11-21T09:30:00Z',
};
