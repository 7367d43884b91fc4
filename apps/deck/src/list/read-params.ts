import type { TableSort } from '@deck/ui';
import { isAmount, isCurrency, isDate } from '@deck/values';

/** The values an address has of those there are. */
export const knownOf = <Value extends string>(known: readonly Value[], values: readonly string[]): Value[] =>
  known.filter((one) => values.includes(one));

type Given<Fields> = { [Name in keyof Fields]?: Fields[Name] };

/** The fields that hold something: an empty text and an empty choice narrow nothing. */
export const given = <Fields extends Readonly<Record<string, string | readonly string[]>>>(
  fields: Fields,
): Given<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value.length > 0)) as Given<Fields>;

/** What `created,desc` sorts by; null for anything else. */
export function readSort(text: string | null): TableSort | null {
  const [id, direction, ...rest] = (text ?? '').split(',');
  return id && (direction === 'asc' || direction === 'desc') && rest.length === 0 ? { id, direction } : null;
}

/** What an address sorts a list by, as the wire writes it, of what the list can be sorted by. */
export const sortsOf = (fields: readonly string[], params: URLSearchParams): string[] =>
  params.getAll('sort').filter((text) => fields.includes(readSort(text)?.id ?? ''));

/** The currency an address narrows to; empty for one there is not. */
export function currencyOf(params: Pick<URLSearchParams, 'get'>, name = 'currency'): string {
  const code = params.get(name)?.trim() ?? '';
  return isCurrency(code) ? code : '';
}

/** A day of an address; empty for one there is not. */
export const dateOf = (text: string): string => (isDate(text) ? text : '');

/** An amount an address narrows to in its currency; empty for what the currency cannot be. */
export const figureOf = (text: string, currency: string): string =>
  currency !== '' && isAmount(text, currency) ? text : '';
