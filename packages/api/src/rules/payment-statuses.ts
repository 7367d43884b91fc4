import type { PaymentStatus } from '../vocabulary/states.ts';

/** The PSP was asked, at first or again, and may still answer in time. */
export const submittedStatuses: readonly PaymentStatus[] = ['PROCESSING', 'RETRYING'];
/** The PSP owes an answer, be it late. */
export const pspStatuses: readonly PaymentStatus[] = [...submittedStatuses, 'WAITING'];
/** A payer can give a card on the page of the link, or another one. */
export const payableStatuses: readonly PaymentStatus[] = ['LINK_CREATED', 'LINK_SENT', 'DECLINED'];
/** A request for a card waits for its guest. */
export const openRequestStatuses: readonly PaymentStatus[] = ['REQUESTED', 'REVOKE_REQUESTED'];
/** An invoice waits for its money. */
export const invoicedStatuses: readonly PaymentStatus[] = [
  'AWAITING',
  'AWAITING_CONFIRMATION',
  'PARTIALLY_PAID',
];
/** The end of the lifetime, or of the rate, ends the payment: nobody has paid or says so. */
export const endingStatuses: readonly PaymentStatus[] = [...payableStatuses, 'AWAITING'];
