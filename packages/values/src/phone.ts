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

/** A country of the phone picker. North American territories share `+1` and differ by `area` (`670`), else empty. */
export type PhoneCountry = { readonly iso: string; readonly dial: string; readonly area: string };

/** What a text says as a phone, finished or not. */
export type Phone = {
  /** A plus and all digits, `+306944123456`; only those so far while unfinished; empty when the text has none. */
  readonly e164: string;
  /** The ISO code of the country, where the digits or the hint tell. */
  readonly country: string | undefined;
  /** The digits after the dial code, grouped as that country writes them: `694 412 3456`. */
  readonly national: string;
  /** Whether a number of that country can have so many digits. Never more is asked: nobody knows which are in use. */
  readonly possible: boolean;
};

const known: ReadonlyMap<string, CountryCode> = new Map(getCountries(metadata).map((iso) => [iso, iso]));

/** The countries that have phones, by ISO code, sorted by it. */
export const countries: readonly PhoneCountry[] = [...known.values()]
  .map((iso) => ({ iso, dial: `+${getCountryCallingCode(iso, metadata)}`, area: getArea(iso) }))
  .sort((a, b) => (a.iso < b.iso ? -1 : 1));

/**
 * Reads what somebody typed, pasted or had filled in: `+30 694 412 3456`, `0030…`, `tel:+30-694…;ext=5`, and national
 * digits when the country is known, with or without its trunk prefix. A dial code in the text wins over the hint; among
 * countries that share it the digits decide, then the hint, then the largest of them.
 * @param country ISO code of the country chosen so far.
 */
export function readPhone(text: string, country?: string): Phone {
  const digits = digitsIn(text);
  const hint = known.get(country ?? '');
  const typing = new AsYouType(hint, metadata);
  typing.input(digits);
  const dial =
    typing.getCallingCode() ?? (typing.isInternational() || !hint ? undefined : dialOf(hint).slice(1));
  if (dial === undefined) return unplaced(digits);

  // A leading digit is a trunk prefix only where leaving it out makes a number; elsewhere every digit typed is kept.
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

/** What stands behind the dial code, grouped where the country has a way to write so many digits. */
function nationalPart(e164: string, dial: string): { written: string; isPossible: boolean } {
  const typing = new AsYouType(undefined, metadata);
  const grouped = typing.input(e164);
  const keepsDigits = grouped.replace(/\D/g, '') === e164.slice(1);
  const written = (keepsDigits ? grouped : e164).slice(dial.length + 1).trim();
  return { written, isPossible: typing.isPossible() };
}

/** A number in E.164 as its country writes it, dial code first: `+30 694 412 3456`. Any other text stays as it is. */
export function formatPhone(e164: string): string {
  const { e164: digits, country, national } = readPhone(e164);
  return country === undefined || digits !== e164 ? e164 : `${dialOf(country)} ${national}`.trim();
}

/** The dial code of a country, `+30`. @throws RangeError for a country without phones. */
export function dialOf(country: string): string {
  return `+${getCountryCallingCode(supported(country), metadata)}`;
}

/** The most digits a number of the country has after its dial code. @throws RangeError for a country without phones. */
export function maxNationalDigits(country: string): number {
  return Math.min(
    Math.max(...getPlan(supported(country)).possibleLengths()),
    phoneDigits.max + 1 - dialOf(country).length,
  );
}

/** Digits with what stands among them. A plus behind a space begins the next ones, once a whole number follows it. */
const runOfDigits = /[+(\d](?:[\d()./+\u2010-\u2015-]| (?!\(?\+(?:[^\d+]*\d){7}))*/g;

/**
 * The digits of a text, a plus in front when it names a dial code; words around them and extensions left out. Of several
 * numbers, as in `Room 12: +30 694 412 3456`, the first whole one with a dial code is meant, else the first whole one.
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

/** Digits that name no country yet: the start of an international number, or a national one of nowhere. */
function unplaced(digits: string): Phone {
  const international = digits.startsWith('+');
  const e164 = international && digits.length > 1 ? digits : '';
  return { e164, country: undefined, national: international ? '' : digits, possible: false };
}

/** The hinted country if it has the dial code, else the one the code is known for. */
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
