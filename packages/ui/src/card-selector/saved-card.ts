import type { StatusTone } from '../status-dot/tone.ts';

/** The brands of a saved card, in the spelling of the wire. */
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

/** A customer's card, stored as a token: its full number is unknown. */
export interface SavedCard {
  id: string;
  type: SavedCardType;
  /** The masked number with the first six and last four digits: `424242******4242`. */
  name: string;
  cardHolder: string;
  /** Months count from 1. */
  expirationMonth: number | null;
  /** Four digits. */
  expirationYear: number | null;
  /** The card is past its last month: it is shown but cannot be chosen. */
  expired: boolean;
  /** The card's state as text, if there is more to say than that it is saved. */
  state?: { readonly tone: StatusTone; readonly label: string } | undefined;
  /** Another reason why it cannot be chosen; undefined if it can. */
  disabledReason?: string | undefined;
}

/** The first option: a new card. */
export const addNewCard = { id: '0', type: '' } as const;

const names: Record<Exclude<SavedCardType, 'unknown'>, string> = {
  amex: 'American Express',
  maestro: 'Maestro',
  mastercard: 'Mastercard',
  mir: 'Mir',
  visa: 'Visa',
  'visa electron': 'Visa Electron',
};

/** The name of a brand, the same in every language; undefined if unknown. */
export function brandName(type: string): string | undefined {
  return Object.entries(names).find(([brand]) => brand === type)?.[1];
}

/**
 * Formats a masked number in groups of four, `4242 42•• •••• 4242`; fifteen digits as printed. Other text
 * stays unchanged.
 */
export function groupMasked(name: string): string {
  const number = name.replaceAll(/\s/g, '');
  if (!/^\d{0,6}[*•xX]{4,}\d{4}$/.test(number)) return name;
  const groups = number.length === 15 ? /^.{4}|.{6}(?=.{5}$)|.{5}$/gu : /.{1,4}/gu;
  return number.replaceAll(/[*xX]/g, '•').match(groups)?.join(' ') ?? name;
}

/** The last four digits. */
export function lastDigits(name: string): string | undefined {
  return /(\d{4})\s*$/.exec(name)?.[1];
}

/** The expiry as month and two digits of the year, `08/28`; empty if invalid. */
export function getExpiry({
  expirationMonth: month,
  expirationYear: year,
}: Pick<SavedCard, 'expirationMonth' | 'expirationYear'>): string {
  if (month === null || year === null) return '';
  const isReal =
    Number.isInteger(month) && month >= 1 && month <= 12 && Number.isInteger(year) && year >= 1000;
  return isReal ? `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}` : '';
}
