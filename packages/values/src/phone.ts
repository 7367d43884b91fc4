import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  Metadata,
} from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import { phoneDigits } from './phone-text.ts';
import { plainText } from './plain-text.ts';

export { isPhoneText, phoneDigits } from './phone-text.ts';

/**
 * A country of the phone picker. North American territories share `+1` and differ by `area` (`670`), else
 * empty.
 */
export type PhoneCountry = { readonly iso: string; readonly dial: string; readonly area: string };

/** A parsed phone, complete or not. */
export type Phone = {
  /** A plus and all digits, `+306944123456`; only those so far if incomplete; empty without digits. */
  readonly e164: string;
  /** The ISO code of the country, by the digits or the hint. */
  readonly country: string | undefined;
  /** The digits after the dial code, grouped by the country's rules: `694 412 3456`. */
  readonly national: string;
  /**
   * Whether the country's numbers can have this length. Nothing more is checked: nobody knows which numbers
   * are in use.
   */
  readonly possible: boolean;
};

const known: ReadonlyMap<string, CountryCode> = new Map(getCountries(metadata).map((iso) => [iso, iso]));

/** The countries with phones, sorted by ISO code. */
export const countries: readonly PhoneCountry[] = [...known.values()]
  .map((iso) => ({ iso, dial: `+${getCountryCallingCode(iso, metadata)}`, area: getArea(iso) }))
  .sort((a, b) => (a.iso < b.iso ? -1 : 1));

/**
 * Parses a typed, pasted or autofilled phone: `+30 694 412 3456`, `0030…`, `tel:+30-694…;ext=5`, and national
 * digits if the country is known, with or without trunk prefix. A dial code in the text overrides the hint.
 * Among countries with the same code the digits decide, then the hint, then the largest.
 * @param country ISO code of the selected country.
 */
export function readPhone(text: string, country?: string): Phone {
  const digits = digitsIn(text);
  const hint = known.get(country ?? '');
  const typing = new AsYouType(hint, metadata);
  typing.input(digits);
  const dial =
    typing.getCallingCode() ?? (typing.isInternational() || !hint ? undefined : dialOf(hint).slice(1));
  if (dial === undefined) return unplaced(digits);

  // A leading digit is a trunk prefix only if the number is valid without it; otherwise every typed digit is
  // kept.
  const keepsAll = typing.isInternational() && !typing.isPossible();
  const e164 = keepsAll ? digits : (typing.getNumberValue() ?? '');
  const { written, isPossible } = nationalPart(e164, dial);
  return {
    e164,
    country: typing.getCountry() ?? sharing(dial, hint),
    national: written === '' && !typing.isInternational() ? digits : written,
    possible: isPossible && e164.length > phoneDigits.min && e164.length <= phoneDigits.max + 1,
  };
}

/** The part after the dial code, grouped if the country has a rule for its length. */
function nationalPart(e164: string, dial: string): { written: string; isPossible: boolean } {
  const typing = new AsYouType(undefined, metadata);
  const grouped = typing.input(e164);
  const keepsDigits = grouped.replace(/\D/g, '') === e164.slice(1);
  const written = (keepsDigits ? grouped : e164).slice(dial.length + 1).trim();
  return { written, isPossible: typing.isPossible() };
}

/** Formats E.164 by its country's rules, dial code first: `+30 694 412 3456`. Other text stays unchanged. */
export function formatPhone(e164: string): string {
  const { e164: digits, country, national } = readPhone(e164);
  return country === undefined || digits !== e164 ? e164 : `${dialOf(country)} ${national}`.trim();
}

/** The dial code of a country, `+30`. @throws RangeError for a country without phones. */
export function dialOf(country: string): string {
  return `+${getCountryCallingCode(supported(country), metadata)}`;
}

/** The maximum digits after the country's dial code. @throws RangeError for a country without phones. */
export function maxNationalDigits(country: string): number {
  return Math.min(
    Math.max(...getPlan(supported(country)).possibleLengths()),
    phoneDigits.max + 1 - dialOf(country).length,
  );
}

/** Digits with separators. A plus after a space starts the next number, if the current is complete. */
const runOfDigits = /[+(\d](?:[\d()./+\u2010-\u2015-]| (?!\(?\+(?:[^\d+]*\d){7}))*/g;

/**
 * The digits of a text, with a plus in front of a dial code, without surrounding text and extensions. Of
 * several numbers, as in `Room 12: +30 694 412 3456`, it is the first complete number with a dial code, else
 * the first complete one.
 */
function digitsIn(text: string): string {
  const runs = [...plainText(text).matchAll(runOfDigits)].map(([run]) => {
    const plain = run.replace(/[^\d+]/g, '').replace(/^00/, '+');
    return plain.slice(0, 1) + plain.slice(1).replaceAll('+', '');
  });
  const isWhole = (run: string) => run.replace('+', '').length >= phoneDigits.min;
  const coded = runs.filter((run) => /^\+\d/.test(run));
  return coded.find(isWhole) ?? runs.find(isWhole) ?? coded[0] ?? runs[0] ?? '';
}

/** Digits without a country yet: the start of an international number, or a national number. */
function unplaced(digits: string): Phone {
  const international = digits.startsWith('+');
  const e164 = international && digits.length > 1 ? digits : '';
  return { e164, country: undefined, national: international ? '' : digits, possible: false };
}

/** The hinted country if it has the dial code, else the code's main country. */
function sharing(dial: string, hint: CountryCode | undefined): CountryCode | undefined {
  if (hint !== undefined && dialOf(hint) === `+${dial}`) return hint;
  const [main] = metadata.country_calling_codes[dial] ?? [];
  return known.get(main ?? '');
}

function getArea(country: CountryCode): string {
  const leading = getPlan(country).leadingDigits() ?? '';
  return getCountryCallingCode(country, metadata) === '1' && /^\d{3}$/.test(leading) ? leading : '';
}

function getPlan(country: CountryCode) {
  const plans = new Metadata(metadata);
  plans.selectNumberingPlan(country);
  if (plans.numberingPlan === undefined) throw new Error(`No numbering plan for '${country}'`);
  return plans.numberingPlan;
}

function supported(country: string): CountryCode {
  const iso = known.get(country);
  if (iso === undefined) throw new RangeError(`'${country}' has no phones`);
  return iso;
}
