import { phoneDigits } from '@deck/values';
import type { PhonePlans } from './phone-module.ts';

/** The state of a phone field. */
export interface PhoneEntry {
  /** The shown text: the national number, or the international number while typing it. */
  readonly text: string;
  /** ISO code; `null` if the digits match no country, `undefined` if none is known yet. */
  readonly country: string | null | undefined;
  /** E.164 if the text can be parsed, else the text. */
  readonly value: string;
}

type Plans = Pick<PhonePlans, 'readPhone' | 'dialOf' | 'maxNationalDigits'>;

const phoneSigns = /^[+\d\s()./-]*$/;

/** Whether no phone has this value: other characters, or too many digits. */
export function isForeign(value: string): boolean {
  return hasOtherSigns(value) || toDigits(value).length > phoneDigits.max;
}

/** Whether the text has letters or other signs that no phone has. */
export function hasOtherSigns(text: string): boolean {
  return !phoneSigns.test(text);
}

/** The field's state for a value from outside. An invalid phone is shown unchanged. */
export function getEntry(plans: Plans | undefined, value: string, country: string | undefined): PhoneEntry {
  const plain = { text: value, country, value };
  if (plans === undefined || value === '' || !phoneSigns.test(value)) return plain;
  const { e164, country: read, national } = plans.readPhone(value, country);
  if (read === undefined) return isInternational(value) ? { ...plain, country: null } : plain;
  return national !== '' && toDigits(e164) === toDigits(value)
    ? { text: national, country: read, value }
    : { ...plain, country: read };
}

/**
 * The state after a key. Typed digits are never changed or lost: national digits are grouped, the start of an
 * international number stays until blur.
 * @param country the field's country.
 * @returns `null` for a refused key: a letter, or more digits than the country's numbers have.
 */
export function typed(
  plans: Plans | undefined,
  text: string,
  before: PhoneEntry,
  country: string | undefined,
): PhoneEntry | null {
  // An invalid text from outside can only be deleted, key by key.
  if (!phoneSigns.test(text))
    return isForeign(before.text) && text.length < before.text.length
      ? { ...before, text, value: text }
      : null;
  const grows = toDigits(text).length > toDigits(before.text).length;
  if (plans === undefined) {
    return grows && toDigits(text).length > phoneDigits.max ? null : { ...before, text, value: text.trim() };
  }
  const next = isInternational(text) ? international(plans, text, country) : national(plans, text, country);
  if (grows && isTooLong(plans, next)) return null;
  return next;
}

function international(plans: Plans, text: string, country: string | undefined): PhoneEntry {
  const { e164, country: read } = plans.readPhone(text, country);
  // Only a plus is not yet a number.
  if (e164 === '') return { text, country, value: text.trim() };
  return { text, country: read ?? null, value: e164 };
}

function national(plans: Plans, text: string, hint: string | undefined): PhoneEntry {
  if (toDigits(text) === '') return { text, country: hint, value: text.trim() };
  const read = plans.readPhone(text, hint);
  if (read.country === undefined) return { text, country: hint, value: text.trim() };
  // A trunk prefix is not part of the number, but the typed text keeps it.
  const isWhole = toDigits(read.national) === toDigits(text);
  // Countries with the same dial code are distinguished by the digits, as when reading a value.
  const country = plans.readPhone(read.e164, hint).country ?? read.country;
  return { text: isWhole ? read.national : text, country, value: read.e164 || text.trim() };
}

/** Whether it exceeds the longest dial code and national number of its country. */
function isTooLong(plans: Plans, { value, country }: PhoneEntry): boolean {
  const digits = toDigits(value).length;
  if (!country || !value.startsWith('+')) return digits > phoneDigits.max;
  return digits > toDigits(plans.dialOf(country)).length + plans.maxNationalDigits(country);
}

/**
 * The state after a paste or autofill of a whole number. It understands `00…`, `tel:` and another dial code
 * than the field's.
 * @returns `null` without a phone in it, with too many digits, or with letters that hide part of a number.
 */
export function arrived(plans: Plans, text: string, country: string | undefined): PhoneEntry | null {
  const { e164, country: read, national, possible } = plans.readPhone(text, country);
  const digits = e164 || national;
  if (digits === '' || toDigits(digits).length > phoneDigits.max) return null;
  // Without the letters it would be another number: 69O4123456 has a letter for a zero.
  if (/\p{L}/u.test(text) && !possible) return null;
  if (read !== undefined && national !== '' && e164 !== '')
    return { text: national, country: read, value: e164 };
  return { text: digits, country: e164 === '' ? country : null, value: digits };
}

/** Whether pasted text names its country, so that it replaces the field's text. */
export function namesCountry(plans: Plans, text: string): boolean {
  return plans.readPhone(text).e164 !== '';
}

/**
 * The state after blur: the dial code moves to the picker, the number is grouped. The value does not change.
 */
export function left(plans: Plans | undefined, entry: PhoneEntry, country: string | undefined): PhoneEntry {
  if (plans === undefined) return entry;
  const read = getEntry(plans, entry.value, country);
  if (hasOtherSigns(entry.value)) return arrived(plans, entry.value, country) ?? read;
  if (read.value.startsWith('+') || read.country === null) return read;
  // The plan was loaded after the digits were typed.
  return (toDigits(read.value) !== '' && typed(plans, read.value, read, country)) || read;
}

/**
 * The same national number in another country. An invalid number, or one without a country, does not change.
 */
export function inCountry(plans: Plans, entry: PhoneEntry, country: string): PhoneEntry {
  if (isForeign(entry.value) || (isInternational(entry.value) && !entry.country))
    return { ...entry, country };
  const { national } = plans.readPhone(entry.value, entry.country ?? undefined);
  const digits = toDigits(national) || toDigits(isInternational(entry.value) ? '' : entry.value);
  if (digits === '') return { text: '', country, value: '' };
  const read = plans.readPhone(digits, country);
  return { text: read.national || digits, country, value: read.e164 || digits };
}

/** The longest text that a phone's field keeps though it is no phone, as the contract does. */
const LONGEST = 40;

/** The state with a text that is no phone: it is kept, so that it can be corrected. `null` without a text to see. */
export function kept(text: string, country: string | undefined): PhoneEntry | null {
  const line = text.trim();
  return /[\p{L}\p{N}]/u.test(line) && line.length <= LONGEST && !/\p{C}/u.test(line)
    ? { text: line, country, value: line }
    : null;
}

/** Whether the text begins with a plus or `00`. */
export function isInternational(text: string): boolean {
  return /^\s*(\+|00)/.test(text);
}

export function toDigits(text: string): string {
  return text.replace(/\D/g, '');
}
