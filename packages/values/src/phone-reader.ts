import {
  AsYouType,
  type CountryCode,
  getCountryCallingCode,
  Metadata,
  type MetadataJson,
} from 'libphonenumber-js/core/es6';
import { phoneDigits } from './phone-text.ts';
import { plainText } from './plain-text.ts';

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

/** Reads phones by numbering plans. */
export interface PhoneReader {
  /**
   * Parses a typed, pasted or autofilled phone: `+30 694 412 3456`, `0030…`, `tel:+30-694…;ext=5`, and national
   * digits if the country is known, with or without trunk prefix. A dial code in the text overrides the hint.
   * Among countries with the same code the digits decide, then the hint, then the largest.
   * @param country ISO code of the selected country.
   */
  readPhone(text: string, country?: string): Phone;
  /** The digits of the text's dial code, `30`, else those of the hinted country; undefined without both. */
  readDial(text: string, country?: string): string | undefined;
  /** Formats E.164 by its country's rules, dial code first: `+30 694 412 3456`. Other text stays unchanged. */
  formatPhone(e164: string): string;
  /** The dial code of a country, `+30`. @throws RangeError for a country without phones. */
  dialOf(country: string): string;
  /** The maximum digits after the country's dial code. @throws RangeError for a country without phones. */
  maxNationalDigits(country: string): number;
}

/** A reader with these plans. */
export function createPhoneReader(metadata: MetadataJson): PhoneReader {
  const known: ReadonlyMap<string, CountryCode> = new Map(
    Object.keys(metadata.countries).map((iso) => [iso, iso as CountryCode]),
  );

  function readPhone(text: string, country?: string): Phone {
    const digits = digitsIn(text);
    const hint = known.get(country ?? '');
    const typing = new AsYouType(hint, metadata);
    typing.input(digits);
    const dial = getDial(typing, hint);
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

  function readDial(text: string, country?: string): string | undefined {
    const hint = known.get(country ?? '');
    const typing = new AsYouType(hint, metadata);
    typing.input(digitsIn(text));
    return getDial(typing, hint);
  }

  function getDial(typing: AsYouType, hint: CountryCode | undefined): string | undefined {
    return typing.getCallingCode() ?? (typing.isInternational() || !hint ? undefined : dialOf(hint).slice(1));
  }

  /** The part after the dial code, grouped if the country has a rule for its length. */
  function nationalPart(e164: string, dial: string): { written: string; isPossible: boolean } {
    const typing = new AsYouType(undefined, metadata);
    const grouped = typing.input(e164);
    const keepsDigits = grouped.replace(/\D/g, '') === e164.slice(1);
    const written = (keepsDigits ? grouped : e164).slice(dial.length + 1).trim();
    return { written, isPossible: typing.isPossible() };
  }

  function formatPhone(e164: string): string {
    const { e164: digits, country, national } = readPhone(e164);
    return country === undefined || digits !== e164 ? e164 : `${dialOf(country)} ${national}`.trim();
  }

  function dialOf(country: string): string {
    return `+${getCountryCallingCode(supported(country), metadata)}`;
  }

  function maxNationalDigits(country: string): number {
    const plans = new Metadata(metadata);
    plans.selectNumberingPlan(supported(country));
    const longest = Math.max(...(plans.numberingPlan?.possibleLengths() ?? []));
    return Math.min(longest, phoneDigits.max + 1 - dialOf(country).length);
  }

  /** The hinted country if it has the dial code, else the code's main country. */
  function sharing(dial: string, hint: CountryCode | undefined): CountryCode | undefined {
    if (hint !== undefined && dialOf(hint) === `+${dial}`) return hint;
    const [main] = metadata.country_calling_codes[dial] ?? [];
    return known.get(main ?? '');
  }

  function supported(country: string): CountryCode {
    const iso = known.get(country);
    if (iso === undefined) throw new RangeError(`'${country}' has no phones`);
    return iso;
  }

  return { readPhone, readDial, formatPhone, dialOf, maxNationalDigits };
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
