import type { OrderSummary } from '@deck/api/contract/orders';
import { kalypso } from './properties.ts';

export const summary: OrderSummary = {
  id: 'order-klb-20418',
  externalId: 'KLB-20418',
  currency: 'EUR',
  totalAmount: '6480.00',
  paidAmount: '2160.00',
  heldAmount: '2160.00',
  askedAmount: '0.00',
  refundedAmount: '0.00',
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
    askedAmount: '0.00',
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
    askedAmount: '1240.00',
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
    askedAmount: '0',
    refundedAmount: '0',
    state: 'DECLINED',
    progressStatus: 'IN_PROGRESS',
    paymentCount: 2,
    createdAt: '2026-11-21T11:31:47Z',
  }),
  another('PAR-00542', 'Fatima Al-Khalifa', 'Villa Thalassa', '1875.250', {
    currency: 'BHD',
    paidAmount: '1875.250',
    heldAmount: '0.000',
    askedAmount: '0.000',
    refundedAmount: '0.000',
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
