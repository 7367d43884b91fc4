import { isDate } from '@deck/values';
import * as z from 'zod/mini';
import { customerLanguages, paymentPolicies, ratePeriods } from '../vocabulary/words.ts';
import {
  Currency,
  Email,
  ExternalId,
  fitsCurrency,
  LatinName,
  Line,
  LongText,
  Phone,
  PositiveAmount,
  say,
} from './formats.ts';
import { daysOf, Position } from './positions.ts';

/** The guest or payer. Names in Latin letters, as on a card. */
export const Customer = z.object({
  firstName: LatinName,
  lastName: LatinName,
  email: Email,
  phone: Phone,
  language: z.enum(customerLanguages, say('choice')),
  /** ISO 3166 in two letters, such as `GR`; or empty. */
  country: z.string().check(z.regex(/^[A-Z]{2}$|^$/, say('choice'))),
  companyName: Line,
});
export type Customer = z.infer<typeof Customer>;

export const AppliedRate = z.object({ amount: PositiveAmount, period: z.enum(ratePeriods) });

/** What an order is made of. Its total is the sum of its positions. */
export const OrderDraft = z
  .object({
    externalId: z.optional(ExternalId),
    currency: Currency,
    propertyId: z.string(say('required')).check(z.minLength(1, say('required'))),
    paymentPolicy: z.enum(paymentPolicies, say('choice')),
    appliedRate: z.nullable(AppliedRate),
    /** In periods of the rate: nights, days or hours. */
    lengthOfStay: z.nullable(z.int().check(z.minimum(0, say('tooSmall')))),
    reservationId: Line,
    internalNote: LongText,
    messageToCustomer: LongText,
    positions: z.array(Position).check(z.minLength(1, say('positions')), z.maxLength(50, say('tooLarge'))),
    customer: Customer,
    /** Whether everyone who has the split link may pay a part. Needs ORDER_SPLIT_PAYMENTS to be turned on. */
    split: z.optional(z.boolean()),
  })
  .check((context) => {
    const order = context.value;
    const refuse = (path: (string | number)[], message: 'amount' | 'dateOrder') =>
      context.issues.push({ code: 'custom', input: order, path, message });
    order.positions.forEach((position, index) => {
      const days = daysOf(position);
      if (!fitsCurrency(position.amount, order.currency)) refuse(['positions', index, 'amount'], 'amount');
      if (days && isDate(days.from) && isDate(days.to) && days.to < days.from)
        refuse(['positions', index, 'dates'], 'dateOrder');
      if (
        position.type === 'ACCOMMODATION' &&
        isDate(position.checkIn) &&
        position.checkOut === position.checkIn
      )
        refuse(['positions', index, 'dates'], 'dateOrder');
    });
  });
export type OrderDraft = z.infer<typeof OrderDraft>;
