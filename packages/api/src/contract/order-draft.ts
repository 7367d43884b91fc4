import { compareMoney, isCountry, isDate, isTooMuch, parseMoney, sum } from '@deck/values';
import * as z from 'zod/mini';
import { described } from '../core/described.ts';
import { integrationAgentTags, paymentPolicies, ratePeriods } from '../vocabulary/enums.ts';
import {
  Currency,
  Email,
  ExternalId,
  fitsCurrency,
  LanguageCode,
  LatinName,
  Line,
  LongText,
  Phone,
  PositiveAmount,
  say,
} from './formats.ts';
import { endsInOrder, getDays, Position } from './positions.ts';
import { between, max } from './validation.ts';

/** The guest or payer. Names in Latin letters, as on a card. */
export const Customer = z.object({
  firstName: LatinName,
  lastName: LatinName,
  email: Email,
  phone: Phone,
  language: LanguageCode,
  /** ISO 3166 in two letters, such as `GR`; or empty. */
  country: z.string().check(z.refine((code) => code === '' || isCountry(code), say('choice'))),
  companyName: Line,
});
export type Customer = z.infer<typeof Customer>;

const erasable = described(z.string(), 'Empty once the guest was erased.');
/** The guest of an order as it is kept. */
export const KnownCustomer = z.object({ ...Customer.shape, firstName: erasable, lastName: erasable });

export const AppliedRate = z.object({ amount: PositiveAmount, period: z.enum(ratePeriods) });

/** The longest stay in periods of its rate: ten years of hours. */
const LONGEST_STAY = 100_000;

/** The most positions an order takes. */
export const MOST_POSITIONS = 200;

const draft = z.object({
  externalId: z.optional(ExternalId),
  currency: Currency,
  propertyId: z.string(say('required')).check(z.minLength(1, say('required'))),
  paymentPolicy: z.enum(paymentPolicies, say('choice')),
  appliedRate: z.nullable(AppliedRate),
  /** In units of the rate: nights, days or hours. */
  lengthOfStay: z.nullable(z.int().check(...between(0, LONGEST_STAY))),
  reservationId: Line,
  internalNote: LongText,
  messageToCustomer: LongText,
  positions: z.array(Position).check(z.minLength(1, say('positions')), max(MOST_POSITIONS)),
  customer: Customer,
  /** Whether anyone with the split link may pay a part. Turning it on requires ORDER_SPLIT_PAYMENTS. */
  split: z.optional(z.boolean()),
});

/** Checks across fields: amounts fit their currency and their total, ends follow starts. */
const fits = z.check<z.infer<typeof draft>>((context) => {
  const order = context.value;
  const refuse = (path: (string | number)[], message: 'amount' | 'dateOrder' | 'tooLarge') =>
    context.issues.push({ code: 'custom', input: order, path, message });
  order.positions.forEach((position, index) => {
    const days = getDays(position);
    // An empty value is reported as required already.
    if (position.amount !== '' && !fitsCurrency(position.amount, order.currency))
      refuse(['positions', index, 'amount'], 'amount');
    if (days && isDate(days.from) && isDate(days.to) && !endsInOrder(position))
      refuse(['positions', index, 'dates'], 'dateOrder');
  });
  const { currency } = order;
  if (!order.positions.every(({ amount }) => fitsCurrency(amount, currency))) return;
  const amounts = order.positions.map(({ amount }) => parseMoney(amount, currency));
  if (!isTooMuch(sum(currency, amounts))) return;
  const largest = amounts.reduce((most, each) => (compareMoney(each, most) > 0 ? each : most));
  refuse(['positions', amounts.indexOf(largest), 'amount'], 'tooLarge');
});

/** The editable parts of an order. Its total is the sum of its positions. */
export const OrderDraft = draft.check(fits);
export type OrderDraft = z.infer<typeof OrderDraft>;

/** An order to be made. */
export const NewOrder = z
  .extend(draft, {
    agentTag: described(
      z.optional(z.enum(integrationAgentTags, say('choice'))),
      'Of a DECK token alone: the system it makes the order for, API_USER unless given. The tag follows it: API, API or CRS. Of a person it is refused.',
    ),
  })
  .check(fits);
export type NewOrder = z.infer<typeof NewOrder>;

/** An order after an edit. */
export const OrderEdit = z
  .extend(draft, {
    /** The `revision` the edit started from. The server refuses the edit if the order has changed since. */
    revision: z.optional(Line),
  })
  .check(fits);
export type OrderEdit = z.infer<typeof OrderEdit>;
