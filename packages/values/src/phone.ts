import metadata from 'libphonenumber-js/min/metadata';
import { createPhoneReader } from './phone-reader.ts';

export { countries, type PhoneCountry } from './phone-countries.ts';
export type { Phone } from './phone-reader.ts';
export { isPhoneText, phoneDigits } from './phone-text.ts';

/** Reads phones of all countries at once. */
export const { readPhone, formatPhone, dialOf, maxNationalDigits } = createPhoneReader(metadata);
