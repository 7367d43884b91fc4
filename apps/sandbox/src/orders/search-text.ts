import { fold, searchWords, toLatin } from '@deck/values';
import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { getMistaken, getSpellings } from './spellings.ts';

const toDigits = (text: string): string => text.replace(/\D/g, '');

/** A guest's name has no more words; each costs the database a search of its own. */
const MOST_MISTAKEN = 6;

interface Searchable {
  readonly externalId: string;
  readonly reservationId: string;
  readonly customer: {
    readonly firstName: string;
    readonly lastName: string;
    readonly companyName: string;
    readonly email: string;
    readonly phone: string;
  };
}

/** The searchable text: the order's ids, the guest, their company, e-mail and phone; and the company in Latin letters. */
export const getSearchText = ({ externalId, reservationId, customer }: Searchable): string =>
  fold(
    [
      externalId,
      reservationId,
      customer.firstName,
      customer.lastName,
      customer.companyName,
      customer.email,
      toDigits(customer.phone),
      toLatin(customer.companyName) === customer.companyName ? '' : toLatin(customer.companyName),
    ]
      .filter(Boolean)
      .join(' '),
  );

/** The sort key of guests: last name first. */
export const getCustomerSort = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  fold(`${lastName} ${firstName}`);

/** The digits of a possible phone number with spaces, hyphens and parentheses; else empty. */
export const phoneIn = (search: string): string =>
  /^\+?[\d\s()-]{5,}$/.test(search.trim()) ? toDigits(search) : '';

/** The most selective part: of an e-mail the local part, of a long number its end. */
const tellingPart = (word: string): string => /^[^@]{3,}(?=@)|\d{5,7}(?!\d)/.exec(word)?.[0] ?? word;

/**
 * Whether a text contains every word of a search. The trigram index looks up each three letters, and frequent
 * ones cost most. So it looks up the selective part only, and the matches are filtered.
 */
export function hasWords(text: SQLWrapper, search: string): SQL[] {
  const words = searchWords(search);
  const found = words.map((word) => hasWord(text, word));
  const phone = phoneIn(search);
  if (phone === '' || phone === words[0]) return found;
  // It may also be an ID, or two. Without three consecutive digits no index helps.
  return [/\d{3}/.test(search) ? sql`(${hasWord(text, phone)} OR (${and(...found)}))` : hasWord(text, phone)];
}

/**
 * Whether a text contains every word of a search, each with at most one mistake; undefined if no word is one in
 * which a mistake can be recognised.
 */
export function hasSimilarWords(text: SQLWrapper, search: string): SQL | undefined {
  const words = searchWords(search);
  if (phoneIn(search) !== '' || !words.some((word) => getMistaken(word) !== undefined)) return undefined;
  return and(...words.slice(0, MOST_MISTAKEN).map((word) => hasSimilarWord(text, word)));
}

function hasSimilarWord(text: SQLWrapper, word: string): SQL | undefined {
  const mistaken = getMistaken(word);
  if (mistaken === undefined) return hasWord(text, word);
  return and(or(...mistaken.halves.map((half) => sql`${text} ~ ${half}`)), sql`${text} ~ ${mistaken.whole}`);
}

function hasWord(text: SQLWrapper, word: string): SQL {
  const spellings = getSpellings(word);
  return spellings === undefined ? hasLetters(text, word) : sql`${text} ~ ${spellings}`;
}

/** Whether a text of any script contains every word as typed, or in Latin letters. No index serves it. */
export const hasWordsOfAnyScript = (text: SQLWrapper, search: string): SQL[] =>
  phoneIn(search) === ''
    ? searchWords(search).map((word) => sql`(${hasLetters(text, word)} OR ${hasWord(text, word)})`)
    : hasWords(text, search);

function hasLetters(text: SQLWrapper, word: string): SQL {
  const part = tellingPart(word);
  const found = sql`${text} LIKE ${`%${part.replace(/[\\%_]/g, '\\$&')}%`}`;
  return part === word ? found : sql`(${found} AND strpos(${text}, ${word}) > 0)`;
}
