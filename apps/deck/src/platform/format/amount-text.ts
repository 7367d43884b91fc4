import { formatMoney, isAmount, isCurrency, parseMoney } from '@deck/values';

/** An amount of the wire in a sentence or on a button: `€1,234.50`. */
export const amountText = (amount: string, currency: string, locale: string): string =>
  formatMoney(parseMoney(amount, currency), locale);

type Params = Readonly<Record<string, unknown>>;

/** What the sentence of a refusal names, as people write it: amounts in the currency that is named beside them. */
export function refusalParams(params: Params, locale: string): Params {
  const { currency } = params;
  if (typeof currency !== 'string' || !isCurrency(currency)) return params;
  const said = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' && isAmount(value, currency) ? amountText(value, currency, locale) : value,
  ]);
  return Object.fromEntries(said);
}
