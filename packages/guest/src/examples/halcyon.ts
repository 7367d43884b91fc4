import type { GuestFacts } from '../guest-facts.ts';
import { kalypso } from './kalypso.ts';
import { withPayment } from './variants.ts';

/** A yacht's second half, to be held first. */
export const halcyon: GuestFacts = {
  ...kalypso,
  property: {
    name: 'M/Y Halcyon',
    kind: 'YACHT',
    place: 'Halcyon Charter, Marina Zeas, Piraeus, Greece',
    address: 'Marina Zeas, berth C14, 185 36 Piraeus, Greece',
    timezone: 'Europe/Athens',
    phone: '+30 210 555 0179',
    email: 'concierge@halcyoncharter.gr',
    deskHours: 'Concierge, day and night',
    website: null,
    photoUrl: null,
    logoUrl: null,
    color: '#c2913c',
    startTime: '12:00',
    endTime: '17:00',
    cancellation: 'Half is returned until Tue 24 Nov 2026, 12:00 in Athens. After that nothing is.',
    termsUrl: 'https://halcyoncharter.gr/agreement',
  },
  charger: {
    legalName: 'Halcyon Charter S.A.',
    address: 'Akti Themistokleous 8, 185 36 Piraeus',
    taxpayerId: 'EL 801204417',
    statement: 'HALCYON CHARTER',
    privacyUrl: 'https://halcyoncharter.gr/privacy',
  },
  order: {
    number: 'CYC-00884',
    guestName: 'Alessandro Bianchi',
    guestEmail: 'a.bianchi@lagomail.example',
    currency: 'EUR',
    total: '23500.00',
    startDate: '2026-11-30',
    endDate: '2026-12-03',
    guests: 8,
    positions: [
      {
        type: 'YACHT',
        name: 'Charter, M/Y Halcyon',
        quantity: 3,
        unitAmount: '6200.00',
        days: { from: '2026-11-30', to: '2026-12-03' },
        trip: null,
        guests: 8,
        amount: '18600.00',
      },
      {
        type: 'OTHER',
        name: 'Provisioning allowance, 25 %',
        quantity: null,
        unitAmount: null,
        days: null,
        trip: null,
        guests: null,
        amount: '4650.00',
      },
      {
        type: 'OTHER',
        name: 'Transfers, airport and marina',
        quantity: 2,
        unitAmount: '125.00',
        days: null,
        trip: null,
        guests: null,
        amount: '250.00',
      },
    ],
    showsPositions: true,
  },
  segments: {
    paid: '11750.00',
    held: '0.00',
    asked: '11750.00',
    due: '0.00',
    paidAt: '2026-11-06T09:00:00Z',
    paidNote: 'bank transfer',
    dueBy: null,
  },
  payment: {
    ...kalypso.payment,
    amount: '11750.00',
    scheme: 'AUTH',
    label: 'Hold for the second half',
    url: 'https://pay.halcyoncharter.gr/l/4Kd8Wq1ZrB',
    expiresAt: '2026-11-23T07:41:00Z',
    captureAt: '2026-11-30T10:00:00Z',
  },
  next: [
    { at: '2026-11-30T10:00:00Z', what: 'START' },
    { at: '2026-11-30T10:00:00Z', what: 'HOLD_TAKEN' },
    { at: '2026-12-03T15:00:00Z', what: 'END' },
  ],
};

/** The same, held. */
export const halcyonHeld: GuestFacts = {
  ...withPayment(halcyon, {
    state: 'HELD',
    paidAt: '2026-11-20T08:03:00Z',
    card: { type: 'mastercard', lastFour: '5454' },
    receiptNumber: 'H-100217',
    approval: '240113',
  }),
  segments: {
    paid: '11750.00',
    held: '11750.00',
    asked: '0.00',
    due: '0.00',
    paidAt: '2026-11-06T09:00:00Z',
    paidNote: 'bank transfer',
    dueBy: null,
  },
};

export const halcyonReleased: GuestFacts = withPayment(halcyon, { state: 'RELEASED' });
