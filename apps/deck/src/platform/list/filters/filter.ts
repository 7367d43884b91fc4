import type { ComboboxOption } from '@deck/ui';
import { getCurrency } from '../address.ts';
import type { ListValues } from '../list-state.ts';

interface FilterBase {
  readonly label: string;
  /** Stands in the filter bar where there is room; the others wait behind a button. */
  readonly inBar?: boolean;
}

/** A value in the reader's words. */
export type LabelOf = (value: string) => string;

interface Choices<Name extends string> {
  /** Its name in the address. */
  readonly name: Name;
  /** A hook: what can be chosen is asked for when the field is drawn. */
  readonly useOptions: (labelOf: LabelOf) => readonly ComboboxOption[];
  readonly labelOf: LabelOf;
}

/** Two days, both included. */
interface DaysFilter<Name extends string> extends FilterBase {
  readonly kind: 'days';
  readonly from: Name;
  readonly to: Name;
}
/** Any of several. */
export interface SeveralFilter<Name extends string = string> extends FilterBase, Choices<Name> {
  readonly kind: 'several';
}
/** One of many. */
export interface OneFilter<Name extends string = string> extends FilterBase, Choices<Name> {
  readonly kind: 'one';
}
interface TextFilter<Name extends string> extends FilterBase {
  readonly kind: 'text';
  readonly name: Name;
}
/** Two amounts, both included, in a currency: one alone narrows to the currency. */
export interface AmountsFilter<Name extends string = string> extends FilterBase {
  readonly kind: 'amounts';
  readonly currency: Name;
  readonly from: Name;
  readonly to: Name;
  readonly useCurrencies: () => readonly string[];
}

/** One thing a list can be narrowed by, under names its address knows. Field and chip follow from it. */
export type Filter<Name extends string = string> =
  | DaysFilter<Name>
  | SeveralFilter<Name>
  | OneFilter<Name>
  | TextFilter<Name>
  | AmountsFilter<Name>;

/** Its names in the address. */
export function getParamNames(filter: Filter): readonly string[] {
  switch (filter.kind) {
    case 'days':
      return [filter.from, filter.to];
    case 'amounts':
      return [filter.currency, filter.from, filter.to];
    default:
      return [filter.name];
  }
}

/** What tells it from the others of its list. */
export const getFilterId = (filter: Filter): string => getParamNames(filter).join();

/** What takes it back, together with others. */
export const withoutAny = (filters: readonly Filter[]): Record<string, readonly string[]> =>
  Object.fromEntries(filters.flatMap(getParamNames).map((name) => [name, []]));

/** Whether it narrows: amounts do so in a currency alone, and in one there is. */
export const isSet = (filter: Filter, values: Pick<ListValues, 'get'>): boolean =>
  filter.kind === 'amounts'
    ? getCurrency(values, filter.currency) !== ''
    : getParamNames(filter).some((name) => values.get(name) !== '');

/** The options of a choice that is always the same, and how each reads. A value of another age reads as it is. */
export function choices<Value extends string>(values: readonly Value[], labelOf: (value: Value) => string) {
  const options: readonly ComboboxOption<Value>[] = values.map((value) => ({ value, label: labelOf(value) }));
  return {
    useOptions: () => options,
    labelOf: (value: string) => options.find((one) => one.value === value)?.label ?? value,
  };
}
