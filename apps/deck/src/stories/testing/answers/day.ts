import type { Day, DaySum, Movement } from '@deck/api/contract/days';
import { charged, held } from './payments.ts';

const of = ({ id, number, orderId, orderExternalId, customerName }: typeof charged) => ({
  paymentId: id,
  paymentNumber: number,
  orderId,
  orderExternalId,
  customerName,
  propertyName: 'Kalypso Bay Resort',
  method: 'VISA',
});

/** What moved on the day, newest first. */
export const movements: readonly Movement[] = [
  {
    id: 'movement-4',
    at: '2026-11-22T15:04:00Z',
    kind: 'RELEASE',
    amount: '320.00',
    currency: 'EUR',
    colleague: 'Katerina Vlachou',
    ...of(held),
  },
  {
    id: 'movement-3',
    at: '2026-11-22T12:20:00Z',
    kind: 'REFUND',
    amount: '106.00',
    currency: 'EUR',
    colleague: 'Eleni Markou',
    ...of(charged),
  },
  {
    id: 'movement-2',
    at: '2026-11-22T09:05:00Z',
    kind: 'CAPTURE',
    amount: '1890.00',
    currency: 'EUR',
    colleague: 'Katerina Vlachou',
    ...of(held),
  },
  {
    id: 'movement-1',
    at: '2026-11-22T06:12:00Z',
    kind: 'CHARGE',
    amount: '48500',
    currency: 'JPY',
    colleague: 'CUSTOMER',
    ...of(charged),
  },
];

const nothing = { charges: '0.00', captures: '0.00', refunds: '0.00', released: '0.00', paidOut: '0.00' };
const euros: DaySum = {
  ...nothing,
  currency: 'EUR',
  captures: '1890.00',
  refunds: '106.00',
  moved: '1784.00',
  released: '320.00',
};
const yen: DaySum = {
  currency: 'JPY',
  charges: '48500',
  captures: '0',
  refunds: '0',
  moved: '48500',
  released: '0',
  paidOut: '0',
};
const part = (id: string, name: string, moved: string, currency = 'EUR') => ({ id, name, currency, moved });

/** What moved on a day; on the days before somewhat less. @param day today unless it is given */
export const toDay = (day = '2026-11-22'): Day => ({
  day,
  sums: day === '2026-11-22' ? [euros, yen] : [{ ...euros, captures: '1500.00', moved: '1394.00' }],
  properties: [
    part('property-kalypso-bay', 'Kalypso Bay Resort', '1890.00'),
    part('property-lykavittos', 'Hotel Lykavittos', '-106.00'),
    part('property-kalypso-bay', 'Kalypso Bay Resort', '48500', 'JPY'),
  ],
  methods: [part('VISA', 'VISA', '1784.00'), part('VISA', 'VISA', '48500', 'JPY')],
  colleagues: [
    part('Katerina Vlachou', 'Katerina Vlachou', '1000.00'),
    part('CUSTOMER', 'CUSTOMER', '890.00'),
    part('Eleni Markou', 'Eleni Markou', '-106.00'),
    part('CUSTOMER', 'CUSTOMER', '48500', 'JPY'),
  ],
  closes: [
    {
      id: 'close-1',
      closedBy: 'Katerina Vlachou',
      closedAt: '2026-11-22T13:00:00Z',
      note: 'Mr Whitcombe pays at the desk, he arrives at 15:00.',
      sums: [{ ...euros, released: '0.00' }],
    },
  ],
  open: [yen],
});

/** A day on which nothing moved and nobody closed a shift. */
export const quietDay: Day = {
  day: '2026-11-22',
  sums: [],
  properties: [],
  methods: [],
  colleagues: [],
  closes: [],
  open: [],
};
