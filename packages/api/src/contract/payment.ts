import * as z from 'zod/mini';
import { described } from '../core/described.ts';
import { cardTypes, channels, countdownKinds, paymentTypes, schemes } from '../vocabulary/enums.ts';
import { paymentStatuses } from '../vocabulary/states.ts';
import { Amount, CivilDate, Currency, Id, Instant, Lifetime, Line, LongText } from './formats.ts';

/** A card as it may be shown: at most the first six and the last four digits. */
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
  /** From when the same recipient can get another message. */
  againAt: Instant,
  failed: described(z.boolean(), 'It did not arrive, and will not: the carrier refused it.'),
  refusal: described(z.nullable(z.string()), "Why, in the carrier's own words; null where it gives none."),
});
export type Dispatch = z.infer<typeof Dispatch>;

/** How amounts were converted. It keeps the rate of that day. */
export const AppliedExchange = z.object({
  from: Currency,
  to: Currency,
  rate: described(z.string(), 'How much of `to` one unit of `from` buys, a decimal string.', '1.0842'),
  date: described(CivilDate, 'The day it was applied on, in the zone of the property.'),
  endDate: described(
    z.nullable(CivilDate),
    'Its last day: once it is over, the payment can no longer be paid. Null has no end.',
  ),
});

const Possibility = z.object({
  possible: z.boolean(),
  amount: described(Amount, 'The most that can be moved; zero where it is not possible.'),
  reason: described(
    z.nullable(z.enum(['PAYMENT_TRANSITION_REFUSED', 'PAYMENT_BEING_PAID'])),
    'Why it is not possible.',
  ),
  minutes: described(z.nullable(z.int()), 'After so many minutes it may be possible again.'),
});

export const Payment = z.object({
  id: Id,
  /** The number people use: `P-778120`. */
  number: described(z.string(), 'As people name it.', 'P-778120'),
  transactionId: described(
    z.nullable(z.string()),
    "The PSP's name for the payment, once a card was given.",
    'pp_01jd3x9mfe7q4w',
  ),
  orderId: described(z.nullable(Id), 'Null for a permanent link.'),
  orderExternalId: z.nullable(z.string()),
  customerName: described(
    z.string(),
    "Who pays: the payer of a part of a shared order, else the order's customer. Empty for a permanent link.",
    'Maria Papadopoulou',
  ),
  payer: described(
    z.nullable(z.object({ name: z.string(), email: z.string() })),
    "Whoever pays a part of a shared order, as they named themselves. Null where the order's customer pays.",
  ),
  propertyId: z.nullable(Id),
  propertyName: z.string(),
  propertyTimezone: described(z.string(), 'In whose clocks scheduled times were given.', 'Europe/Athens'),
  type: z.enum(paymentTypes),
  status: z.enum(paymentStatuses),
  scheme: z.enum(schemes),
  currency: described(Currency, "The order's."),
  amount: described(
    Amount,
    'What it collects of the order; zero where the payer of a permanent link says how much.',
  ),
  inputCurrency: described(z.nullable(Currency), 'In which the amount was typed, if not in `currency`.'),
  inputAmount: z.nullable(Amount),
  acquisitionCurrency: described(Currency, 'In which the payer is charged.'),
  acquisitionAmount: Amount,
  appliedRate: z.nullable(AppliedExchange),
  authorizedAmount: Amount,
  capturedAmount: Amount,
  refundedAmount: Amount,
  heldAmount: described(Amount, 'Still on hold.'),
  captureDeadline: described(
    z.nullable(Instant),
    'When the bank lets go of what is still on hold; null where nothing is.',
  ),
  permanent: described(z.boolean(), 'A link through which anyone may pay.'),
  amountOpen: described(z.boolean(), 'The payer says how much.'),
  permanentLinkId: described(z.nullable(Id), 'The permanent link the payment came about by.'),
  method: described(
    z.nullable(z.string()),
    'The name of the payment method used, as in the dictionary.',
    'VISA',
  ),
  methods: described(z.array(z.string()), 'The methods the payer may choose from; empty: all there are.'),
  lifetime: z.nullable(Lifetime),
  expiresAt: described(z.nullable(Instant), 'When the payer can no longer pay; null is unlimited.'),
  dueDate: described(
    z.nullable(CivilDate),
    "By which day an invoice is to be paid, by the property's clocks; null for other payments.",
  ),
  overdue: described(
    z.boolean(),
    'Money of an invoice is missing after its due date. Its receipt can be confirmed all the same.',
  ),
  seenAt: described(
    z.nullable(Instant),
    "When the payer last looked at the payment's page; null where none has, and for a page of staff.",
  ),
  sendAt: described(z.nullable(Instant), 'When the link is sent by itself.'),
  sendChannel: z.nullable(z.enum(channels)),
  sendRecipient: z.nullable(z.string()),
  executeAt: described(z.nullable(Instant), 'When the saved card is charged by itself.'),
  tenderId: described(z.nullable(Id), 'The saved card that is charged.'),
  countdown: described(
    z.nullable(z.object({ kind: z.enum(countdownKinds), at: Instant, seconds: z.int() })),
    'What happens next by itself, and in how many seconds counted from this answer.',
  ),
  /** The address of the payer's page; null if the payment has none. */
  link: described(z.nullable(z.string()), "The address of the payer's page, while the payment has one."),
  label: described(Line, 'What the payment is called above its amount; empty: the name follows the amount.'),
  description: LongText,
  customerNote: LongText,
  reference: Line,
  invoiceNumber: Line,
  billingAddress: Line,
  billingCity: Line,
  billingCountry: Line,
  billingPostalCode: Line,
  avsPostalCode: Line,
  avsStreet: Line,
  createdBy: z.string(),
  createdAt: Instant,
  modifiedAt: Instant,
  /** Why it was declined or failed. */
  reason: described(z.nullable(z.string()), 'Why it was declined or failed.'),
  captureDescription: LongText,
  refundDescription: LongText,
  card: z.nullable(MaskedCard),
  dispatches: z.array(Dispatch),
  actions: described(
    z.object({
      capture: Possibility,
      refund: Possibility,
      void: Possibility,
      revoke: Possibility,
      confirm: Possibility,
    }),
    'What can be done with it at this moment, whoever may do it.',
  ),
});
export type Payment = z.infer<typeof Payment>;
