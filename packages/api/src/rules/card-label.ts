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
 * A card as people name it, in every language: `Visa •••• 4417`.
 * @param card its number may be masked, or its last four digits alone
 */
export const cardLabel = ({ type, number }: { readonly type: CardType; readonly number: string }): string =>
  `${names[type]} •••• ${number.slice(-4)}`.trim();
