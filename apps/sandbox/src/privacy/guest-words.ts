import { fold } from '@deck/values';

/** What stands in place of words that were taken out. */
export const TAKEN_OUT = '•••';

/** Whose words are looked for: as their orders name them, each value once. */
export interface GuestNames {
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  /** First and last names, in pairs: one alone may be anybody’s. */
  readonly names: readonly { readonly first: string; readonly last: string }[];
}

/** Takes a guest out of texts. */
export interface GuestWords {
  /** A pattern of PostgreSQL that finds each text which names the guest, and a few more; undefined: none can. */
  readonly pattern: string | undefined;
  /** A text without the guest’s names and addresses. Of names without an address a first name stays. */
  takeOut(text: string): string;
  /** JSON without them, and without each text that is equal to one of `texts`. */
  takeOutOfJson(value: unknown, texts: ReadonlySet<string>): unknown;
}

/** Each text once, without those that are empty. */
export const distinct = (texts: readonly string[]): string[] => [
  ...new Set(texts.map((text) => text.trim()).filter(Boolean)),
];

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A shorter part of a name is a word of many texts. */
const SHORTEST = 3;
/** A shorter number is no phone. */
const FEWEST_DIGITS = 6;

/** The digits of a phone with whatever may stand between them. */
const phonePattern = (phone: string): string | undefined => {
  const digits = phone.replace(/\D/g, '');
  return digits.length < FEWEST_DIGITS ? undefined : `\\+?${[...digits].join('[^0-9]{0,2}')}`;
};

const isLongEnough = (word: string): boolean => fold(word).length >= SHORTEST;

/** How a guest is found in texts that others wrote. */
export function getGuestWords({ emails, phones, names }: GuestNames): GuestWords {
  const addresses = [
    ...emails.filter((email) => email !== '').map(escapePattern),
    ...phones.flatMap((phone) => phonePattern(phone) ?? []),
  ];
  const lastNames = names.flatMap(({ first, last }) =>
    isLongEnough(last) ? last : isLongEnough(first) ? first : [],
  );
  const firstNames = names.map(({ first }) => first).filter(isLongEnough);
  const found = [...addresses, ...lastNames.map(escapePattern)];
  const any = found.length === 0 ? undefined : new RegExp(found.join('|'), 'iu');
  const whole = words(addresses, [...lastNames, ...firstNames]);

  const takeOut = (text: string): string =>
    any?.test(text)
      ? text.replace(whole, TAKEN_OUT).replaceAll(`${TAKEN_OUT} ${TAKEN_OUT}`, TAKEN_OUT)
      : text;

  const takeOutOfJson = (value: unknown, texts: ReadonlySet<string>): unknown => {
    if (typeof value === 'string') return texts.has(value) ? '' : value.replace(whole, TAKEN_OUT);
    if (Array.isArray(value)) return value.map((one) => takeOutOfJson(one, texts));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, takeOutOfJson(one, texts)]));
  };
  return { pattern: found.length === 0 ? undefined : found.join('|'), takeOut, takeOutOfJson };
}

/** Addresses anywhere, names as words of their own. */
function words(addresses: readonly string[], names: readonly string[]): RegExp {
  const asWords = names.map((name) => `(?<![\\p{L}\\p{N}])${escapePattern(name)}(?![\\p{L}\\p{N}])`);
  return new RegExp([...addresses, ...asWords].join('|') || '(?!)', 'giu');
}
