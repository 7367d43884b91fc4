import metadata from 'libphonenumber-js/min/metadata';
import { createPhoneReader, type Phone } from './phone-reader.ts';

export { countries, type PhoneCountry } from './phone-countries.ts';
export type { Phone } from './phone-reader.ts';
export { isPhoneText, phoneDigits } from './phone-text.ts';

/** Has the plans of all countries. */
const reader = createPhoneReader(metadata);

/**
 * Parses a typed, pasted or autofilled phone of any country, see `PhoneReader`.
 * @param country ISO code of the selected country.
 */
export function readPhone(text: string, country?: string): Phone {
  return reader.readPhone(text, country);
}

/** Formats E.164 by its country's rules, dial code first: `+30 694 412 3456`. Other text stays unchanged. */
export function formatPhone(e164: string): string {
  return reader.formatPhone(e164);
}

/** The dial code of a country, `+30`. @throws RangeError for a country without phones. */
export function dialOf(country: string): string {
  return reader.dialOf(country);
}

/** The maximum digits after the country's dial code. @throws RangeError for a country without phones. */
export function maxNationalDigits(country: string): number {
  return reader.maxNationalDigits(country);
}
