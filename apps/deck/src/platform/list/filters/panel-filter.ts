import { isAmount, isCurrency, parseMoney } from '@deck/values';
import { useMemo, useState } from 'react';
import { type ListState, type ListValues, withValues } from '../list-state.ts';
import type { AmountsFilter, Filter } from './filter.ts';

/** What the panel's fields ask for: what the list shows, with what was changed since the panel opened. */
export interface PanelFilter extends ListValues {
  readonly params: URLSearchParams;
  /** The same as text. */
  readonly address: string;
  /** A field is wrong: nothing is counted or applied. */
  readonly isWrong: boolean;
  /** The list shows it. */
  readonly apply: () => void;
}

/** Keeps what is changed in the panel until it is applied at once. Closing the panel forgets it. */
export function usePanelFilter(list: ListState, filters: readonly Filter[]): PanelFilter {
  const [changed, setChanged] = useState<Readonly<Record<string, string | readonly string[]>>>({});
  const params = useMemo(() => withValues(list.params, changed), [list.params, changed]);
  const get = (name: string) => params.get(name) ?? '';
  return {
    params,
    address: params.toString(),
    isWrong: filters.some((filter) => filter.kind === 'amounts' && areReversed(filter, { get })),
    get,
    all: (name) => params.getAll(name),
    change: (values) => setChanged((current) => ({ ...current, ...values })),
    apply: () => list.change(changed),
  };
}

/** The least amount is more than the most. */
export function areReversed(
  { params }: Pick<AmountsFilter, 'params'>,
  values: Pick<ListValues, 'get'>,
): boolean {
  const [currency, from, to] = params.map(values.get);
  const minor = (amount: string | undefined) =>
    currency && amount && isCurrency(currency) && isAmount(amount, currency)
      ? parseMoney(amount, currency).minor
      : undefined;
  const [least, most] = [minor(from), minor(to)];
  return least !== undefined && most !== undefined && least > most;
}
