import { isAmount, isCurrency, isDate } from '@deck/values';

interface Entry<Kind extends string, Fields extends readonly string[], Params extends readonly string[]> {
  readonly kind: Kind;
  /** The fields of the request that it sets. */
  readonly fields: Fields;
  /** Its parameters in the address. */
  readonly params: Params;
}
type Single<Kind extends string> = Entry<Kind, readonly [string], readonly [string]>;

/** How the address of a list sets fields of its request. */
export type FilterAddress =
  | Single<'search' | 'text'>
  /** Any of several values. `known` are all values of an enumerated field: others in the address are ignored. */
  | (Single<'several'> & { readonly known?: readonly string[] })
  /** One value, or a word of the address that `read` understands. */
  | (Entry<'one' | 'menu', readonly string[], readonly [string]> & {
      readonly read?: ((word: string) => object) | undefined;
    })
  /** Two days, both included. */
  | Entry<'days', readonly [string, string], readonly [string, string]>
  /** Two amounts in a currency, which the request may take as a list. */
  | (Entry<'amounts', readonly [string, string, string], readonly [string, string, string]> & {
      readonly isList?: true;
    })
  | Entry<'unaddressed', readonly string[], readonly []>;

/** How a list is sorted. */
interface Sort {
  readonly id: string;
  readonly direction: 'asc' | 'desc';
}

type Params = Pick<URLSearchParams, 'get' | 'getAll'>;

/**
 * The filter that an address asks for. Empty parameters, and values that there cannot be, narrow nothing.
 * @template Fields the contract's filter, of which the entries name every field
 */
export function readFilter<Fields extends object>(
  entries: readonly FilterAddress[],
  params: URLSearchParams,
): Fields {
  const fields = entries.flatMap((entry) => Object.entries(getFields(entry, params)));
  return Object.fromEntries(fields.filter(([, value]) => isFilled(value))) as Fields;
}

const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

function getFields(entry: FilterAddress, params: Params): object {
  switch (entry.kind) {
    case 'unaddressed':
      return {};
    case 'search':
    case 'text':
      return { [entry.fields[0]]: getText(params, entry.params[0]) };
    case 'several': {
      const values = params.getAll(entry.params[0]);
      return { [entry.fields[0]]: entry.known?.filter((value) => values.includes(value)) ?? values };
    }
    case 'one':
    case 'menu': {
      const text = getText(params, entry.params[0]);
      return entry.read ? entry.read(text) : { [entry.fields[0] ?? '']: text };
    }
    case 'days': {
      const [from, to] = entry.params.map((name) => parseDate(getText(params, name)));
      return { [entry.fields[0]]: from, [entry.fields[1]]: to };
    }
    case 'amounts': {
      const [currency, ...ends] = entry.params;
      const code = getCurrency(params, currency);
      const [from, to] = ends.map((name) => parseFigure(getText(params, name), code));
      const [currencyField, fromField, toField] = entry.fields;
      return {
        [currencyField]: entry.isList && code !== '' ? [code] : code,
        [fromField]: from,
        [toField]: to,
      };
    }
  }
}

const getText = (params: Pick<Params, 'get'>, name: string): string => params.get(name)?.trim() ?? '';

/** What `created,desc` sorts by; null for anything else. */
export function readSort(text: string | null): Sort | null {
  const [id, direction, ...rest] = (text ?? '').split(',');
  return id && (direction === 'asc' || direction === 'desc') && rest.length === 0 ? { id, direction } : null;
}

/** What an address sorts a list by, as the wire writes it, of what the list can be sorted by. */
export const getSorts = (fields: readonly string[], params: URLSearchParams): string[] =>
  params.getAll('sort').filter((text) => fields.includes(readSort(text)?.id ?? ''));

/** The currency an address narrows to; empty for an unknown one. */
export function getCurrency(params: Pick<Params, 'get'>, name = 'currency'): string {
  const code = getText(params, name);
  return isCurrency(code) ? code : '';
}

/** A day of an address; empty for one there is not. */
export const parseDate = (text: string): string => (isDate(text) ? text : '');

/** An amount of an address in its currency; empty for what the currency cannot be. */
export const parseFigure = (text: string, currency: string): string =>
  currency !== '' && isAmount(text, currency) ? text : '';
