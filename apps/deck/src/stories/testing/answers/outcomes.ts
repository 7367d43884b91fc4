import type { Payment } from '@deck/api/contract/payments';
import { charged, held, impossible, nothing, possible, sent } from './payments.ts';

/** Payments that came to an end, or wait for somebody, in another way than the usual ones. */

const revocable = { ...nothing, revoke: { ...possible, amount: '1240.00' } };

/** Declined on a saved card: there is no link on which another card could be tried. */
export const cardDeclined: Payment = {
  ...sent,
  id: 'payment-card-declined',
  number: 'P-778140',
  transactionId: 'pp_778140',
  type: 'PAYMENT_CARD',
  status: 'DECLINED',
  reason: 'EXPIRED_CARD',
  method: 'AMEX',
  link: null,
  expiresAt: null,
  countdown: null,
  card: charged.card,
  actions: nothing,
};

/** Declined on a link that still works. */
export const linkDeclined: Payment = {
  ...sent,
  id: 'payment-link-declined',
  number: 'P-778141',
  transactionId: 'pp_778141',
  status: 'DECLINED',
  reason: 'INSUFFICIENT_FUNDS',
  method: 'VISA',
  card: held.card,
  actions: revocable,
};

/** Declined on the page for staff, which takes another card for half an hour. */
export const pageDeclined: Payment = {
  ...linkDeclined,
  id: 'payment-page-declined',
  number: 'P-778144',
  type: 'PAYMENT_VPOS',
};

export const expired: Payment = {
  ...sent,
  id: 'payment-expired',
  number: 'P-777902',
  status: 'EXPIRED',
  expiresAt: '2026-11-20T16:30:00Z',
  createdAt: '2026-11-18T16:30:00Z',
  modifiedAt: '2026-11-20T16:30:00Z',
  countdown: null,
  actions: nothing,
};

export const broke: Payment = { ...expired, id: 'payment-error', number: 'P-777944', status: 'ERROR' };

/** Its terminal was opened, and no card was entered. */
export const canceledByItself: Payment = {
  ...expired,
  id: 'payment-canceled',
  number: 'P-777951',
  type: 'PAYMENT_VPOS',
  status: 'CANCELED',
  link: null,
};

/** The bank wants the billing address. */
export const inClarification: Payment = {
  ...linkDeclined,
  id: 'payment-clarification',
  number: 'P-778142',
  status: 'AWAITING_CLARIFICATION',
  reason: null,
  link: null,
  avsStreet: 'Ermou 14',
  countdown: { kind: 'CANCELLATION', at: '2026-11-22T08:21:00Z', seconds: 1260 },
  actions: nothing,
};

/** The bank has not answered. */
export const atTheBank: Payment = {
  ...inClarification,
  id: 'payment-waiting',
  number: 'P-778143',
  status: 'WAITING',
  countdown: null,
};

/** An invoice of which half has come. */
export const invoice: Payment = {
  ...sent,
  id: 'payment-invoice',
  number: 'P-778120',
  type: 'WIRE_TRANSFER',
  status: 'AWAITING',
  lifetime: null,
  expiresAt: null,
  dueDate: '2026-12-04',
  countdown: null,
  link: 'https://pay.aegeanhouse.example/pay/Wm7QtY2LbC',
  invoiceNumber: 'INV-2026-0187',
  dispatches: [
    {
      channel: 'EMAIL',
      recipient: 'papadopoulou@mail.example',
      sentAt: '2026-11-22T07:25:05Z',
      againAt: '2026-11-22T07:26:05Z',
      failed: false,
      refusal: null,
    },
  ],
  actions: { ...revocable, confirm: { ...possible, amount: '1240.00' } },
};

export const sendScheduled: Payment = {
  ...sent,
  id: 'payment-send-scheduled',
  number: 'P-778150',
  status: 'SCHEDULED_SEND',
  sendAt: '2026-11-24T08:00:00Z',
  sendChannel: 'EMAIL',
  sendRecipient: 'papadopoulou@mail.example',
  expiresAt: '2026-11-26T08:00:00Z',
  countdown: { kind: 'SEND', at: '2026-11-24T08:00:00Z', seconds: 172_800 },
  actions: revocable,
};

export const chargeScheduled: Payment = {
  ...sendScheduled,
  id: 'payment-charge-scheduled',
  number: 'P-778151',
  type: 'PAYMENT_CARD',
  status: 'SCHEDULED_CHARGE',
  link: null,
  expiresAt: null,
  sendAt: null,
  sendChannel: null,
  sendRecipient: null,
  executeAt: '2026-11-24T08:00:00Z',
  tenderId: 'card-solheim',
  card: charged.card,
  countdown: { kind: 'CHARGE', at: '2026-11-24T08:00:00Z', seconds: 172_800 },
};

/** A page on which staff enter a card. */
export const terminal: Payment = {
  ...sent,
  id: 'payment-terminal',
  number: 'P-778152',
  type: 'PAYMENT_VPOS',
  status: 'NEW',
  expiresAt: null,
  countdown: null,
  actions: revocable,
};

/** A payer is on its page: it cannot be called off just now. */
export const beingPaid: Payment = {
  ...sent,
  actions: { ...nothing, revoke: { ...impossible, reason: 'PAYMENT_BEING_PAID', minutes: 10 } },
};
