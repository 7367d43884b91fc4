import * as z from 'zod/mini';
import { described } from '../core/described.ts';
import { channels, schemes } from '../vocabulary/enums.ts';
import { Country, MethodName } from './company-formats.ts';
import {
  CivilDate,
  Currency,
  fitsCurrency,
  Id,
  isWithinPicker,
  Lifetime,
  Line,
  LocalMoment,
  LongText,
  PositiveAmount,
  Recipient,
  say,
} from './formats.ts';
import { max } from './validation.ts';

/** Optional fields of every payment type. A missing field counts as empty. */
const common = {
  scheme: described(
    z.optional(z.enum(schemes, say('choice'))),
    "Left out, money is taken as the property's withdrawal method says, and as the company's where it has none.",
  ),
  label: described(
    z.optional(Line),
    'What the payment is called above its amount, on the page and in its letters; left out or empty, the name follows the amount.',
  ),
  description: LongText,
  customerNote: LongText,
  reference: Line,
  invoiceNumber: Line,
  billingAddress: z.optional(Line),
  billingCity: z.optional(Line),
  billingCountry: z.optional(Country),
  billingPostalCode: z.optional(Line),
  avsPostalCode: z.optional(Line),
  avsStreet: z.optional(Line),
  methods: described(
    z.optional(z.array(MethodName).check(max(50))),
    'Names of the payment methods the payer may choose from; left out or empty, all the company offers.',
  ),
};

/** Fields of a payment that belongs to an order. */
const ofOrder = {
  orderId: Id,
  amount: PositiveAmount,
  currency: described(
    Currency,
    "The currency of the amount. In another than the order's, today's rate of the company applies.",
  ),
  acquisitionCurrency: described(
    z.optional(Currency),
    'The currency the payer is charged in: that of the amount unless given, or that of the order.',
  ),
  convertedAmount: described(
    z.optional(PositiveAmount),
    'What the amount was shown to be in the other currency; where the rate of now makes another of it, the payment is refused as RATE_CHANGED.',
  ),
};

const lifetime = described(
  z.optional(z.nullable(Lifetime)),
  "How long the payer can pay, at least an hour; null is unlimited. Left out, it is the property's, else the company's.",
);

const LinkDraft = z.strictObject({
  ...common,
  type: z.literal('PAYMENT_LINK', say('choice')),
  orderId: described(z.optional(Id), 'Needed, except for a permanent link.'),
  permanent: described(
    z.optional(z.boolean()),
    'A link of no order, through which anyone may pay: each payer makes an order of their own.',
  ),
  propertyId: described(z.optional(Id), 'Of a permanent link, which needs it.'),
  amount: described(
    z.optional(PositiveAmount),
    'Needed; left out, the payer of a permanent link says how much.',
  ),
  currency: ofOrder.currency,
  acquisitionCurrency: ofOrder.acquisitionCurrency,
  convertedAmount: ofOrder.convertedAmount,
  lifetime,
  sendAt: described(
    z.optional(LocalMoment),
    'When the link is sent by itself, by the clocks of the property; the lifetime counts from then.',
  ),
  channel: described(z.optional(z.enum(channels, say('choice'))), 'Needed with `send_at`.'),
  recipient: described(z.optional(Recipient), 'Needed with `send_at`.'),
  withQrcode: z.optional(z.boolean()),
});

const CardDraft = z.strictObject({
  ...common,
  ...ofOrder,
  type: z.literal('PAYMENT_CARD', say('choice')),
  tenderId: described(Id, 'A saved card of the order.'),
  executeAt: described(
    z.optional(LocalMoment),
    'When the card is charged, by the clocks of the property; now unless given.',
  ),
});

const VposDraft = z.strictObject({
  ...common,
  ...ofOrder,
  type: z.literal('PAYMENT_VPOS', say('choice')),
});

const DueDate = CivilDate.check(z.refine(isWithinPicker, say('date')));

const WireDraft = z.strictObject({
  ...common,
  ...ofOrder,
  type: z.literal('WIRE_TRANSFER', say('choice')),
  dueDate: described(
    z.optional(DueDate),
    "The day by which it is to be paid, by the property's clocks: today at the earliest, and no later than its exchange rate ends. Two weeks from today unless given.",
  ),
  recipient: described(
    z.optional(Recipient),
    "The e-mail address the invoice goes to; the customer's own unless given.",
  ),
});

/**
 * A payment to be created: a way to collect part of an order, or a permanent link without an order. Unknown keys, and
 * those of another kind, are refused: a misspelt `execute_at` would otherwise charge a card at once.
 */
export const PaymentDraft = z
  .discriminatedUnion('type', [LinkDraft, CardDraft, VposDraft, WireDraft], say('choice'))
  .check((context) => {
    const draft = context.value;
    const refuse = (field: string, message: 'amount' | 'required' | 'choice') =>
      context.issues.push({ code: 'custom', input: draft, path: [field], message });
    if (draft.amount !== undefined && !fitsCurrency(draft.amount, draft.currency)) refuse('amount', 'amount');
    if (draft.type !== 'PAYMENT_LINK') return;
    if (draft.permanent) {
      if (!draft.propertyId) refuse('propertyId', 'required');
      for (const field of ['orderId', 'sendAt', 'acquisitionCurrency'] as const)
        if (draft[field] !== undefined) refuse(field, 'choice');
      return;
    }
    if (draft.orderId === undefined) refuse('orderId', 'required');
    if (draft.amount === undefined) refuse('amount', 'required');
    if (draft.sendAt === undefined) return;
    if (draft.channel === undefined) refuse('channel', 'required');
    if (draft.recipient === undefined) refuse('recipient', 'required');
  });
export type PaymentDraft = z.infer<typeof PaymentDraft>;
export type LinkDraft = z.infer<typeof LinkDraft>;
export type CardDraft = z.infer<typeof CardDraft>;
export type VposDraft = z.infer<typeof VposDraft>;
export type WireDraft = z.infer<typeof WireDraft>;
