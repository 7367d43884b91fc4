import { contract } from '@deck/api/contract';
import type { FilledDraft, FormDraft } from '@deck/api/contract/drafts';
import { type MockedCall, mock } from '@deck/api/mock';

/** A new order that was left half-way. */
export const newOrderDraft: FilledDraft = {
  id: 'draft-1',
  kind: 'NEW_ORDER',
  orderId: null,
  subject: 'Ingrid Solheim',
  savedAt: '2026-11-20T12:05:00Z',
  expiresAt: '2026-12-20T12:05:00Z',
  revision: 1,
  values: {
    revision: '',
    externalId: '',
    currency: 'EUR',
    propertyId: '',
    paymentPolicy: 'PREPAYMENT_100',
    looseRate: { appliedRate: null, lengthOfStay: null },
    reservationId: '',
    messageToCustomer: '',
    internalNote: '',
    positions: [],
    customer: {
      firstName: 'Ingrid',
      lastName: 'Solheim',
      email: '',
      phone: '',
      language: 'en',
      country: '',
      companyName: '',
    },
  },
};

const { values: _, ...listed } = newOrderDraft;

/** One's drafts: a new order, and a payment of an order. */
export const formDrafts: readonly FormDraft[] = [
  listed,
  {
    ...listed,
    id: 'draft-2',
    kind: 'NEW_PAYMENT',
    orderId: 'order-1',
    subject: 'KLB-20418',
    savedAt: '2026-11-19T08:30:00Z',
    expiresAt: '2026-12-19T08:30:00Z',
  },
];

/** A server that keeps one draft: none at first, then the one that is saved. */
export function keepsDraft(): MockedCall[] {
  const kept: FormDraft[] = [];
  return [
    mock(contract.drafts.list, () => kept),
    mock(contract.drafts.create, () => {
      kept.push(listed);
      return listed;
    }),
  ];
}
