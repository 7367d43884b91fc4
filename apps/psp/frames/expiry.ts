/** The expiry of a card. Months count from 1, years have four digits. */
export interface Expiry {
  readonly month: number;
  readonly year: number;
}

/** Parses `08/28`, `8/28`, `0828`, `08/2028`, `08-28`, and `2028-08` as browsers autofill it. */
export function readExpiry(text: string): Expiry | undefined {
  const tight = text.replaceAll(/\s/g, '');
  const [, isoYear, isoMonth] = /^(\d{4})-(\d{2})$/.exec(tight) ?? [];
  const [, month, year] =
    /^(\d{1,2})[/.-](\d{2}|\d{4})$/.exec(tight) ?? /^(\d{2})(\d{2}|\d{4})$/.exec(tight) ?? [];
  return checked(Number(isoMonth ?? month), isoYear ?? year);
}

function checked(month: number, yearText = ''): Expiry | undefined {
  const year = yearText.length === 2 ? 2000 + Number(yearText) : Number(yearText);
  return month >= 1 && month <= 12 && year >= 2000 && year <= 2099 ? { month, year } : undefined;
}

/** As printed on cards: `08/28`. */
export const writeExpiry = ({ month, year }: Expiry): string =>
  `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;

/**
 * The field's text after a change. Typing forward adds the slash; pasted and autofilled text is parsed; a
 * change in the middle stays unchanged.
 */
export function typedExpiry(before: string, typed: string): string {
  const added = typed.length - before.length;
  if (Math.abs(added) > 1) {
    const read = readExpiry(typed);
    if (read) return writeExpiry(read);
  }
  // A slash typed after the automatic one is ignored.
  const plain = typed
    .replaceAll(/[^\d/]/g, '')
    .replaceAll(/\/{2,}/g, '/')
    .slice(0, 7);
  if (added !== 1 || !typed.startsWith(before)) return plain;
  return plain
    .replace(/^([2-9])$/, '0$1/')
    .replace(/^(\d)\/$/, '0$1/')
    .replace(/^(\d\d)$/, '$1/')
    .replace(/^(\d\d)(\d)$/, '$1/$2');
}
