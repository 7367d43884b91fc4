import { isAmount, isCurrency, isDate, parseLifetime } from '@deck/values';
import * as z from 'zod/mini';

/**
 * The formats of fields. The message of a failed check is a key of the validation catalogue
 * (`validation.required`, …), so that server and form say the same sentence in the reader's language.
 */
export const validationKeys = [
  'required',
  'email',
  'phone',
  'latinName',
  'externalId',
  'amount',
  'amountPositive',
  'currency',
  'date',
  'dateOrder',
  'lifetime',
  'lifetimeMinimum',
  'passwordLength',
  'positions',
  'tooLong',
  'tooLarge',
  'tooSmall',
  'choice',
  'sort',
  'unique',
  'invalid',
] as const;
export type ValidationKey = (typeof validationKeys)[number];

const say = (key: ValidationKey) => ({ error: key });
const atMost = (length: number) => z.maxLength(length, say('tooLong'));

/** Text of a line, trimmed of nothing: the person's words stay as typed. At most 200 characters. */
export const Line = z.string(say('required')).check(atMost(200));
export const RequiredLine = z.string(say('required')).check(
  z.refine((text) => text.trim().length > 0, say('required')),
  atMost(200),
);
export const LongText = z.string(say('required')).check(atMost(2000));

const emailPattern = /^[^\s@<>(),;:"]+@[^\s@.<>(),;:"]+(\.[^\s@.<>(),;:"]+)+$/;
/** An e-mail address; empty passes. */
export const Email = z.string(say('required')).check(
  atMost(254),
  z.refine((text) => text === '' || emailPattern.test(text), say('email')),
);
export const RequiredEmail = z
  .string(say('required'))
  .check(z.minLength(1, say('required')), atMost(254), z.regex(emailPattern, say('email')));

/** A phone: `+`, 7 to 15 digits, otherwise only digits, spaces, hyphens and parentheses; empty passes. */
export const Phone = z.string(say('required')).check(
  z.refine((text) => {
    if (text === '') return true;
    const digits = text.replace(/\D/g, '').length;
    return /^\+[\d\s()-]+$/.test(text) && digits >= 7 && digits <= 15;
  }, say('phone')),
);

/** A payer's name: letters of the Latin script, digits, spaces, apostrophes, hyphen, ampersand and dot. */
export const LatinName = RequiredLine.check(
  z.regex(/^[\p{Script=Latin}\p{M}\d\s'’&.-]*$/u, say('latinName')),
);

/** An order's ID as the company writes it: letters, digits, `-`, `_`, `.`, `/`, at most 40. */
export const ExternalId = z
  .string(say('required'))
  .check(
    z.minLength(1, say('required')),
    z.maxLength(40, say('tooLong')),
    z.regex(/^[\p{L}\d._/-]+$/u, say('externalId')),
  );

/** ISO 4217, such as `EUR`. */
export const Currency = z.string(say('currency')).check(z.refine(isCurrency, say('currency')));

/** A decimal string with at most three decimals, such as `1234.50`; the currency stands beside it. */
export const Amount = z
  .string(say('amount'))
  .check(z.minLength(1, say('required')), z.regex(/^\d{1,12}(\.\d{1,3})?$/, say('amount')));
/** An amount above zero. */
export const PositiveAmount = Amount.check(z.refine((text) => /[1-9]/.test(text), say('amountPositive')));

/** Whether an amount's decimals fit its currency (JPY takes none, BHD three). */
export const fitsCurrency = (amount: string, currency: string) =>
  isCurrency(currency) && isAmount(amount, currency);

/** A civil date, `2026-11-20`. */
export const CivilDate = z
  .string(say('date'))
  .check(z.minLength(1, say('required')), z.refine(isDate, say('date')));
/** An instant in UTC, `2026-11-20T10:00:00Z`. */
export const Instant = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/, say('date')));

/** A lifetime in ISO-8601, `P1DT2H`, of at least one hour. A day is 24 hours. */
export const Lifetime = z.string(say('lifetime')).check(
  z.refine((text) => parseLifetime(text) !== undefined, say('lifetime')),
  z.refine((text) => (parseLifetime(text) ?? 60) >= 60, say('lifetimeMinimum')),
);

export const Password = z.string(say('required')).check(z.minLength(8, say('passwordLength')), atMost(200));

/** An internal identifier: opaque, never shown. */
export const Id = z.string().check(z.minLength(1, say('required')), z.maxLength(64, say('tooLong')));

export { say };
