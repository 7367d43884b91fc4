import type { GuestFacts } from '../guest-facts.ts';
import { kalypso } from './kalypso.ts';

/** A villa's balance, the last payment, for a guest with a long name. */
export const thalassa: GuestFacts = {
  ...kalypso,
  property: {
    ...kalypso.property,
    name: 'Villa Thalassa',
    place: 'Naoussa, Paros, Greece',
    address: 'Naoussa, 844 01 Paros, Greece',
    phone: '+30 22840 55021',
    deskHours: 'Reception, 08:00 to 23:00',
    color: '#177f83',
    cancellation: 'Free until Fri 20 Nov 2026, 18:00 in Athens. After that one night is kept.',
  },
  charger: { ...kalypso.charger, statement: 'AEGEAN HOUSE PAROS' },
  order: {
    number: 'PAR-00561',
    guestName: 'Maximiliana-Konstantina Papadopoulou-Wolfsberg',
    guestEmail: 'm.papadopoulou@alpenpost.example',
    currency: 'EUR',
    total: '4290.00',
    startDate: '2026-11-27',
    endDate: '2026-12-01',
    guests: 3,
    positions: [
      {
        type: 'ACCOMMODATION',
        name: 'Two-bedroom Grand Terrace Villa with heated plunge pool and sea view, breakfast included',
        quantity: 4,
        unitAmount: '955.00',
        days: { from: '2026-11-27', to: '2026-12-01' },
        trip: null,
        guests: 3,
        amount: '3820.00',
      },
      {
        type: 'OTHER',
        name: 'Crib and late check-out until 16:00',
        quantity: null,
        unitAmount: null,
        days: { from: '2026-12-01', to: '2026-12-01' },
        trip: null,
        guests: null,
        amount: '110.00',
      },
      {
        type: 'OTHER',
        name: 'Private cook, dinner for three',
        quantity: null,
        unitAmount: null,
        days: { from: '2026-11-28', to: '2026-11-28' },
        trip: null,
        guests: null,
        amount: '360.00',
      },
    ],
    showsPositions: true,
  },
  segments: {
    paid: '1430.00',
    held: '0.00',
    asked: '2860.00',
    due: '0.00',
    paidAt: '2026-10-03T09:00:00Z',
    paidNote: 'one third',
    dueBy: null,
  },
  payment: {
    ...kalypso.payment,
    amount: '2860.00',
    url: 'https://pay.aegeanhouse.gr/l/9Tq3LmV7xE',
    expiresAt: '2026-11-24T16:00:00Z',
  },
  next: [{ at: '2026-11-27T13:00:00Z', what: 'START' }],
};

/** The same order in one payment: it has no line and no "of". */
export const thalassaWhole: GuestFacts = {
  ...thalassa,
  segments: {
    paid: '0.00',
    held: '0.00',
    asked: '4290.00',
    due: '0.00',
    paidAt: null,
    paidNote: '',
    dueBy: null,
  },
  payment: { ...thalassa.payment, amount: '4290.00' },
};
