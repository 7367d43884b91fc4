import type { MaskedCard } from '@deck/api/contract/payments';

const names: Record<MaskedCard['type'], string> = {
  amex: 'Amex',
  maestro: 'Maestro',
  mastercard: 'Mastercard',
  mir: 'Mir',
  visa: 'Visa',
  'visa electron': 'Visa Electron',
  unknown: '',
};

/** `Visa •••• 4417`. */
export const cardText = ({ type, number }: MaskedCard): string =>
  `${names[type]} •••• ${number.slice(-4)}`.trim();

/** Month and two digits of the year, `08/28`. */
export const cardExpiry = ({ expirationMonth, expirationYear }: MaskedCard): string =>
  `${String(expirationMonth).padStart(2, '0')}/${String(expirationYear % 100).padStart(2, '0')}`;
