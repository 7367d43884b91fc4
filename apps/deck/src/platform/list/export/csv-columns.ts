import type { CsvPart, ListColumn } from '../list-column.ts';

/** The columns of the file of a table: those that are shown, an amount with its currency in a column beside it. */
export function csvColumns<Row>(
  columns: readonly ListColumn<Row>[],
  hidden: readonly string[],
  currencyHead: string,
): readonly CsvPart<Row>[] {
  return columns
    .filter(({ id, hideable }, index) => index === 0 || hideable === false || !hidden.includes(id))
    .flatMap((column): readonly CsvPart<Row>[] => {
      const { head, csv, amount } = column;
      if (typeof csv === 'function') return [{ head, value: csv }];
      if (csv !== undefined) return csv;
      if (amount === undefined) return [];
      const figures = { head, value: (row: Row) => getFigures(amount(row)) };
      return column.hideCurrency
        ? [figures]
        : [figures, { head: currencyHead, value: (row: Row) => amount(row)?.currency ?? null }];
    });
}

const getFigures = (cell: { readonly amount: string } | null) =>
  cell === null ? null : { amount: cell.amount };
