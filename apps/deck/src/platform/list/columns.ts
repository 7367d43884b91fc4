import type { ColumnRoom, TableColumn } from '@deck/ui';
import type { CsvValue } from './export/csv.ts';

/** What a column is in a file: one value, or several under heads of their own. An amount is known by itself. */
export type CsvPart<Row> = { readonly head: string; readonly value: (row: Row) => CsvValue };

/**
 * A column of a list: in its table and in its file.
 * @template Sort what the server sorts by: the id of a column that sorts is one of these
 */
export type ListColumn<Row, Sort extends string = string> = TableColumn<Row> & {
  readonly csv?: ((row: Row) => CsvValue) | readonly CsvPart<Row>[] | undefined;
  /** Hidden until a person shows it. */
  readonly rare?: boolean;
} & ({ readonly id: Sort; readonly sort: true } | { readonly sort?: false });

/**
 * Begins a column: its id, the word of its head, and its contract of how wide it is.
 * @template Sort what the server sorts by
 * @template Word the words of the heads
 */
export const getHeads = <Sort extends string, Word extends string>(textOf: (word: Word) => string) => {
  const head = (id: string, word: Word, room: ColumnRoom) => ({ id, head: textOf(word), room });
  /** Of a column that sorts. */
  const sorted = (id: Sort, word: Word, room: ColumnRoom) =>
    ({ ...head(id, word, room), id, sort: true }) as const;
  return { head, sorted };
};

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
