import type { GuestFacts } from '../guest-facts.ts';
import { withPayment } from './variants.ts';

/** A hotel's deposit after a booking fee, as its guest first opens it. */
export const kalypso: GuestFacts = {
  property: {
    name: 'Kalypso Bay Resort',
    kind: 'HOTEL',
    place: 'Agios Prokopios, Naxos, Greece',
    address: 'Agios Prokopios, 843 00 Naxos, Greece',
    timezone: 'Europe/Athens',
    phone: '+30 22850 55010',
    email: 'guests@aegeanhouse.gr',
    deskHours: 'Front desk, day and night',
    website: 'https://aegeanhouse.gr',
    photoUrl: null,
    logoUrl: null,
    color: null,
    startTime: '15:00',
    endTime: '11:00',
    cancellation: 'Free until Sat 29 May 2027, 18:00 in Athens. After that the deposit is kept.',
    termsUrl: 'https://aegeanhouse.gr/terms',
  },
  charger: {
    legalName: 'Aegean House S.A.',
    address: 'Voukourestiou 24, 106 71 Athens',
    taxpayerId: 'EL 094512873',
    statement: 'AEGEAN HOUSE NAXOS',
    privacyUrl: 'https://aegeanhouse.gr/privacy',
  },
  order: {
    number: 'KLB-20431',
    guestName: 'Ingrid Solheim',
    guestEmail: 'i.solheim@fjordmail.example',
    currency: 'EUR',
    total: '6480.00',
    startDate: '2027-06-12',
    endDate: '2027-06-19',
    guests: 2,
    positions: [
      {
        type: 'ACCOMMODATION',
        name: 'Sea View Suite, half board',
        quantity: 7,
        unitAmount: '870.00',
        days: { from: '2027-06-12', to: '2027-06-19' },
        trip: null,
        guests: 2,
        amount: '6090.00',
      },
      {
        type: 'OTHER',
        name: 'Airport transfer, both ways',
        quantity: null,
        unitAmount: null,
        days: null,
        trip: null,
        guests: 2,
        amount: '210.00',
      },
      {
        type: 'OTHER',
        name: 'Wine tasting at Halki',
        quantity: null,
        unitAmount: null,
        days: { from: '2027-06-15', to: '2027-06-15' },
        trip: null,
        guests: 2,
        amount: '180.00',
      },
    ],
    showsPositions: true,
  },
  segments: {
    paid: '648.00',
    held: '0.00',
    asked: '1944.00',
    due: '3888.00',
    paidAt: '2026-11-14T10:20:00Z',
    paidNote: 'booking fee',
    dueBy: '2027-05-29',
  },
  payment: {
    kind: 'PAYMENT',
    amount: '1944.00',
    currency: 'EUR',
    scheme: 'CHARGE',
    label: '',
    state: 'OPEN',
    url: 'https://pay.aegeanhouse.gr/l/7Qm2vXc9Tz',
    expiresAt: '2026-11-22T07:41:00Z',
    createdAt: '2026-11-20T07:41:00Z',
    paidAt: null,
    captureAt: null,
    card: null,
    wallet: null,
    methodTitle: null,
    receiptNumber: null,
    approval: null,
    reason: null,
    conversion: null,
    staffNote: '',
  },
  methods: [
    { name: 'APPLE_PAY', title: 'Apple Pay', group: 'WALLETS', way: 'WALLET' },
    { name: 'GOOGLE_PAY', title: 'Google Pay', group: 'WALLETS', way: 'WALLET' },
    { name: 'VISA', title: 'Visa', group: 'CARDS', way: 'CARD' },
    { name: 'MASTERCARD', title: 'Mastercard', group: 'CARDS', way: 'CARD' },
    { name: 'AMEX', title: 'Amex', group: 'CARDS', way: 'CARD' },
    { name: 'MAESTRO', title: 'Maestro', group: 'CARDS', way: 'CARD' },
    { name: 'BANK_TRANSFER_GR', title: 'Bank transfer', group: 'BANK_TRANSFER_GR', way: 'TRANSFER' },
  ],
  transfer: null,
  next: [
    { at: '2027-05-22', what: 'BALANCE_LINK' },
    { at: '2027-05-29T15:00:00Z', what: 'BALANCE_DUE' },
    { at: '2027-05-29T15:00:00Z', what: 'FREE_CANCELLATION_ENDS' },
    { at: '2027-06-12T12:00:00Z', what: 'START' },
  ],
  now: '2026-11-20T08:12:00Z',
};

/** The same, just paid. */
export const kalypsoPaid: GuestFacts = {
  ...kalypso,
  segments: {
    paid: '2592.00',
    held: '0.00',
    asked: '0.00',
    due: '3888.00',
    paidAt: '2026-11-20T08:03:00Z',
    paidNote: 'booking fee and deposit',
    dueBy: '2027-05-29',
  },
  payment: {
    ...kalypso.payment,
    state: 'PAID',
    paidAt: '2026-11-20T08:03:00Z',
    card: { type: 'visa', lastFour: '8024' },
    receiptNumber: 'R-778142',
    approval: '731904',
  },
  now: '2026-11-20T08:03:10Z',
};

export const kalypsoDeclined: GuestFacts = withPayment(kalypso, {
  state: 'DECLINED',
  card: { type: 'visa', lastFour: '8024' },
  reason: 'LIMIT_EXCEEDED',
});

export const kalypsoConfirming: GuestFacts = withPayment(kalypso, { state: 'CONFIRMING' });

export const kalypsoExpired: GuestFacts = withPayment(kalypso, { state: 'EXPIRED' });

export const kalypsoRefunded: GuestFacts = withPayment(kalypsoPaid, { state: 'REFUNDED' });

/** The guest has chosen a bank transfer, and it has not arrived. */
export const kalypsoTransfer: GuestFacts = {
  ...withPayment(kalypso, { state: 'AWAITING_TRANSFER' }),
  transfer: {
    beneficiary: 'Aegean House S.A.',
    bank: 'Bank of the Aegean',
    iban: 'GR1601101250000000012300695',
    bic: 'ETHNGRAA',
    reference: 'KLB-20431',
  },
};
