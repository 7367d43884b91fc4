import { Email, LatinName, Line, Phone, PositiveAmount, RequiredEmail } from '@deck/api/contract/formats';
import { maxLength } from '@deck/api/contract/validation';
import { customerLanguages } from '@deck/api/vocabulary';
import * as z from 'zod/mini';

/** Made when a form opens: however often it is sent, it makes one payment. */
const key = z.string({ error: 'required' }).check(z.minLength(8, { error: 'invalid' }), maxLength(100));

/** What the payer of a permanent link fills in. */
export const PermanentForm = z.object({
  key,
  firstName: LatinName,
  lastName: LatinName,
  email: RequiredEmail,
  phone: Phone,
  /** Only where the payer says how much. */
  amount: z.optional(PositiveAmount),
  /** What the payer pays for, in their own words: a booking, an invoice. Else the link's own counts. */
  reference: z.optional(Line),
  language: z.optional(z.enum(customerLanguages, { error: 'choice' })),
});
export type PermanentForm = z.infer<typeof PermanentForm>;

/** What whoever pays a part of a split order fills in. */
export const SplitForm = z.object({
  key,
  /** A decimal string in the order's currency: any number of typed units, or all that is left. */
  amount: PositiveAmount,
  firstName: LatinName,
  lastName: LatinName,
  email: Email,
});
export type SplitForm = z.infer<typeof SplitForm>;
