import {
  isAmount,
  isCurrency,
  isDate,
  isPhoneText,
  isTime,
  parseLifetime,
  passwordLength,
} from '@deck/values';
import * as z from 'zod/mini';
import { described } from '../core/described.ts';
import {
  LONGEST_EMAIL,
  LONGEST_LINE,
  LONGEST_ORDER_ID,
  LONGEST_PASSWORD,
  LONGEST_TEXT,
} from '../rules/field-limits.ts';
import type { Channel } from '../vocabulary/enums.ts';
import { maxLength, say } from './validation.ts';

/** The formats of fields. A violation is reported by a key: see `validation.ts`. */
export { say, type ValidationKey, validationKeys } from './validation.ts';

/** Single-line text. It is not trimmed: the user's words stay as typed. */
export const Line = described(
  z.string(say('required')).check(maxLength(LONGEST_LINE)),
  `Text of a line, at most ${LONGEST_LINE} characters.`,
);
export const RequiredLine = described(
  z.string(say('required')).check(
    z.refine((text) => text.trim().length > 0, say('required')),
    maxLength(LONGEST_LINE),
  ),
  `Text of a line that is not blank, at most ${LONGEST_LINE} characters.`,
);
export const LongText = described(
  z.string(say('required')).check(maxLength(LONGEST_TEXT)),
  `Text, at most ${LONGEST_TEXT} characters.`,
);

/**
 * The pattern of HTML's e-mail field, with the letters of every script (RFC 6531) and at least two labels of 1 to 63
 * characters. The last label is never a number: no top-level domain is.
 */
const emailPattern =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?!\d+$)[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
/** An e-mail address; empty passes. */
export const Email = described(
  z.string(say('required')).check(
    maxLength(LONGEST_EMAIL),
    z.refine((text) => text === '' || emailPattern.test(text), say('email')),
  ),
  'An e-mail address, or empty.',
  'eleni@example.com',
);
export const RequiredEmail = described(
  z
    .string(say('required'))
    .check(z.minLength(1, say('required')), maxLength(LONGEST_EMAIL), z.regex(emailPattern, say('email'))),
  'An e-mail address.',
  'eleni@example.com',
);

/** First and last name together, with both lengths added. Only used in answers. */
export const FullName = described(z.string(), 'The first and the last name.', 'Eleni Markou');

/** A phone: `+`, 7 to 15 digits, otherwise only digits, spaces, hyphens and parentheses, at most 40; empty passes. */
export const Phone = described(
  z.string(say('required')).check(maxLength(40), z.refine(isPhoneText, say('phone'))),
  'A phone number with + and the country code, 7 to 15 digits, or empty.',
  '+30 210 1234567',
);

/** Whether each character is the plain form of itself: no full-width letter, ligature or superscript. */
const isPlainForm = (text: string): boolean => text.normalize('NFC') === text.normalize('NFKC');

/** The first sign that may not stand in a name written in Latin letters: the `;` of `Anna; Maria`. */
const signIn = (text: string): string | undefined => /[^\P{P}'’&.-]|\p{S}/u.exec(text)?.[0];
/** Latin letters and plain signs; which signs a name may have is asked afterwards. */
const isLatin = (text: string): boolean =>
  /^(?:[\p{Script=Latin}\d \p{P}\p{S}]|[\u0300-\u036f])*$/u.test(text) && isPlainForm(text);

/** A payer's name: letters of the Latin script, digits, spaces, apostrophes, hyphen, ampersand and dot. */
export const LatinName = described(
  RequiredLine.check(
    z.refine(isLatin, { ...say('latinName'), abort: true }),
    z.refine((text) => signIn(text) === undefined, {
      error: ({ input }) => say('nameSign', { sign: signIn(String(input)) ?? '' }).error,
    }),
  ),
  'A name in Latin letters, as on a card; digits, spaces, apostrophes, hyphen, ampersand and dot pass.',
);

/** An order's ID as the company writes it: letters, digits, `-`, `_`, `.`, `/`. */
export const ExternalId = described(
  z
    .string(say('required'))
    .check(
      z.minLength(1, say('required')),
      maxLength(LONGEST_ORDER_ID),
      z.regex(/^[\p{L}\d._/-]+$/u, say('externalId')),
    ),
  `The ID of an order: letters, digits, - _ . /, at most ${LONGEST_ORDER_ID}.`,
  'KAL-2291',
);

/** The language of a customer, such as `lt`. Only the server knows which the dictionary offers. */
export const LanguageCode = described(
  z.string(say('choice')).check(z.regex(/^[a-z]{2}$/, say('choice'))),
  'A language of the dictionary by ISO 639-1.',
  'en',
);

/** ISO 4217, such as `EUR`. */
export const Currency = described(
  z.string(say('currency')).check(z.refine(isCurrency, say('currency'))),
  'A currency by ISO 4217.',
  'EUR',
);

/**
 * A decimal string, such as `1234.50`; the currency is a separate field. It may have all decimals of its
 * currency (BHD three, CLF four), as the client shows and sends the exact rest. The form limits typing to
 * two.
 */
export const Amount = described(
  z
    .string(say('amount'))
    .check(z.minLength(1, say('required')), z.regex(/^\d{1,12}(\.\d{1,4})?$/, say('amount'))),
  'A decimal string, with no more decimals than its currency has: at most four.',
  '1234.50',
);
/** A sum of many amounts as a decimal string. It may be longer than a single amount. */
export const AmountSum = described(
  z.string().check(z.regex(/^\d{1,18}(\.\d{1,4})?$/, say('amount'))),
  'A decimal string with all the decimals of its currency; a sum may have up to 18 digits before its point.',
  '1234.50',
);
/** An amount above zero. */
export const PositiveAmount = described(
  Amount.check(z.refine((text) => /[1-9]/.test(text), say('amountPositive'))),
  'A decimal string above zero, with no more decimals than its currency has: at most four.',
  '1234.50',
);

/** Whether an amount's decimals fit its currency (JPY takes none, BHD three). */
export const fitsCurrency = (amount: string, currency: string) =>
  isCurrency(currency) && isAmount(amount, currency);

/** A civil date, `2026-11-20`. */
export const CivilDate = described(
  z.string(say('date')).check(z.minLength(1, say('required')), z.refine(isDate, say('date'))),
  'A civil date, without a zone.',
);
/** An instant in UTC, `2026-11-20T10:00:00Z`. */
export const Instant = described(
  z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/, say('date'))),
  'An instant in UTC.',
  '2026-11-20T10:00:00Z',
);

