import * as z from 'zod/mini';
import { binary, endpoint, page, param } from '../core/endpoint.ts';
import { channels, paymentFilterFields } from '../vocabulary/enums.ts';
import { paymentSortFields } from '../vocabulary/sort-fields.ts';
import { paymentStatuses } from '../vocabulary/states.ts';
import { filterCounts } from './filter-counts.ts';
import { Recipient, say } from './formats.ts';
import { TimelineEvent } from './orders.ts';
import { Payment } from './payment.ts';
import { PaymentDraft } from './payment-draft.ts';
import { PaymentFilter, PaymentFilterValue, PaymentPage } from './payment-filter.ts';
import { examplePlan, PaymentPlanDraft } from './payment-plan.ts';

export * from './payment.ts';
export * from './payment-draft.ts';
export * from './payment-filter.ts';
export * from './payment-plan.ts';

const Notification = z.object({
  channel: z.enum(channels, say('choice')),
  recipient: Recipient,
  withQrcode: z.boolean(),
});

const byPayment = { needs: 'PAYMENT_INSTANCE_VIEW' } as const;

export const payments = {
  list: endpoint('GET /api/v1/payments?page&size&sort&get_payments_rq', {
    summary: 'Payments of the division, newest first, with what they come to.',
    description: `Sorts by ${paymentSortFields.join(', ')}; amount by currency first, then by amount. \`totals\` are of all payments the filter finds, by currency. Days are those of the property. The chart of the main page, \`series\`, needs MAIN_PAGE_VIEW too.`,
    needs: 'ALL_PAYMENTS_LIST_VIEW',
    params: { page: param.int, size: param.int, sort: param.list, getPaymentsRq: param.json(PaymentFilter) },
    response: PaymentPage,
    errors: ['ACCESS_DENIED'],
    notInSpec: true,
  }),
  create: endpoint('POST /api/v1/payments', {
    summary: 'Make a payment of an order, or a permanent link.',
    description:
      'Needs ORDER_INSTANCE_EDIT; a permanent link needs ORDER_PERMANENT_LINK instead. A link is made at once and sent with the next call, or by itself at `send_at`. A saved card is charged at once or at `execute_at`; the answer says what became of it. A vPOS answers the address of the page on which staff enter the card, for 30 minutes. A wire transfer makes an invoice, numbered by itself unless `invoice_number` is given, and sends it; it has a due date instead of a lifetime, and stays open after it. Nothing can be scheduled once the order has started, nor for a day on which it has.',
    needs: 'session',
    tokens: ['DECK'],
    body: PaymentDraft,
    response: Payment,
    errors: [
      'ACCESS_DENIED',
      'PAYMENTS_AMOUNT_EXCEEDS_ORDER',
      'NO_SUITABLE_PSP_PROFILE_FOUND',
      'ORDER_NOT_EDITABLE',
      'RATE_CHANGED',
      'RATE_REQUIRED',
      'CARD_EXPIRED',
      'SCHEDULING_UNAVAILABLE',
      'TERMINAL_OPENED',
    ],
    idempotencyKey: 'required',
    notInSpec: true,
  }),
  get: endpoint('GET /api/v1/payments/{id}', {
    summary: 'One payment.',
    ...byPayment,
    response: Payment,
    notInSpec: true,
  }),
  filter: endpoint('GET /api/v1/payments/filters/{field-name}', {
    summary: 'The values a field of the payments has, most frequent first, with how many have each.',
    needs: 'ALL_PAYMENTS_LIST_VIEW',
    params: { fieldName: z.enum(paymentFilterFields, say('choice')) },
    response: z.array(PaymentFilterValue),
    notInSpec: true,
  }),
  counts: endpoint('GET /api/v1/payments/filters/counts?get_payments_rq', {
    summary: 'How many payments a filter finds, and how many it finds in each status.',
    description:
      'The statuses that the filter asks for narrow the count alone: each status is counted as if none were asked for. Statuses without any are left out.',
    needs: 'ALL_PAYMENTS_LIST_VIEW',
    params: { getPaymentsRq: param.json(PaymentFilter) },
    response: filterCounts(paymentStatuses),
    notInSpec: true,
  }),
  history: endpoint('GET /api/v1/payments/{id}/history?verbose', {
    summary: 'What happened to a payment, newest first. `verbose` adds what was only technical.',
    ...byPayment,
    params: { verbose: param.flag },
    response: z.array(TimelineEvent),
    notInSpec: true,
  }),
  notify: endpoint('POST /api/v1/payments/{id}/notifications', {
    summary:
      'Send the address of a link, a permanent link or an invoice by e-mail or SMS, with its QR code if asked.',
    description:
      'Needs ORDER_INSTANCE_EDIT; a permanent link needs ORDER_PERMANENT_LINK instead. The same recipient can be written to once a minute; the refusal says in how many seconds again.',
    needs: 'session',
    tokens: ['DECK'],
    body: Notification,
    response: Payment,
    errors: ['ACCESS_DENIED', 'LINK_NOT_ACTIVE', 'MESSAGE_SENT_RECENTLY'],
    idempotencyKey: 'required',
    notInSpec: true,
  }),
  remind: endpoint('POST /api/v1/payments/{id}/remind', {
    summary: 'Remind the guest of a link that was sent and is not paid, by e-mail.',
    description:
      'The letter is that of the reminder a day before the link ends. A guest is reminded of a payment at most once an hour.',
    needs: 'ORDER_INSTANCE_EDIT',
    tokens: ['DECK'],
    response: Payment,
    errors: ['LINK_NOT_ACTIVE', 'LINK_NOT_SENT', 'CUSTOMER_WITHOUT_EMAIL', 'REMINDED_RECENTLY'],
    idempotencyKey: 'required',
    notInSpec: true,
  }),
};

