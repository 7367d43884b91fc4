import type { CardType } from '../vocabulary/enums.ts';

const names: Record<CardType, string> = {
  amex: 'American Express',
  maestro: 'Maestro',
  mastercard: 'Mastercard',
  mir: 'Mir',
  visa: 'Visa',
  'visa electron': 'Visa Electron',
  unknown: '',
};

/**
 * The label of a card, the same in every language: `Visa •••• 4417`.
 * @param card its masked number, or only the last four digits
 */
export const cardLabel = ({ type, number }: { readonly type: CardType; readonly number: string }): string =>
  `${names[type]} •••• ${number.slice(-4)}`.trim();
