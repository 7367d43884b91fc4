import * as z from 'zod/mini';
import { described } from '../core/described.ts';
import { endpoint, param } from '../core/endpoint.ts';
import { paymentActions as actions, externalOutcomes, transactionTypes } from '../vocabulary/enums.ts';
import { Amount, Currency, Id, Instant, LongText, PositiveAmount, RequiredLine } from './formats.ts';
import { MaskedCard, Payment } from './payments.ts';

/** Unknown keys are refused: a misspelt amount would otherwise move everything. */
export const PaymentActionBody = z.strictObject({
  amount: described(
    z.optional(PositiveAmount),
    'A decimal string in the currency of the payment; left out, all that can be moved.',
  ),
  description: described(z.optional(LongText), 'Kept with the transaction of a capture, refund or void.'),
  reason: described(z.optional(LongText), 'Told in the timeline of a revocation.'),
});
export type PaymentActionBody = z.infer<typeof PaymentActionBody>;

/** The missing parts of the card's address for the PSP's check (AVS). */
export const Clarification = z.object({ avsStreet: RequiredLine, avsPostalCode: RequiredLine });
export type Clarification = z.infer<typeof Clarification>;

const PaymentUpdate = z.object({
  transactionId: described(
    z.optional(Id),
    'The transaction to ask about; without it, whichever waits for an answer.',
  ),
});

/** What the PSP reports on an operation, whether or not its answer arrived. */
const ExternalOperation = z.object({
  pspOperationId: z.string(),
  type: z.enum(transactionTypes),
  outcome: z.enum(externalOutcomes),
  amount: Amount,
  currency: Currency,
  convertedAmount: z.nullable(Amount),
  convertedCurrency: z.nullable(Currency),
  reason: z.nullable(z.string()),
  card: z.nullable(MaskedCard),
  createdAt: Instant,
  applied: described(z.boolean(), 'Whether its outcome is part of the payment here.'),
});

/** A payment in the PSP's records. Amounts are in the payment's currency. */
export const ExternalState = z.object({
  paymentId: Id,
  providerPaymentId: z.string(),
  currency: Currency,
  authorizedAmount: Amount,
  capturedAmount: Amount,
  refundedAmount: Amount,
  releasedAmount: Amount,
  inSync: described(
    z.boolean(),
    'False while the PSP knows of something that was not applied here: "Check again" applies it.',
  ),
  operations: described(z.array(ExternalOperation), 'Newest first.'),
});
export type ExternalState = z.infer<typeof ExternalState>;

export const paymentActions = {
  act: endpoint('POST /api/v1/payments/{id}/actions/{action-id}', {
    summary: 'Capture, refund, void, revoke or confirm a payment.',
    description: [
      'Everyone who may see payments may call it; each action needs a right of its own beside that.',
      '`capture` (`PAYMENT_CAPTURE`): takes all or a part of what is on hold.',
      '`refund` (`PAYMENT_REFUND`): gives back all or a part of what was taken and not yet given back.',
      '`void` (`PAYMENT_VOID`): releases all that is still on hold; takes no amount.',
      '`revoke` (`PAYMENT_REVOKE`): calls off a payment nobody has paid; takes no amount. Refused with PAYMENT_BEING_PAID and `params.minutes` while its payer is on the page (ten minutes after the last sign of life) or it is being processed.',
      '`confirm` (`PAYMENT_CAPTURE`): a wire, or a part of it, was received.',
      'A bank may refuse: OPERATION_DECLINED with `params.reason`; the transaction is kept and the same Idempotency-Key answers the same. Its answer may be missing: then the payment is answered unchanged, its transaction is PROCESSING, other operations are refused with OPERATION_PENDING, and `update` asks again.',
      'AMOUNT_EXCEEDS_AVAILABLE says in `params.available` and `params.currency` how much is possible.',
    ].join('\n\n'),
    needs: 'PAYMENT_INSTANCE_VIEW',
    params: { actionId: param.json(z.enum(actions)) },
    body: PaymentActionBody,
    response: Payment,
    errors: [
      'PAYMENT_TRANSITION_REFUSED',
      'AMOUNT_EXCEEDS_AVAILABLE',
      'PAYMENT_BEING_PAID',
      'OPERATION_PENDING',
      'OPERATION_DECLINED',
    ],
    idempotencyKey: 'required',
    notInSpec: true,
  }),
  clarify: endpoint('POST /api/v1/payments/{id}/clarification', {
    summary: "Give the billing details the card's bank asks for; the payment goes on with them.",
    description:
      'Only while the payment is AWAITING_CLARIFICATION: thirty minutes after it was asked it is canceled.',
    needs: 'ORDER_INSTANCE_EDIT',
    body: Clarification,
    response: Payment,
    errors: ['PAYMENT_TRANSITION_REFUSED'],
    idempotencyKey: 'required',
    notInSpec: true,
  }),
  update: endpoint('POST /api/v1/payments/{id}/update', {
    summary: 'Check again: ask the PSP what became of a payment and apply it.',
    description:
      'Applies each outcome once, however often it is asked. With nothing to ask about, the payment is answered as it is. LONG_WAITING: the PSP does not know yet itself.',
    needs: 'PAYMENT_INSTANCE_VIEW',
    body: PaymentUpdate,
    response: Payment,
    errors: ['LONG_WAITING'],
    idempotencyKey: 'required',
    notInSpec: true,
  }),
  externalState: endpoint('GET /api/v1/payments/{id}/external-state', {
    summary: 'What the PSP knows of a payment. Changes nothing.',
    needs: 'PAYMENT_INSTANCE_VIEW',
    response: ExternalState,
    notInSpec: true,
  }),
};
