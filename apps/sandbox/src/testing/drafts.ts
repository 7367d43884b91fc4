import type { OrderDraft } from '@deck/api/contract/orders';
import type { LinkDraft, PaymentPlanDraft, WireDraft } from '@deck/api/contract/payments';
import type { Position } from '@deck/api/contract/positions';

export const stay: Extract<Position, { type: 'ACCOMMODATION' }> = {
  type: 'ACCOMMODATION',
  name: 'Deluxe Sea View',
  amount: '3920.00',
  checkIn: '2026-11-24',
  checkOut: '2026-11-28',
  guests: 2,
  propertyId: 'property-kalypso-bay',
};

export const transfer: Extract<Position, { type: 'CAR' }> = {
  type: 'CAR',
  name: 'Airport transfer',
  amount: '140.5',
  model: 'Mercedes V-Class',
  pickUpDate: '2026-11-23',
  pickUpTime: '14:30',
  pickUpLocation: 'Athens International Airport',
  dropOffDate: '2026-11-23',
  dropOffTime: '16:00',
  dropOffLocation: 'Piraeus, gate E1',
};

/** One way, of a property that sells flights. */
export const flight: Extract<Position, { type: 'FLIGHT' }> = {
  type: 'FLIGHT',
  name: 'Athens - Naxos',
  amount: '1200.00',
  aircraft: 'Citation XLS+',
  departurePoint: 'Athens',
  destination: 'Naxos',
  departureDate: '2026-11-24',
  returnDate: null,
  passengers: 4,
};

/** A complete order draft, with a test's changes. */
export const orderDraft = (changes: Partial<OrderDraft> = {}): OrderDraft => ({
  currency: 'EUR',
  propertyId: 'property-kalypso-bay',
  paymentPolicy: 'PREPAYMENT_30',
  appliedRate: { amount: '980.00', period: 'PER_NIGHT' },
  lengthOfStay: 4,
  reservationId: 'OPERA 5521902',
  internalNote: 'Anniversary, flowers in the room',
  messageToCustomer: 'We look forward to your stay.',
  positions: [stay, transfer],
  customer: {
    firstName: 'Maria',
    lastName: 'Papadopoulou',
    email: 'm.papadopoulou@outlook.gr',
    phone: '+30 694 412 0937',
    language: 'el',
    country: 'GR',
    companyName: '',
  },
  ...changes,
});

/** A link over 1000.00 euros of an order. */
export const paymentDraft = (orderId: string, changes: Partial<LinkDraft> = {}): LinkDraft => ({
  orderId,
  type: 'PAYMENT_LINK',
  amount: '1000.00',
  currency: 'EUR',
  scheme: 'CHARGE',
  lifetime: 'P2D',
  description: 'Prepayment',
  customerNote: '',
  reference: '',
  invoiceNumber: '',
  ...changes,
});

/** An invoice over 1000.00 euros of an order. */
export function wireDraft(orderId: string, changes: Partial<WireDraft> = {}): WireDraft {
  const { lifetime: _, ...draft } = paymentDraft(orderId);
  return { ...draft, type: 'WIRE_TRANSFER', orderId, amount: '1000.00', ...changes };
}

const toGuest = { type: 'PAYMENT_LINK', channel: 'EMAIL', recipient: 'm.papadopoulou@outlook.gr' } as const;

/** 300.00 euros of an order now, and 700.00 on a day before it starts. */
export const planDraft = (changes: Partial<PaymentPlanDraft> = {}): PaymentPlanDraft => ({
  payments: [
    { ...toGuest, amount: '300.00' },
    { ...toGuest, amount: '700.00', sendAt: '2026-11-22T10:00', lifetime: 'P1D' },
  ],
  ...changes,
});
