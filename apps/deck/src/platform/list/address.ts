import type { TableSort } from '@deck/ui';
import { isAmount, isCurrency, isDate } from '@deck/values';

/** Where a field of a filter stands in the address of its list. */
interface Param<Value, Name extends string> {
  readonly name: Name;
  /** Undefined for what narrows nothing, and for words of the address that mean nothing. */
  readonly read: (params: URLSearchParams) => Value | undefined;
}

/** No address narrows a list by it. */
export const notInAddress = { name: '', read: () => undefined } as const;

const filled = <Text extends string>(text: Text): Text | undefined => (text === '' ? undefined : text);
const textIn = (params: URLSearchParams, name: string) => params.get(name)?.trim() ?? '';
const some = <Value>(values: Value[]): Value[] | undefined => (values.length > 0 ? values : undefined);

export const text = <Name extends string>(name: Name): Param<string, Name> => ({
  name,
  read: (params) => filled(textIn(params, name)),
});

/** Any of several: of those there are, or whatever the address says. */
export function several<Name extends string>(name: Name): Param<string[], Name>;
export function several<Name extends string, Value extends string>(
  name: Name,
  known: readonly Value[],
): Param<Value[], Name>;
export function several(name: string, known?: readonly string[]): Param<string[], string> {
  return {
    name,
    read: (params) => some(known ? getKnown(known, params.getAll(name)) : params.getAll(name)),
  };
}

export const day = <Name extends string>(name: Name): Param<string, Name> => ({
  name,
  read: (params) => filled(parseDate(textIn(params, name))),
});

export const currency = <Name extends string>(name: Name): Param<string, Name> => ({
  name,
  read: (params) => filled(getCurrency(params, name)),
});

/** An amount in the currency that the address names beside it; without one it narrows nothing. */
export const amount = <Name extends string>(name: Name, currencyName = 'currency'): Param<string, Name> => ({
  name,
  read: (params) => filled(parseFigure(textIn(params, name), getCurrency(params, currencyName))),
});

/** A field whose value the address writes in words of its own. */
export const worded = <Value, Name extends string>(
  name: Name,
  read: (word: string) => Value | undefined,
): Param<Value, Name> => ({ name, read: (params) => read(textIn(params, name)) });

/** Every field of a filter: one that is missing, or too much, does not compile. */
export type FilterParams<Filter> = {
  readonly [Field in keyof Required<Filter>]: Param<NonNullable<Filter[Field]>, string>;
};

/** The names that a list is narrowed by in its address. */
export type ParamName<Params extends Readonly<Record<string, { readonly name: string }>>> = Exclude<
  Params[keyof Params]['name'],
  ''
>;

/** What an address narrows its list to. */
export function readFilter<Filter extends object>(
  fields: FilterParams<Filter>,
  params: URLSearchParams,
): Filter {
  const values = Object.entries<Param<unknown, string>>(fields).flatMap(([field, { read }]) => {
    const value = read(params);
    return value === undefined ? [] : [[field, value]];
  });
  return Object.fromEntries(values) as Filter;
}

/** The values an address has of those there are. */
export const getKnown = <Value extends string>(known: readonly Value[], values: readonly string[]): Value[] =>
  known.filter((one) => values.includes(one));

/** What `created,desc` sorts by; null for anything else. */
export function readSort(text: string | null): TableSort | null {
  const [id, direction, ...rest] = (text ?? '').split(',');
  return id && (direction === 'asc' || direction === 'desc') && rest.length === 0 ? { id, direction } : null;
}

/** What an address sorts a list by, as the wire writes it, of what the list can be sorted by. */
export const getSorts = (fields: readonly string[], params: URLSearchParams): string[] =>
  params.getAll('sort').filter((text) => fields.includes(readSort(text)?.id ?? ''));

/** The currency an address narrows to; empty for one there is not. */
export function getCurrency(params: Pick<URLSearchParams, 'get'>, name = 'currency'): string {
  const code = params.get(name)?.trim() ?? '';
  return isCurrency(code) ? code : '';
}

/** A day of an address; empty for one there is not. */
export const parseDate = (text: string): string => (isDate(text) ? text : '');

/** An amount an address narrows to in its currency; empty for what the currency cannot be. */
export const parseFigure = (text: string, currency: string): string =>
  currency !== '' && isAmount(text, currency) ? text : '';
