import { formatMoney, parseMoney } from '@deck/values';

/** An amount of the wire in a sentence or on a button: `€1,234.50`. */
export const amountText = (amount: string, currency: string, locale: string): string =>
  formatMoney(parseMoney(amount, currency), locale);
