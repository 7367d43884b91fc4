import type { Order } from '@deck/api/contract/orders';
import { summary } from './orders.ts';
import { kalypso } from './properties.ts';
import { timeline } from './timeline.ts';

const allowed = { allowed: true, code: null, minutes: null };
const notYet = { allowed: false, code: 'ORDER_NOT_CLOSED', minutes: null } as const;

export const order: Order = {
  ...summary,
  customer: { ...summary.customer, phone: '+47 912 34 659', language: 'en', country: 'NO' },
  propertyId: kalypso.id,
  propertyTimezone: kalypso.timezone,
  appliedRate: null,
  lengthOfStay: 3,
  internalNote: 'Invoice to the company',
  messageToCustomer: 'We look forward to your stay.',
  positions: [
    {
      type: 'ACCOMMODATION',
      name: 'Superior Double',
      amount: '6480.00',
      checkIn: '2026-11-25',
      checkOut: '2026-11-28',
      guests: 2,
      propertyId: kalypso.id,
    },
  ],
  revision: 'c12e118c717af7c7',
  dueAmount: '2160.00',
  availableAmount: '2160.00',
  leastTotalAmount: '4320.00',
  started: false,
  split: false,
  splitLink: null,
  tenderCount: 1,
  cancelReason: null,
  closingComment: '',
  actions: {
    edit: allowed,
    cancel: { allowed: false, code: 'ORDER_HAS_MONEY', minutes: null },
    finalize: allowed,
    unfinalize: notYet,
    reinstate: notYet,
  },
  timeline,
};

/** An order that was just made. */
export const freshOrder: Order = {
  ...order,
  paidAmount: '0.00',
  heldAmount: '0.00',
  paymentCount: 0,
  state: 'NEW',
  progressStatus: 'NOT_STARTED',
  dueAmount: '6480.00',
  availableAmount: '6480.00',
  leastTotalAmount: '0.00',
  tenderCount: 0,
  actions: { ...order.actions, cancel: allowed },
  timeline: timeline.slice(-1),
};

/** An order whose link was sent this morning. */
export const sentOrder: Order = {
  ...freshOrder,
  id: 'order-klb-20421',
  externalId: 'KLB-20421',
  totalAmount: '1240.00',
  askedAmount: '1240.00',
  paymentCount: 1,
  state: 'LINK_SENT',
  progressStatus: 'IN_PROGRESS',
  customer: {
    firstName: 'Maria',
    lastName: 'Papadopoulou',
    email: 'papadopoulou@mail.example',
    phone: '+30 694 412 0937',
    language: 'el',
    country: 'GR',
    companyName: '',
  },
  positions: order.positions.map((position) => ({ ...position, amount: '1240.00' })),
  dueAmount: '1240.00',
  availableAmount: '0.00',
  leastTotalAmount: '1240.00',
};

/** The order that was just made, shared among those who come along. */
export const splitOrder: Order = {
  ...freshOrder,
  split: true,
  splitLink: 'https://pay.aegeanhouse.example/split/7Qm2vXc9Tz',
};
