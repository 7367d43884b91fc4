import type { MaskedCard } from '@deck/api/contract/payments';

/** Month and two digits of the year, `08/28`. */
export const cardExpiry = ({ expirationMonth, expirationYear }: MaskedCard): string =>
  `${String(expirationMonth).padStart(2, '0')}/${String(expirationYear % 100).padStart(2, '0')}`;
