import { LatinName, Line, Phone, PositiveAmount, RequiredEmail } from '@deck/api/contract/formats';
import { maxLength } from '@deck/api/contract/validation';
import { customerLanguages } from '@deck/api/vocabulary';
import * as z from 'zod/mini';

/** Created when a form opens: however often it is sent, it creates a single payment. */
const key = z.string({ error: 'required' }).check(z.minLength(8, { error: 'invalid' }), maxLength(100));

/** The form of a permanent link. */
export const PermanentForm = z.object({
  key,
  firstName: LatinName,
  lastName: LatinName,
  email: RequiredEmail,
  phone: Phone,
  /** Only if the payer sets the amount. */
  amount: z.optional(PositiveAmount),
  /** The payer's own description, such as a booking or an invoice; by default the link's. */
  reference: z.optional(Line),
  language: z.optional(z.enum(customerLanguages, { error: 'choice' })),
});
export type PermanentForm = z.infer<typeof PermanentForm>;

/** The form for paying a part of a split order. */
export const SplitForm = z.object({
  key,
  /** A decimal string in the order's currency: any number of typable units, or exactly the rest. */
  amount: PositiveAmount,
  firstName: LatinName,
  lastName: LatinName,
  /** Gets the receipt. */
  email: RequiredEmail,
});
export type SplitForm = z.infer<typeof SplitForm>;
