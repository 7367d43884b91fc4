import { isInstant } from '@deck/values';
import * as z from 'zod/mini';
import { described } from '../core/described.ts';
import { LONGEST_EMAIL } from '../rules/field-limits.ts';
import { LONGEST_SEARCH } from '../rules/paging.ts';
import { agentTags, tags } from '../vocabulary/enums.ts';
import { orderStates, progressStatuses } from '../vocabulary/states.ts';
import { Amount, CivilDate, Currency, fitsCurrency, Id, Instant, isWithinPicker, say } from './formats.ts';
import { maxLength } from './validation.ts';

const words = z.optional(z.string().check(maxLength(LONGEST_SEARCH)));

/** The end of a batch, for lists that are read in batches while new rows arrive. */
export const CreatedUntil = described(
  Instant.check(z.refine((text) => isInstant(text) && isWithinPicker(text), say('date'))),
  'Only what was made in this second or before.',
  '2026-11-20T10:00:00Z',
);

/**
 * Filters of the orders list. All filters must match; of several values in a filter, any. Date ranges include
 * both ends. Amounts are totals in the currency beside them. Unknown fields are refused: otherwise a typo
 * would show everything.
 */
export const OrderFilter = z
  .strictObject({
    /** Words in the order's IDs or the guest's name, company, e-mail address or phone. */
    search: words,
    /** The exact ID of an order, case-sensitive. */
    externalId: words,
    states: z.optional(z.array(z.enum(orderStates))),
    progressStatuses: z.optional(z.array(z.enum(progressStatuses))),
    propertyIds: z.optional(z.array(Id)),
    /** The full name of the user who created the order. */
    agentName: words,
    agentTags: z.optional(z.array(z.enum(agentTags))),
    /** Words in the guest's name. */
    customer: words,
    /** The guest's exact e-mail address. */
    customerEmail: z.optional(z.string().check(maxLength(LONGEST_EMAIL))),
    tags: z.optional(z.array(z.enum(tags))),
    /** The range of creation days, in the reader's zone. */
    createdFrom: z.optional(CivilDate),
    createdTo: z.optional(CivilDate),
    createdUntil: z.optional(CreatedUntil),
    /** The range of days on which the stay, charter, flight or rental begins. */
    startFrom: z.optional(CivilDate),
    startTo: z.optional(CivilDate),
    currency: z.optional(Currency),
    amountFrom: z.optional(Amount),
    amountTo: z.optional(Amount),
  })
  .check((context) => {
    const filter = context.value;
    const { currency } = filter;
    for (const field of ['amountFrom', 'amountTo'] as const) {
      const amount = filter[field];
      if (amount === undefined) continue;
      if (currency === undefined)
        context.issues.push({ code: 'custom', input: filter, path: ['currency'], message: 'required' });
      else if (!fitsCurrency(amount, currency))
        context.issues.push({ code: 'custom', input: filter, path: [field], message: 'amount' });
    }
  });
export type OrderFilter = z.infer<typeof OrderFilter>;
