import * as z from 'zod/mini';
import { binary, endpoint, page, param } from '../core/endpoint.ts';
import { paymentStatuses } from '../vocabulary/states.ts';
import {
  cardTypes,
  channels,
  paymentTypes,
  schemes,
  transactionStatuses,
  transactionTypes,
} from '../vocabulary/words.ts';
import {
  Amount,
  Currency,
  fitsCurrency,
  Id,
  Instant,
  Lifetime,
  Line,
  LongText,
  PositiveAmount,
  say,
} from './formats.ts';
import { TimelineEvent } from './orders.ts';

/** A payment about to be made: one way of collecting a part of an order. */
export const PaymentDraft = z
  .object({
    orderId: Id,
    type: z.literal('PAYMENT_LINK', say('choice')),
    amount: PositiveAmount,
    currency: Currency,
    scheme: z.enum(schemes, say('choice')),
    /** How long the link lives, at least an hour; null lives until it is paid or revoked. */
    lifetime: z.nullable(Lifetime),
    description: LongText,
    customerNote: LongText,
    reference: Line,
    invoiceNumber: Line,
  })
  .check(
    z.refine((payment) => fitsCurrency(payment.amount, payment.currency), {
      path: ['amount'],
      error: 'amount',
    }),
  );
export type PaymentDraft = z.infer<typeof PaymentDraft>;

/** A card as it may be shown: first six and last four digits at most. */
export const MaskedCard = z.object({
  type: z.enum(cardTypes),
  number: z.string(),
  holder: z.string(),
  expirationMonth: z.int(),
  expirationYear: z.int(),
});
export type MaskedCard = z.infer<typeof MaskedCard>;

export const Dispatch = z.object({
  channel: z.enum(channels),
  recipient: z.string(),
  sentAt: Instant,
  /** From when the same recipient may be written to again. */
  againAt: Instant,
});
export type Dispatch = z.infer<typeof Dispatch>;

export const Payment = z.object({
  id: Id,
  /** As people name it: `P-778120`. */
  number: z.string(),
  orderId: Id,
  orderExternalId: z.string(),
  customerName: z.string(),
  type: z.enum(paymentTypes),
  status: z.enum(paymentStatuses),
  scheme: z.enum(schemes),
  currency: Currency,
  amount: Amount,
  authorizedAmount: Amount,
  capturedAmount: Amount,
  refundedAmount: Amount,
  /** Still on hold. */
  heldAmount: Amount,
  lifetime: z.nullable(Lifetime),
  expiresAt: z.nullable(Instant),
  /** The address of the payer's page, while the payment has one. */
  link: z.nullable(z.string()),
  description: LongText,
  customerNote: LongText,
  reference: Line,
  invoiceNumber: Line,
  createdBy: z.string(),
  createdAt: Instant,
  modifiedAt: Instant,
  /** Why it was declined or failed. */
  reason: z.nullable(z.string()),
  card: z.nullable(MaskedCard),
  dispatches: z.array(Dispatch),
});
export type Payment = z.infer<typeof Payment>;

/** One operation at the payment service provider. */
export const Transaction = z.object({
  id: Id,
  paymentId: Id,
  type: z.enum(transactionTypes),
  status: z.enum(transactionStatuses),
  amount: Amount,
  currency: Currency,
  reason: z.nullable(z.string()),
  card: z.nullable(MaskedCard),
  processedAt: Instant,
  pspOperationId: z.string(),
  providerPaymentId: z.string(),
  providerAuthCode: z.nullable(z.string()),
  rrn: z.nullable(z.string()),
});
export type Transaction = z.infer<typeof Transaction>;

export const PaymentFilter = z.object({
  search: z.optional(z.string().check(z.maxLength(200, say('tooLong')))),
  statuses: z.optional(z.array(z.enum(paymentStatuses))),
  types: z.optional(z.array(z.enum(paymentTypes))),
});
export type PaymentFilter = z.infer<typeof PaymentFilter>;

export const Notification = z.object({
  channel: z.enum(channels, say('choice')),
  /** An e-mail address or a phone in E.164, after the channel. */
  recipient: z
    .string(say('required'))
    .check(z.minLength(1, say('required')), z.maxLength(254, say('tooLong'))),
  withQrcode: z.boolean(),
});

const byPayment = { needs: 'PAYMENT_INSTANCE_VIEW' } as const;

export const payments = {
  list: endpoint('GET /api/v1/payments?page&size&sort&get_payments_rq', {
    summary: 'Payments of the division, newest first.',
    needs: 'ALL_PAYMENTS_LIST_VIEW',
    params: { page: param.int, size: param.int, sort: param.list, getPaymentsRq: param.json(PaymentFilter) },
    response: page(Payment),
  }),
  create: endpoint('POST /api/v1/payments', {
    summary: 'Make a payment of an order. A link is created at once and sent with the next call.',
    needs: 'ORDER_INSTANCE_EDIT',
    body: PaymentDraft,
    response: Payment,
    errors: ['PAYMENTS_AMOUNT_EXCEEDS_ORDER', 'NO_SUITABLE_PSP_PROFILE_FOUND', 'ORDER_NOT_EDITABLE'],
    effect: true,
  }),
  get: endpoint('GET /api/v1/payments/{id}', { summary: 'One payment.', ...byPayment, response: Payment }),
  history: endpoint('GET /api/v1/payments/{id}/history?verbose', {
    summary: 'What happened to a payment, newest first. `verbose` adds what was only technical.',
    ...byPayment,
    params: { verbose: param.flag },
    response: z.array(TimelineEvent),
  }),
  transactions: endpoint('GET /api/v1/payments/{id}/transactions', {
    summary: 'Operations at the PSP, newest first.',
    ...byPayment,
    response: z.array(Transaction),
  }),
  notify: endpoint('POST /api/v1/payments/{id}/notifications', {
    summary: 'Send the payment link by e-mail or SMS, with its QR code if asked.',
    description:
      'The same recipient can be written to once a minute; the refusal says in how many seconds again.',
    needs: 'ORDER_INSTANCE_EDIT',
    body: Notification,
    response: Payment,
    errors: ['LINK_NOT_ACTIVE', 'MESSAGE_SENT_RECENTLY'],
    effect: true,
  }),
};

export const orderPayments = {
  list: endpoint('GET /api/v1/orders/{id}/payments', {
    summary: 'The payments of an order, newest first.',
    needs: 'ORDER_INSTANCE_VIEW',
    response: z.array(Payment),
  }),
  get: endpoint('GET /api/v1/orders/{id}/payments/{payment-id}', {
    summary: 'One payment of an order.',
    ...byPayment,
    response: Payment,
  }),
};

export const links = {
  paymentPage: endpoint(
    'GET /public/v1/link/{payment-id}/payment-page-link?customer_name&customer_email&payment_method',
    {
      summary: "The address of the payer's page.",
      needs: 'public',
      params: { customerName: param.text, customerEmail: param.text, paymentMethod: param.text },
      response: z.object({ url: z.string() }),
    },
  ),
  qrcode: endpoint('GET /public/v1/link/{payment-id}/qrcode', {
    summary: "The address of the payer's page as a QR code, an SVG picture.",
    needs: 'public',
    response: binary('image/svg+xml'),
  }),
};
