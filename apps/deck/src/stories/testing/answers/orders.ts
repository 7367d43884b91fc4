import type { Order, OrderSummary } from '@deck/api/contract/orders';
import type { Tender } from '@deck/api/contract/tenders';
import { kalypso } from './properties.ts';
import { timeline } from './timeline.ts';

const summary: OrderSummary = {
  id: 'order-klb-20418',
  externalId: 'KLB-20418',
  currency: 'EUR',
  totalAmount: '6480.00',
  paidAmount: '2160.00',
  heldAmount: '2160.00',
  paymentCount: 3,
  state: 'PARTIALLY_PAID',
  progressStatus: 'IN_PROGRESS',
  agent: { name: 'Eleni Markou', tag: 'UI_USER' },
  createdAt: '2026-11-21T20:53:29Z',
  modifiedAt: '2026-11-21T23:06:51Z',
  customer: {
    firstName: 'Ingrid',
    lastName: 'Solheim',
    email: 'i.solheim@fjordmail.example',
    companyName: 'Fjord & Partners',
  },
  propertyName: kalypso.name,
  reservationId: 'OPERA 5498132',
  paymentPolicy: 'PREPAYMENT_30',
  positionType: 'ACCOMMODATION',
  startDate: '2026-11-25',
  endDate: '2026-11-28',
  tags: ['DECK'],
  pinned: true,
};

/** Another order of the list: whose, for how much, and how far it is. */
function another(
  externalId: string,
  name: string,
  propertyName: string,
  totalAmount: string,
  about: Partial<OrderSummary>,
): OrderSummary {
  const [firstName = '', lastName = ''] = name.split(' ');
  return {
    ...summary,
    id: `order-${externalId.toLowerCase()}`,
    externalId,
    totalAmount,
    paidAmount: '0.00',
    heldAmount: '0.00',
    paymentCount: 0,
    state: 'NEW',
    progressStatus: 'NOT_STARTED',
    customer: { firstName, lastName, email: `${lastName}@mail.example`.toLowerCase(), companyName: '' },
    propertyName,
    reservationId: '',
    paymentPolicy: 'PREPAYMENT_100',
    pinned: false,
    ...about,
  };
}

export const orders: readonly OrderSummary[] = [
  summary,
  another('KLB-20421', 'Maria Papadopoulou', 'Kalypso Bay Resort', '1240.00', {
    state: 'LINK_SENT',
    progressStatus: 'IN_PROGRESS',
    paymentCount: 1,
    createdAt: '2026-11-22T07:24:11Z',
    agent: { name: 'Katerina Vlachou', tag: 'UI_USER' },
  }),
  another('ANE-03096', 'Giulia Ferrari', 'Casa Anemone', '2890.50', {
    state: 'PAID',
    progressStatus: 'COMPLETED',
    paidAmount: '2890.50',
    paymentCount: 1,
    createdAt: '2026-11-22T06:20:40Z',
  }),
  another('PEL-02765', 'Nikolai Orlov', 'Hotel Pelagos', '738.00', { createdAt: '2026-11-22T05:52:02Z' }),
  another('LYK-11067', 'Charlotte Beaumont-Sainte-Marie', 'Hotel Lykavittos', '415.00', {
    state: 'AWAITING',
    progressStatus: 'IN_PROGRESS',
    paymentCount: 1,
    createdAt: '2026-11-21T18:10:00Z',
  }),
  another('LYK-11066', 'Hiroshi Tanaka', 'Hotel Lykavittos', '86400', {
    currency: 'JPY',
    paidAmount: '0',
    heldAmount: '0',
    state: 'DECLINED',
    progressStatus: 'IN_PROGRESS',
    paymentCount: 2,
    createdAt: '2026-11-21T11:31:47Z',
  }),
  another('PAR-00542', 'Fatima Al-Khalifa', 'Villa Thalassa', '1875.250', {
    currency: 'BHD',
    paidAmount: '1875.250',
    heldAmount: '0.000',
    state: 'PAID',
    progressStatus: 'COMPLETED',
    paymentCount: 2,
    createdAt: '2026-11-20T16:02:19Z',
  }),
  another('KLB-20416', 'Oliver Bennett', 'Kalypso Bay Resort', '3104.00', {
    currency: 'GBP',
    paidAmount: '3104.00',
    state: 'FINALIZED',
    progressStatus: 'COMPLETED',
    paymentCount: 3,
    createdAt: '2026-11-20T09:44:55Z',
  }),
  another('MYK-04410', 'Anna Lindqvist', 'Meltemi Suites', '960.00', {
    state: 'EXPIRED',
    progressStatus: 'IN_PROGRESS',
    paymentCount: 1,
    createdAt: '2026-11-19T13:15:30Z',
  }),
];

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
  refundedAmount: '0.00',
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
  customerEmail: summary.customer.email,
  orderId: 'order-myk-04395',
  orderExternalId: 'MYK-04395',
  link: null,
  expiresAt: null,
  reason: null,
  createdBy: 'Katerina Vlachou',
  createdAt: '2026-10-29T08:11:25Z',
  modifiedAt: '2026-10-29T10:21:46Z',
};
