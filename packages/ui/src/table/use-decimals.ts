import { useMemo } from 'react';
import { decimalsFor } from '../amount/amount-text.ts';
import type { TableColumn } from './column.ts';

/** The decimals each column of amounts makes room for: the most that a currency of its rows has. */
export function useDecimals<Row>(
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
): ReadonlyMap<string, number> {
  return useMemo(() => {
    const decimals = new Map<string, number>();
    for (const { id, amount } of columns) {
      if (amount === undefined) continue;
      const currencies = new Set<string>();
      let last: string | undefined;
      for (const row of rows) {
        const currency = amount(row)?.currency;
        // Neighbours mostly have the same one, and there may be a hundred thousand rows.
        if (currency !== undefined && currency !== last) currencies.add(currency);
        last = currency;
      }
      decimals.set(id, decimalsFor(currencies));
    }
    return decimals;
  }, [columns, rows]);
}