/** Whether the date is within the years of a calendar. Date arithmetic beyond them leaves the wire format. */
export const isWithinPicker = (text: string): boolean => text >= '1900' && text < '2101';

/** A local date and time: `2026-11-24T10:30`. The zone is given by a separate field. */
export const LocalMoment = described(
  z.string(say('date')).check(
    z.minLength(1, say('required')),
    z.refine((text) => {
      const [date = '', time = '', ...rest] = text.split('T');
      return isDate(date) && isWithinPicker(date) && isTime(time) && rest.length === 0;
    }, say('date')),
  ),
  "A date and time by the property's clocks, without a zone. One that a clock change skips is refused, of one that comes twice the first is meant.",
  '2026-11-24T10:30',
);

/** The longest lifetime, in minutes: ten years. A longer one should be a link without an end. */
const LONGEST_LIFETIME = 3_650 * 24 * 60;

/** A lifetime in ISO-8601, `P1DT2H`, of at least one hour and at most 3,650 days. A day is 24 hours. */
export const Lifetime = described(
  z.string(say('lifetime')).check(
    z.refine((text) => parseLifetime(text) !== undefined, say('lifetime')),
    z.refine((text) => (parseLifetime(text) ?? 60) >= 60, say('lifetimeMinimum')),
    z.refine((text) => (parseLifetime(text) ?? 0) <= LONGEST_LIFETIME, say('tooLarge')),
  ),
  'A duration by ISO-8601 of at least one hour and at most 3,650 days; a day is 24 hours.',
  'P1DT2H',
);

export const Password = described(
  z.string(say('required')).check(
    // Count characters as people do: an emoji is one character.
    z.refine((text) => Array.from(text).length >= passwordLength, say('minLength', { min: passwordLength })),
    maxLength(LONGEST_PASSWORD),
  ),
  `At least ${passwordLength} characters.`,
  'olive-tree-27',
);

/** The recipient of a message, by channel. */
export const Recipient = described(
  z.string(say('required')).check(z.minLength(1, say('required')), maxLength(LONGEST_EMAIL)),
  'An e-mail address, or a phone in E.164, after the channel.',
  'eleni@example.com',
);

/**
 * What is wrong with a recipient. The contract takes any text, since the format depends on the channel. The
 * caller trims spaces around an e-mail address. Only the server checks whether a phone number exists in its
 * country.
 */
export function recipientProblem(
  channel: Channel,
  recipient: string,
): 'required' | 'email' | 'phone' | undefined {
  if (recipient === '') return 'required';
  if (channel === 'EMAIL') return RequiredEmail.safeParse(recipient).success ? undefined : 'email';
  return isPhoneText(recipient) ? undefined : 'phone';
}

/** An internal identifier: opaque, never shown. */
export const Id = described(
  z.string().check(z.minLength(1, say('required')), maxLength(64)),
  'An opaque ID.',
  '01jd3x9mfe7q4w',
);
