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

/** The searchable text: the order's ids, the guest, their company, e-mail and phone. */
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

function hasWord(text: SQLWrapper, word: string): SQL {
  const part = tellingPart(word);
  const found = sql`${text} LIKE ${`%${part.replace(/[\\%_]/g, '\\$&')}%`}`;
  return part === word ? found : sql`(${found} AND strpos(${text}, ${word}) > 0)`;
}
