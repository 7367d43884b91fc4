import * as z from 'zod/mini';
import { described } from '../core/described.ts';
import { MOST_SPLIT_PAYERS } from '../rules/field-limits.ts';
import { cancelReasons, channels, customerLanguages, paymentTypes } from '../vocabulary/enums.ts';
import { errorCodes } from '../vocabulary/error-codes.ts';
import { Amount, Currency, Id, Instant, LongText, PositiveAmount, Recipient, say } from './formats.ts';
import { max } from './validation.ts';

/** Whether an action on an order is possible now, and if not, why. */
const Possible = z.object({
  allowed: z.boolean(),
  /** The code the call would be refused with. */
  code: z.nullable(z.enum(errorCodes)),
  /** How many more minutes a payer is taken to be paying. */
  minutes: z.nullable(z.int()),
});

export const OrderActions = z.object({
  edit: Possible,
  cancel: Possible,
  finalize: Possible,
  unfinalize: Possible,
  reinstate: Possible,
});

/** Why an order is canceled. */
export const CancelRequest = z.object({
  reason: z.optional(z.enum(cancelReasons, say('choice'))),
  comment: z.optional(LongText),
});

/** The staff's comment on an action; the timeline shows it. */
export const OrderActionRequest = z.object({ reason: z.optional(LongText) });

/** A payment or card request that was revoked together with its order. */
export const RevokedPayment = z.object({
  id: Id,
  /** The number people use: `P-778120`. */
  number: z.string(),
  type: z.enum(paymentTypes),
  /** The amount it asked for; zero for a card request. */
  amount: Amount,
  currency: Currency,
});
export type RevokedPayment = z.infer<typeof RevokedPayment>;

/** The recipient of the split link. */
export const SplitRecipient = z.object({
  channel: z.enum(channels, say('choice')),
  recipient: Recipient,
  amount: described(
    z.optional(z.nullable(PositiveAmount)),
    "What the page suggests to this payer, in the order's currency; they may pay more or less. All suggestions of a call together are at most what is left.",
  ),
  /** The language of the letter; by default the customer's. */
  language: z.optional(z.nullable(z.enum(customerLanguages, say('choice')))),
});
export type SplitRecipient = z.infer<typeof SplitRecipient>;

export const SplitRequest = z.object({
  recipients: z.array(SplitRecipient).check(z.minLength(1, say('required')), max(MOST_SPLIT_PAYERS)),
});

export const SplitDispatch = z.object({
  channel: z.enum(channels),
  recipient: z.string(),
  sentAt: Instant,
  /** From when the same recipient can get another message. */
  againAt: Instant,
});
export type SplitDispatch = z.infer<typeof SplitDispatch>;
