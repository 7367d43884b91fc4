import { phoneDigits } from '@deck/values';
import type { PhonePlans } from './phone-module.ts';

/** A phone as it stands in the field. */
export interface PhoneEntry {
  /** What the field shows: the national number, or the international one while it is being typed. */
  readonly text: string;
  /** ISO code; `null` where the digits name no country, `undefined` where nothing has named one yet. */
  readonly country: string | null | undefined;
  /** E.164 where the text can be read so, else the text. */
  readonly value: string;
}

type Plans = Pick<PhonePlans, 'readPhone' | 'dialOf' | 'maxNationalDigits'>;

const phoneSigns = /^[+\d\s()./-]*$/;

/** What the field itself could never hold: other signs, or more digits than any number has. */
export function isForeign(value: string): boolean {
  return !phoneSigns.test(value) || toDigits(value).length > phoneDigits.max;
}

/** A value from outside as the field shows it. Whatever is no phone is shown as it is. */
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
 * The field after a key. No digit that was typed is changed or lost: national digits are grouped, the start of an
 * international number stays as it is until the field is left.
 * @param country what the field stood at.
 * @returns `null` when the key is refused: a letter, or more digits than a number of that country has.
 */
export function typed(
  plans: Plans | undefined,
  text: string,
  before: PhoneEntry,
  country: string | undefined,
): PhoneEntry | null {
  // A text that came from outside and is no phone can only be taken away, key by key.
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
  // A plus alone says nothing yet.
  if (e164 === '') return { text, country, value: text.trim() };
  return { text, country: read ?? null, value: e164 };
}

function national(plans: Plans, text: string, hint: string | undefined): PhoneEntry {
  if (toDigits(text) === '') return { text, country: hint, value: text.trim() };
  const read = plans.readPhone(text, hint);
  if (read.country === undefined) return { text, country: hint, value: text.trim() };
  // A trunk prefix is no part of the number, but it was typed: the text keeps it.
  const isWhole = toDigits(read.national) === toDigits(text);
  // Countries that share a dial code are told apart by the digits, as they are when the value comes back.
  const country = plans.readPhone(read.e164, hint).country ?? read.country;
  return { text: isWhole ? read.national : text, country, value: read.e164 || text.trim() };
}

/** Longer than the longest dial code and national number of its country. */
function isTooLong(plans: Plans, { value, country }: PhoneEntry): boolean {
  const digits = toDigits(value).length;
  if (!country || !value.startsWith('+')) return digits > phoneDigits.max;
  return digits > toDigits(plans.dialOf(country)).length + plans.maxNationalDigits(country);
}

/**
 * The field after a whole number arrived at once, pasted or filled in. It is read as it was meant: `00…`, `tel:`,
 * a dial code other than the field's.
 * @returns `null` when there is no phone in it, or more digits than any has.
 */
export function arrived(plans: Plans, text: string, country: string | undefined): PhoneEntry | null {
  const { e164, country: read, national } = plans.readPhone(text, country);
  const digits = e164 || national;
  if (digits === '' || toDigits(digits).length > phoneDigits.max) return null;
  if (read !== undefined && national !== '' && e164 !== '')
    return { text: national, country: read, value: e164 };
  return { text: digits, country: e164 === '' ? country : null, value: digits };
}

/** Whether pasted text names its country, so that it replaces whatever stands in the field. */
export function namesCountry(plans: Plans, text: string): boolean {
  return plans.readPhone(text).e164 !== '';
}

/** The field after it was left: the dial code goes to the picker, the number is grouped. The value stays what it is. */
export function left(plans: Plans | undefined, entry: PhoneEntry, country: string | undefined): PhoneEntry {
  if (plans === undefined) return entry;
  const read = getEntry(plans, entry.value, country);
  if (read.value.startsWith('+') || read.country === null) return read;
  // The plans came after the digits.
  return (toDigits(read.value) !== '' && typed(plans, read.value, read, country)) || read;
}

/** The same national number in another country. What is none, or names no country, stays as it is. */
export function inCountry(plans: Plans, entry: PhoneEntry, country: string): PhoneEntry {
  if (isForeign(entry.value) || (isInternational(entry.value) && !entry.country))
    return { ...entry, country };
  const { national } = plans.readPhone(entry.value, entry.country ?? undefined);
  const digits = toDigits(national) || toDigits(isInternational(entry.value) ? '' : entry.value);
  if (digits === '') return { text: '', country, value: '' };
  const read = plans.readPhone(digits, country);
  return { text: read.national || digits, country, value: read.e164 || digits };
}

function isInternational(text: string): boolean {
  return /^\s*(\+|00)/.test(text);
}

export function toDigits(text: string): string {
  return text.replace(/\D/g, '');
}