export const orderPayments = {
  list: endpoint('GET /api/v1/orders/{id}/payments?page&size&sort', {
    summary: 'The payments of an order, newest first.',
    description: `Sorts by ${paymentSortFields.join(', ')}. The sums of all of them are those of the order.`,
    needs: 'ORDER_INSTANCE_VIEW',
    params: { page: param.int, size: param.int, sort: param.list },
    response: page(Payment),
    notInSpec: true,
  }),
  plan: endpoint('POST /api/v1/orders/{id}/payment-plan', {
    summary: 'Ask for a deposit and the rest: two to four payments of an order, all of them or none.',
    description:
      'Each is an ordinary payment: a link that is sent, or a saved card that is charged, now or at its moment. Together they cannot exceed what is left of the order. A refusal that concerns one of them names it as `payment`, from 0; a wrong field is named by its place, `payments.1.send_at`. Nothing can be scheduled once the order has started, nor for a day on which it has.',
    needs: 'ORDER_INSTANCE_EDIT',
    tokens: ['DECK'],
    body: PaymentPlanDraft,
    response: z.array(Payment),
    example: { body: examplePlan },
    errors: [
      'PAYMENTS_AMOUNT_EXCEEDS_ORDER',
      'NO_SUITABLE_PSP_PROFILE_FOUND',
      'ORDER_NOT_EDITABLE',
      'RATE_CHANGED',
      'RATE_REQUIRED',
      'CARD_EXPIRED',
      'SCHEDULING_UNAVAILABLE',
    ],
    idempotencyKey: 'required',
    notInSpec: true,
  }),
  get: endpoint('GET /api/v1/orders/{id}/payments/{payment-id}', {
    summary: 'One payment of an order.',
    ...byPayment,
    response: Payment,
    notInSpec: true,
  }),
};

export const links = {
  paymentPage: endpoint(
    'GET /public/v1/link/{payment-id}/payment-page-link?customer_name&customer_email&payment_method',
    {
      summary: "The address of the payer's page.",
      description:
        'What is known of the payer fills in their form: name, e-mail, and the name of a payment method of the dictionary.',
      needs: 'public',
      tokens: ['PUBLIC', 'DECK'],
      params: { customerName: param.text, customerEmail: param.text, paymentMethod: param.text },
      response: z.object({ url: z.string() }),
    },
  ),
  qrcode: endpoint('GET /public/v1/link/{payment-id}/qrcode', {
    summary: "The address of the payer's page as a QR code, an SVG picture.",
    needs: 'public',
    tokens: ['PUBLIC', 'DECK'],
    response: binary('image/svg+xml'),
  }),
};
