import type { GuestFacts } from '../guest-facts.ts';
import { kalypso } from './kalypso.ts';

const withoutStay = { startDate: null, endDate: null, guests: null, positions: [], showsPositions: false };

/** A fast payment: one sum, called what staff called it. */
export const spaDay: GuestFacts = {
  ...kalypso,
  order: {
    ...kalypso.order,
    ...withoutStay,
    number: 'KLB-F0187',
    guestName: 'Nour Al-Sabah',
    guestEmail: 'nour.alsabah@gulfpost.example',
    total: '240.00',
  },
  segments: null,
  payment: { ...kalypso.payment, kind: 'FAST', amount: '240.00', label: 'Spa day for two' },
  next: [],
};

/** A permanent link: nobody's order, and the guest chooses the sum. */
export const permanent: GuestFacts = {
  ...kalypso,
  order: { ...kalypso.order, ...withoutStay, number: '', guestName: '', guestEmail: '', total: null },
  segments: null,
  payment: { ...kalypso.payment, kind: 'PERMANENT', amount: null, expiresAt: null },
  next: [],
};

/** A friend's part of an order of several. */
export const splitShare: GuestFacts = {
  ...kalypso,
  segments: {
    paid: '2160.00',
    held: '0.00',
    asked: '2160.00',
    due: '2160.00',
    paidAt: '2026-11-14T10:20:00Z',
    paidNote: '',
    dueBy: null,
  },
  payment: { ...kalypso.payment, kind: 'SPLIT', amount: '2160.00' },
  next: [],
};

/** The same part, paid by somebody who was faster. */
export const splitTaken: GuestFacts = {
  ...splitShare,
  payment: { ...splitShare.payment, state: 'PAID_BY_ANOTHER' },
};

/** A request for a card, which charges nothing. */
export const cardRequest: GuestFacts = {
  ...kalypso,
  segments: null,
  payment: { ...kalypso.payment, kind: 'CARD_REQUEST', amount: null },
  next: [],
};

/** A Greek guest and names that do not fit on a line. */
export const longNames: GuestFacts = {
  ...kalypso,
  property: {
    ...kalypso.property,
    name: 'Παραδοσιακός Ξενώνας Αγία Παρασκευή της Κάτω Μεσσηνιακής Μάνης',
    place: 'Άγιος Νικόλαος Σελινίτσας, Δυτική Μάνη, Ελλάδα',
  },
  order: {
    ...kalypso.order,
    guestName: 'Κωνσταντίνα-Μαρία Παπαχατζηγεωργιάδη-Χατζηκωνσταντίνου',
  },
};
