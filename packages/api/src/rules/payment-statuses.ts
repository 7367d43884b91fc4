import type { PaymentStatus } from '../vocabulary/states.ts';

/** The PSP was asked, at first or again, and may still answer in time. */
export const submittedStatuses: readonly PaymentStatus[] = ['PROCESSING', 'RETRYING'];
/** The PSP's answer is pending, on time or late. */
export const pspStatuses: readonly PaymentStatus[] = [...submittedStatuses, 'WAITING'];
/** A payer can give a first or another card on the page of the link. */
export const payableStatuses: readonly PaymentStatus[] = ['LINK_CREATED', 'LINK_SENT', 'DECLINED'];
/** A request for a card waits for its guest. */
export const openRequestStatuses: readonly PaymentStatus[] = ['REQUESTED', 'REVOKE_REQUESTED'];
/** An invoice waits for its money. */
export const invoicedStatuses: readonly PaymentStatus[] = [
  'AWAITING',
  'AWAITING_CONFIRMATION',
  'PARTIALLY_PAID',
];
/** The payment expires with its lifetime or its rate, because nobody has paid it or claims to have. */
export const endingStatuses: readonly PaymentStatus[] = [...payableStatuses, 'AWAITING'];
