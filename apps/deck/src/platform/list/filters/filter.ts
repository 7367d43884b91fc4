import { getCurrency } from '@deck/api/client';
import type { ComboboxOption } from '@deck/ui';
import type { ListValues } from '../list-state.ts';
import type { AnyEntry, Choices } from './filter-entry.ts';

interface Base<Kind extends string, Params extends readonly string[]> {
  readonly kind: Kind;
  /** Its parameters in the address. */
  readonly params: Params;
  readonly label: string;
}
type DaysFilter = Base<'days', readonly [from: string, to: string]>;
type TextFilter = Base<'text', readonly [string]>;
export type SeveralFilter = Base<'several', readonly [string]> & Choices;
export type OneFilter = Base<'one', readonly [string]> & Choices;
export type AmountsFilter = Base<'amounts', readonly [currency: string, from: string, to: string]> & Choices;

/** A filter in the reader's language. Its field and its chip follow from it. */
export type Filter = DaysFilter | TextFilter | SeveralFilter | OneFilter | AmountsFilter;

/** The entries that have a field, in their order. */
export const toFilters = <Facts>(entries: readonly AnyEntry<Facts>[], facts: Facts): readonly Filter[] =>
  entries.flatMap((entry): Filter | readonly [] => {
    switch (entry.kind) {
      case 'search':
      case 'menu':
      case 'unaddressed':
        return [];
      case 'text':
      case 'days':
        return { ...entry, label: entry.label(facts) };
      default:
        return { ...entry, ...entry.choices(facts), label: entry.label(facts) };
    }
  });

/** The same options always. A value that is not among them is its own label. */
export function choices<Value extends string>(
  values: readonly Value[],
  labelOf: (value: Value) => string,
): Choices {
  const options: readonly ComboboxOption[] = values.map((value) => ({ value, label: labelOf(value) }));
  return {
    useOptions: () => options,
    values,
    labelOf: (value) => options.find((option) => option.value === value)?.label ?? value,
  };
}

/** Tells a filter from the others of its list. */
export const getFilterId = ({ params }: Filter): string => params.join();

/** Up to this number, filters are in the bar. More are all in a panel. */
const FEW = 2;

export const areFew = (filters: readonly Filter[]): boolean =>
  filters.length <= FEW && filters.every(({ kind }) => kind === 'days' || kind === 'several');

/** The parameters of these filters, all of them empty. */
export const withoutAny = (filters: readonly Filter[]): Record<string, readonly string[]> =>
  Object.fromEntries(filters.flatMap(({ params }) => params.map((name) => [name, []])));

/** Whether a filter narrows the list. Amounts do so in a known currency alone. */
export const isSet = ({ kind, params }: Filter, values: Pick<ListValues, 'get'>): boolean =>
  kind === 'amounts' ? getCurrency(values, params[0]) !== '' : params.some((name) => values.get(name) !== '');

/** The values of parameters in the address of a view: what takes a list back to it. */
export const valuesIn = (address: string, names: readonly string[]): Record<string, readonly string[]> => {
  const params = new URLSearchParams(address);
  return Object.fromEntries(names.map((name) => [name, params.getAll(name)]));
};

/** Whether a filter is set, and otherwise than in a view. @param base the address of the view; empty without one */
export const isBeyond = (filter: Filter, values: Pick<ListValues, 'get' | 'all'>, base: string): boolean =>
  isSet(filter, values) &&
  Object.entries(valuesIn(base, filter.params)).some(
    ([name, before]) => before.toSorted().join() !== values.all(name).toSorted().join(),
  );
