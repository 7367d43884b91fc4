import * as z from 'zod/mini';
import { described } from '../core/described.ts';
import { endpoint, param } from '../core/endpoint.ts';
import { callbackStatuses, callbackTypes, paymentTypes, schemes } from '../vocabulary/enums.ts';
import { orderStates, paymentStatuses } from '../vocabulary/states.ts';
import { Amount, Currency, Id, Instant } from './formats.ts';
import { MaskedCard } from './payments.ts';

/** The order in a callback. */
const CallbackOrder = z.object({
  id: Id,
  externalId: z.string(),
  state: z.enum(orderStates),
  currency: Currency,
  totalAmount: Amount,
  paidAmount: Amount,
  heldAmount: Amount,
  refundedAmount: Amount,
  reservationId: z.string(),
});

/** The payment in a callback. */
const CallbackPayment = z.object({
  id: Id,
  number: z.string(),
  type: z.enum(paymentTypes),
  status: z.enum(paymentStatuses),
  scheme: z.enum(schemes),
  currency: Currency,
  amount: Amount,
  capturedAmount: Amount,
  refundedAmount: Amount,
  heldAmount: Amount,
  reference: z.string(),
  invoiceNumber: z.string(),
  reason: z.nullable(z.string()),
  card: z.nullable(MaskedCard),
});

/** The saved card in a callback. */
const CallbackCard = z.object({
  id: Id,
  status: z.enum(paymentStatuses),
  card: z.nullable(MaskedCard),
});

/** The body of a callback, with snake_case keys like everything on the wire. */
export const CallbackPayload = z.object({
  id: described(Id, 'The same with each try: whoever gets it twice has it already.'),
  type: z.enum(callbackTypes),
  event: described(z.string(), 'The status or state that is told.'),
  createdAt: Instant,
  order: z.nullable(CallbackOrder),
  payment: z.nullable(CallbackPayment),
  card: z.nullable(CallbackCard),
});
export type CallbackPayload = z.infer<typeof CallbackPayload>;

const CallbackAttempt = z.object({
  at: Instant,
  duration: described(z.int(), 'How long it took, in milliseconds.'),
  httpStatus: described(z.nullable(z.int()), 'The HTTP status; null where none was answered.'),
  error: described(
    z.nullable(z.string()),
    'Why it failed: `HTTP_STATUS`, `TIMEOUT`, `ADDRESS_REFUSED`, `UNREACHABLE`, `TLS`; null where it was taken.',
  ),
  excerpt: described(z.string(), 'How the answer begins, at most 500 characters.'),
});

export const Callback = z.object({
  id: Id,
  type: z.enum(callbackTypes),
  event: z.string(),
  url: z.string(),
  status: z.enum(callbackStatuses),
  createdAt: Instant,
  nextAttemptAt: described(
    z.nullable(Instant),
    'When it is tried next; null when it was delivered or given up.',
  ),
  attempts: described(z.array(CallbackAttempt), 'Newest first.'),
});
export type Callback = z.infer<typeof Callback>;

const delivery = [
  "Callbacks go by POST to the addresses in the company's settings whenever a payment, the state of an order or a saved card changes.",
  'Each carries `Deck-Callback-Id`, `Deck-Callback-Type` and `Deck-Signature: t=<seconds since 1970>,v1=<hex>`, where v1 is the HMAC-SHA256 of `<t>.<body>` with the secret set in the company’s settings (`integration.callback_secret`, never answered); without one nothing is signed. Compare it in constant time, and refuse a `t` far from now.',
  'Answered with 2xx within 5 seconds it is delivered. Otherwise it is tried again after 1 minute, 5 minutes, 30 minutes, 2, 6 and 24 hours, then given up. Redirects are not followed; addresses within private networks are refused.',
].join('\n\n');

/** What the product sends to a company's own systems, for the documents. */
export const callbackWebhook = {
  name: 'callback',
  summary: "Tells a company's own systems of a payment, an order or a saved card.",
  description: delivery,
  body: CallbackPayload,
  headers: {
    'Deck-Callback-Id': 'The same with each try.',
    'Deck-Callback-Type': 'Which of the addresses it goes to.',
    'Deck-Signature': '`t=<seconds since 1970>,v1=<hex>`, where the company has set a secret.',
  },
} as const;

export const callbacks = {
  list: endpoint('GET /api/v1/payments/{id}/callbacks', {
    summary: "What the company's own systems were told of a payment, newest first, with every try.",
    description: delivery,
    needs: 'PAYMENT_INSTANCE_VIEW',
    response: z.array(Callback),
    notInSpec: true,
  }),
  retry: endpoint('POST /api/v1/payments/{id}/pms_callback_retry?callback-type', {
    summary: 'Tell the company’s own systems, and the interface of its hotel, once more.',
    description:
      'Queues a new callback of the type with what is true now; it is sent within seconds. For `payment`, what the interface of a hotel did not take is posted again; null is answered where that is all there is to tell. CALLBACK_NOT_CONFIGURED: the company has no address for the type, or the payment has nothing of the kind.',
    needs: 'ORDER_INSTANCE_EDIT',
    params: { callbackType: param.json(z.enum(callbackTypes)) },
    required: ['callbackType'],
    response: z.nullable(Callback),
    errors: ['CALLBACK_NOT_CONFIGURED'],
    idempotencyKey: 'required',
    notInSpec: true,
  }),
};
