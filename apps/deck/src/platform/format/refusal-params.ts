import { isAmount, isCurrency } from '@deck/values';
import { amountText } from './amount-text.ts';

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
