import * as z from 'zod/mini';
import { described } from '../core/described.ts';
import { endpoint, page, param } from '../core/endpoint.ts';
import {
  deliveryStatuses,
  paymentTypes,
  transactionStatuses,
  transactionTypes,
} from '../vocabulary/enums.ts';
import { Amount, Currency, Id, Instant, LongText, PositiveAmount, say } from './formats.ts';
import { MaskedCard } from './payments.ts';

/** One operation at the payment service provider (PSP). */
export const Transaction = z.object({
  id: Id,
  paymentId: Id,
  paymentNumber: described(z.string(), 'As people name the payment: `P-778120`.'),
  paymentType: z.enum(paymentTypes),
  type: z.enum(transactionTypes),
  status: described(z.enum(transactionStatuses), 'PROCESSING until the PSP has said what became of it.'),
  amount: described(Amount, 'In the currency of the order.'),
  currency: Currency,
  initialAmount: described(
    Amount,
    'What the operation it follows was for: the hold of a capture or void, what was taken before a refund.',
  ),
  convertedAmount: described(
    z.nullable(Amount),
    "What the card was charged or given back, where that is in another currency than the order's.",
  ),
  convertedCurrency: z.nullable(Currency),
  reason: described(z.nullable(z.string()), 'Why it was declined or failed.'),
  refundDescription: described(
    z.nullable(LongText),
    'Why it was done, in the words of who did it; each only with a transaction of its kind.',
  ),
  captureDescription: z.nullable(LongText),
  reversalDescription: z.nullable(LongText),
  createdBy: described(z.string(), 'Who did it; empty for the customer and the system.'),
  card: described(
    z.nullable(MaskedCard),
    'Brand, masked number, holder and expiry; null for a bank transfer or a cryptocurrency.',
  ),
  processedAt: described(
    Instant,
    'When the PSP said what became of it; while it is processed, when it was handed over.',
  ),
  pspOperationId: z.string(),
  providerPaymentId: z.string(),
  providerAuthCode: z.nullable(z.string()),
  rrn: described(z.nullable(z.string()), 'The retrieval reference number by which banks find it.'),
  ifcDeliveryStatus: described(
    z.nullable(z.enum(deliveryStatuses)),
    "Whether the hotel's interface took the news; null where none is told.",
  ),
  blockchainUrl: described(
    z.nullable(z.string()),
    'Where the blockchain shows it; null where no cryptocurrency moved.',
  ),
  fiscalDocumentUrl: z.nullable(z.string()),
  receiptUrl: described(z.nullable(z.string()), 'The fiscal receipt; null where none was issued.'),
  receiptNumber: z.nullable(z.string()),
});
export type Transaction = z.infer<typeof Transaction>;

/** `capture` or `refund` of held or taken money. Without an amount, everything possible. */
const TransactionDraft = z.strictObject({
  type: z.enum(['capture', 'refund'], say('choice')),
  amount: described(z.optional(PositiveAmount), 'A decimal string in the currency of the payment.'),
  description: z.optional(LongText),
});

const TransactionVoid = z.object({ description: z.optional(LongText) });

export const PayTransactionDraft = z.strictObject({
  paymentId: Id,
  type: described(
    z.enum(['pay', 'capture', 'refund'], say('choice')),
    '`pay` charges or holds the saved card of the payment, after its scheme; the others move what it took or holds.',
  ),
  amount: described(
    z.optional(PositiveAmount),
    "Not with `pay`, which takes the payment's amount. Without it, all that can be.",
  ),
  description: z.optional(LongText),
});
export type PayTransactionDraft = z.infer<typeof PayTransactionDraft>;

const refusals = [
  'PAYMENT_TRANSITION_REFUSED',
  'AMOUNT_EXCEEDS_AVAILABLE',
  'OPERATION_PENDING',
  'OPERATION_DECLINED',
] as const;
const alike =
  'Runs what the action of the same name runs, by the same rules and under the same rights: `PAYMENT_CAPTURE` or `PAYMENT_REFUND`.';
const voids =
  'Releases all that the payment still holds. Only an approved AUTHORIZE transaction can be voided: what was taken is refunded instead. Runs what the action `void` runs.';

export const transactions = {
  list: endpoint('GET /api/v1/payments/{id}/transactions', {
    summary: 'Operations at the PSP, newest first.',
    needs: 'PAYMENT_INSTANCE_VIEW',
    response: z.array(Transaction),
    notInSpec: true,
  }),
  create: endpoint('POST /api/v1/payments/{id}/transactions', {
    summary: 'Capture or refund a payment.',
    description: alike,
    needs: 'PAYMENT_INSTANCE_VIEW',
    body: TransactionDraft,
    response: Transaction,
    errors: refusals,
    idempotencyKey: 'required',
    notInSpec: true,
  }),
  get: endpoint('GET /api/v1/payments/{id}/transactions/{transaction-id}', {
    summary: 'One operation at the PSP.',
    needs: 'PAYMENT_INSTANCE_VIEW',
    response: Transaction,
    notInSpec: true,
  }),
  void: endpoint('PUT /api/v1/payments/{id}/transactions/{transaction-id}', {
    summary: 'Void a hold. The answer is the transaction that releases it.',
    description: voids,
    needs: 'PAYMENT_VOID',
    body: TransactionVoid,
    response: Transaction,
    errors: ['PAYMENT_TRANSITION_REFUSED', 'OPERATION_PENDING', 'OPERATION_DECLINED'],
    idempotencyKey: 'required',
    notInSpec: true,
  }),
};

export const payTransactions = {
  create: endpoint('POST /transactions/v1/pay-transactions', {
    summary: "Charge or hold a payment's saved card, or capture or refund what it took.",
    description: `\`pay\` needs ORDER_INSTANCE_EDIT and a payment by saved card that was not submitted yet; a scheduled one is charged now. The answer may still be PROCESSING. ${alike}`,
    needs: 'PAYMENT_INSTANCE_VIEW',
    body: PayTransactionDraft,
    response: Transaction,
    errors: [...refusals, 'CARD_EXPIRED', 'NO_SUITABLE_PSP_PROFILE_FOUND'],
    idempotencyKey: 'required',
    notInSpec: true,
  }),
  list: endpoint('GET /transactions/v1/pay-transactions?page&size', {
    summary: 'Operations of the division at the PSP, newest first.',
    needs: 'ALL_PAYMENTS_LIST_VIEW',
    params: { page: param.int, size: param.int },
    response: page(Transaction),
    notInSpec: true,
  }),
  get: endpoint('GET /transactions/v1/pay-transactions/{id}', {
    summary: 'One operation at the PSP.',
    needs: 'PAYMENT_INSTANCE_VIEW',
    response: Transaction,
    notInSpec: true,
  }),
  void: endpoint('PUT /transactions/v1/pay-transactions/{id}/void', {
    summary: 'Void a hold. The answer is the transaction that releases it.',
    description: voids,
    needs: 'PAYMENT_VOID',
    response: Transaction,
    errors: ['PAYMENT_TRANSITION_REFUSED', 'OPERATION_PENDING', 'OPERATION_DECLINED'],
    idempotencyKey: 'required',
    notInSpec: true,
  }),
};
