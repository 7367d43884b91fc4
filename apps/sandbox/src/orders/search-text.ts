const unfoldable: Readonly<Record<string, string>> = {
  æ: 'ae',
  đ: 'd',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

/** Small letters without accents: who types `bruckner` or `ΜΑΡΙΑ` finds `Brückner` and `Μαρία`. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[æđıłøœßþ]/g, (letter) => unfoldable[letter] ?? letter);

const digitsOf = (text: string): string => text.replace(/\D/g, '');

export interface Searchable {
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
export const searchTextOf = ({ externalId, reservationId, customer }: Searchable): string =>
  fold(
    [
      externalId,
      reservationId,
      customer.firstName,
      customer.lastName,
      customer.companyName,
      customer.email,
      digitsOf(customer.phone),
    ]
      .filter(Boolean)
      .join(' '),
  );

/** What lists are sorted by guests with: last name first, as people look somebody up. */
export const customerSortOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  fold(`${lastName} ${firstName}`);

/** Patterns for LIKE, all of which must be found. A phone may be written with spaces, hyphens and parentheses. */
export function searchPatterns(search: string): string[] {
  const phone = /^\+?[\d\s()-]{5,}$/.test(search.trim());
  const words = phone ? [digitsOf(search)] : fold(search).split(/\s+/);
  return words.filter(Boolean).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}
