import * as z from 'zod/mini';
import { described } from '../core/described.ts';
import { page } from '../core/endpoint.ts';
import { LONGEST_SEARCH } from '../rules/paging.ts';
import { paymentTypes, paymentViews, schemes } from '../vocabulary/enums.ts';
import { paymentStatuses } from '../vocabulary/states.ts';
import { Amount, AmountSum, CivilDate, Currency, Id } from './formats.ts';
import { CreatedUntil } from './order-list.ts';
import { Payment } from './payment.ts';
import { between, maxLength } from './validation.ts';

/**
 * Filters of the payments list; an empty list of values does not filter. Unknown fields are refused:
 * otherwise a typo would show everything.
 */
export const PaymentFilter = z.strictObject({
  search: described(
    z.optional(z.string().check(maxLength(LONGEST_SEARCH))),
    "The payment's or its invoice's number, or the order's id, guest, e-mail or phone.",
  ),
  statuses: z.optional(z.array(z.enum(paymentStatuses))),
  types: z.optional(z.array(z.enum(paymentTypes))),
  methods: z.optional(z.array(z.string())),
  currencies: z.optional(z.array(z.string())),
  createdBy: z.optional(z.array(z.string())),
  propertyIds: z.optional(z.array(Id)),
  schemes: z.optional(z.array(z.enum(schemes))),
  createdFrom: described(z.optional(CivilDate), "A day by the property's clocks, included."),
  createdTo: described(z.optional(CivilDate), "A day by the property's clocks, included."),
  createdUntil: z.optional(CreatedUntil),
  amountFrom: described(z.optional(Amount), "In each payment's own currency, included."),
  amountTo: described(z.optional(Amount), "In each payment's own currency, included."),
  view: described(
    z.optional(z.enum(paymentViews)),
    'LINKS: payment links. VPOS: cards taken by staff. CMS: of orders that came from a hotel system.',
  ),
  permanent: described(
    z.optional(z.boolean()),
    'Only permanent links, or only payments that are none; left out, both.',
  ),
  awaitingCapture: described(z.optional(z.boolean()), 'Only payments with money still on hold.'),
  expiringWithinHours: described(
    z.optional(z.int().check(...between(1, 720))),
    'Only payments whose payer can still pay and whose lifetime ends within so many hours.',
  ),
  series: described(
    z.optional(z.enum(['day', 'month'])),
    'Asks for what was paid and refunded per day or month.',
  ),
});
export type PaymentFilter = z.infer<typeof PaymentFilter>;

/** The totals of the payments in a currency. */
export const PaymentTotal = z.object({
  currency: Currency,
  count: z.int(),
  paid: described(AmountSum, 'Taken by these payments, what was given back included.'),
  refunded: AmountSum,
});

export const PaymentSum = z.object({
  period: described(z.string(), 'A day `2026-11-20`, or a month `2026-11`.', '2026-11-20'),
  currency: Currency,
  paid: described(AmountSum, 'Taken in the period, of whichever payment.'),
  refunded: described(AmountSum, 'Given back in the period, of whichever payment.'),
});

export const PaymentPage = z.extend(page(Payment), {
  totals: described(
    z.array(PaymentTotal),
    'Of all payments the filter finds, by currency. On the first page; empty on the others.',
  ),
  series: described(
    z.nullable(z.array(PaymentSum)),
    'Oldest first, periods without money left out; null unless the filter asks for it. Narrowed by property, currency, type, view and the days alone.',
  ),
});
export type PaymentPage = z.infer<typeof PaymentPage>;

export const PaymentFilterValue = z.object({
  value: z.string(),
  label: described(z.string(), 'The name of a property; otherwise the value itself.'),
  count: z.int(),
});
