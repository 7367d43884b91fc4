import { fold, searchWords } from '@deck/values';
import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

const toDigits = (text: string): string => text.replace(/\D/g, '');

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

/** What a search looks through: the order's ids, the guest, their company, e-mail and phone. */
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
    ]
      .filter(Boolean)
      .join(' '),
  );

/** What lists are sorted by guests with: last name first, as people look somebody up. */
export const getCustomerSort = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  fold(`${lastName} ${firstName}`);

/** The digits of what may be a phone, with spaces, hyphens and parentheses as people write them; else empty. */
export const phoneIn = (search: string): string =>
  /^\+?[\d\s()-]{5,}$/.test(search.trim()) ? toDigits(search) : '';

/** Of an e-mail the name before the provider, of a long number its end: what few others have. */
const tellingPart = (word: string): string => /^[^@]{3,}(?=@)|\d{5,7}(?!\d)/.exec(word)?.[0] ?? word;

/**
 * Whether a text has every word of a search somewhere. An index of trigrams is asked for each three letters of a word
 * in turn, and letters that are everywhere cost it most: so it looks for the telling part, and what it finds is read.
 */
export function hasWords(text: SQLWrapper, search: string): SQL[] {
  const words = searchWords(search);
  const found = words.map((word) => hasWord(text, word));
  const phone = phoneIn(search);
  if (phone === '' || phone === words[0]) return found;
  // It may as well be an ID, or two. Without three digits in a row no index would know it.
  return [/\d{3}/.test(search) ? sql`(${hasWord(text, phone)} OR (${and(...found)}))` : hasWord(text, phone)];
}

function hasWord(text: SQLWrapper, word: string): SQL {
  const part = tellingPart(word);
  const found = sql`${text} LIKE ${`%${part.replace(/[\\%_]/g, '\\$&')}%`}`;
  return part === word ? found : sql`(${found} AND strpos(${text}, ${word}) > 0)`;
}
