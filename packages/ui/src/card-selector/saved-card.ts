import type { StatusTone } from '../status-dot/tone.ts';

/** The brands a saved card may have, as the wire spells them. */
export const cardTypes = [
  'amex',
  'maestro',
  'mastercard',
  'mir',
  'visa',
  'visa electron',
  'unknown',
] as const;
export type SavedCardType = (typeof cardTypes)[number];

/** A card of the customer, kept under a token: its number is never known. */
export interface SavedCard {
  id: string;
  type: SavedCardType;
  /** The masked number, first six and last four digits: `424242******4242`. */
  name: string;
  cardHolder: string;
  /** From 1. */
  expirationMonth: number | null;
  /** Four digits. */
  expirationYear: number | null;
  /** Its last month is over: it is shown and cannot be chosen. */
  expired: boolean;
  /** Its state in the reader's words, where there is more to say than that it is saved. */
  state?: { readonly tone: StatusTone; readonly label: string } | undefined;
  /** Why it cannot be chosen for another reason. Without one it can be. */
  disabledReason?: string | undefined;
}

/** The first option: no card of the list, but one that is about to be given. */
export const addNewCard = { id: '0', type: '' } as const;

const names: Record<Exclude<SavedCardType, 'unknown'>, string> = {
  amex: 'American Express',
  maestro: 'Maestro',
  mastercard: 'Mastercard',
  mir: 'Mir',
  visa: 'Visa',
  'visa electron': 'Visa Electron',
};

/** The name of a brand, the same in every language; undefined for one that is not known. */
export function brandName(type: string): string | undefined {
  return Object.entries(names).find(([brand]) => brand === type)?.[1];
}

/** A masked number in groups of four, `4242 42•• •••• 4242`, one of fifteen digits as it is printed; what is no masked number stays as it is. */
export function groupMasked(name: string): string {
  const number = name.replaceAll(/\s/g, '');
  if (!/^\d{0,6}[*•xX]{4,}\d{4}$/.test(number)) return name;
  const groups = number.length === 15 ? /^.{4}|.{6}(?=.{5}$)|.{5}$/gu : /.{1,4}/gu;
  return number.replaceAll(/[*xX]/g, '•').match(groups)?.join(' ') ?? name;
}

/** The last four digits, as a card is spoken of. */
export function lastDigits(name: string): string | undefined {
  return /(\d{4})\s*$/.exec(name)?.[1];
}

/** Month and two digits of the year, `08/28`; empty when the card has none that a calendar knows. */
export function getExpiry({
  expirationMonth: month,
  expirationYear: year,
}: Pick<SavedCard, 'expirationMonth' | 'expirationYear'>): string {
  if (month === null || year === null) return '';
  const isReal =
    Number.isInteger(month) && month >= 1 && month <= 12 && Number.isInteger(year) && year >= 1000;
  return isReal ? `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}` : '';
}
