import * as z from 'zod/mini';
import { MOST_SPLIT_PAYERS } from '../rules/field-limits.ts';
import { cancelReasons, channels, customerLanguages, paymentTypes } from '../vocabulary/enums.ts';
import { errorCodes } from '../vocabulary/error-codes.ts';
import { Amount, Currency, Id, Instant, LongText, PositiveAmount, Recipient, say } from './formats.ts';
import { max } from './validation.ts';

/** Whether something can be done to an order at this moment, and if not, what refuses it. */
const Possible = z.object({
  allowed: z.boolean(),
  /** The code the call would be refused with. */
  code: z.nullable(z.enum(errorCodes)),
  /** For how many minutes somebody is still paying. */
  minutes: z.nullable(z.int()),
});

export const OrderActions = z.object({
  edit: Possible,
  cancel: Possible,
  finalize: Possible,
  unfinalize: Possible,
  reinstate: Possible,
});

/** Why an order is called off. */
export const CancelRequest = z.object({
  reason: z.optional(z.enum(cancelReasons, say('choice'))),
  comment: z.optional(LongText),
});

/** What staff say to an act upon an order; it stands in the timeline. */
export const OrderActionRequest = z.object({ reason: z.optional(LongText) });

/** A payment or card request that lived and was revoked together with its order. */
export const RevokedPayment = z.object({
  id: Id,
  /** As people name it: `P-778120`. */
  number: z.string(),
  type: z.enum(paymentTypes),
  /** What it asked for; zero for a card request. */
  amount: Amount,
  currency: Currency,
});
export type RevokedPayment = z.infer<typeof RevokedPayment>;

/** Whom the split link is sent to. */
export const SplitRecipient = z.object({
  channel: z.enum(channels, say('choice')),
  recipient: Recipient,
  /** What the page suggests to this payer, in the order's currency; they may pay more or less. */
  amount: z.optional(z.nullable(PositiveAmount)),
  /** The letter's; the customer's unless given. */
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
  /** From when the same recipient may be written to again. */
  againAt: Instant,
});
export type SplitDispatch = z.infer<typeof SplitDispatch>;
