import * as z from 'zod/mini';
import { described } from '../core/described.ts';
import { LEAST_PLANNED, MOST_PLANNED } from '../rules/payment-plan.ts';
import { channels } from '../vocabulary/enums.ts';
import { Currency, Id, Lifetime, LocalMoment, PositiveAmount, Recipient, say } from './formats.ts';
import { max, min } from './validation.ts';

const money = {
  amount: described(PositiveAmount, "In the order's currency."),
  convertedAmount: described(
    z.optional(PositiveAmount),
    'What the amount was shown to be in the other currency; where the rate of now makes another of it, the plan is refused as RATE_CHANGED.',
  ),
};

const PlannedLink = z.strictObject({
  ...money,
  type: z.literal('PAYMENT_LINK', say('choice')),
  sendAt: described(
    z.optional(LocalMoment),
    'When the link is sent, by the clocks of the property; now unless given.',
  ),
  channel: z.enum(channels, say('choice')),
  recipient: Recipient,
  withQrcode: z.optional(z.boolean()),
  lifetime: described(
    z.optional(z.nullable(Lifetime)),
    "How long the guest can pay after the link was sent; they are reminded a day before the end. Left out, it is the property's, else the company's.",
  ),
});

const PlannedCharge = z.strictObject({
  ...money,
  type: z.literal('PAYMENT_CARD', say('choice')),
  tenderId: described(Id, 'A saved card of the order.'),
  executeAt: described(
    z.optional(LocalMoment),
    'When the card is charged, by the clocks of the property; now unless given. The guest is told a day before.',
  ),
});

const PlannedPayment = z.discriminatedUnion('type', [PlannedLink, PlannedCharge], say('choice'));
type PlannedPayment = z.infer<typeof PlannedPayment>;

/** When something planned happens by itself, and the field that says so; undefined is now. */
export const plannedMoment = (one: PlannedPayment) =>
  one.type === 'PAYMENT_LINK'
    ? ({ field: 'sendAt', moment: one.sendAt } as const)
    : ({ field: 'executeAt', moment: one.executeAt } as const);

/** A deposit and the rest: several payments of an order that are made together. */
export const PaymentPlanDraft = z
  .strictObject({
    acquisitionCurrency: described(
      z.optional(Currency),
      "The currency the payer is charged in: the order's unless given.",
    ),
    payments: described(
      z.array(PlannedPayment).check(min(LEAST_PLANNED), max(MOST_PLANNED)),
      'In the order of their days. Only the first can be now.',
    ),
  })
  .check((context) => {
    let before = '';
    for (const [at, one] of context.value.payments.entries()) {
      const { field, moment } = plannedMoment(one);
      const message = moment === undefined && at > 0 ? 'required' : moment && moment < before && 'dateOrder';
      if (message)
        context.issues.push({ code: 'custom', input: one, path: ['payments', at, field], message });
      before = moment ?? before;
    }
  });
export type PaymentPlanDraft = z.infer<typeof PaymentPlanDraft>;

const guest = { type: 'PAYMENT_LINK', channel: 'EMAIL', recipient: 'maria@example.com' } as const;

/** A deposit now and the rest two weeks before the stay. */
export const examplePlan: PaymentPlanDraft = {
  payments: [
    { ...guest, amount: '300.00' },
    { ...guest, amount: '700.00', sendAt: '2026-12-10T10:00', lifetime: 'P8D' },
  ],
};
