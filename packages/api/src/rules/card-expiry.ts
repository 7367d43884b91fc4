import { addDays, addMonths } from '@deck/values';

/** The expiry date printed on a card. Months count from 1, years have four digits. */
export interface CardExpiry {
  readonly expirationMonth: number;
  readonly expirationYear: number;
}

/** The last valid day of a card: the last day of its month, `2026-11-30`. */
export function getLastDay({ expirationMonth, expirationYear }: CardExpiry): string {
  const first = `${String(expirationYear).padStart(4, '0')}-${String(expirationMonth).padStart(2, '0')}-01`;
  return addDays(addMonths(first, 1), -1);
}

/** Whether a card has expired. Its last day ends in UTC. */
export const isCardExpired = (card: CardExpiry, at: Date): boolean =>
  at.getTime() >= Date.UTC(card.expirationYear, card.expirationMonth, 1);
