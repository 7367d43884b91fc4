import type { TableColumn } from '@deck/ui';
import type { CsvValue } from './export/csv.ts';

/** What a column is in a file: one value, or several under heads of their own. An amount is known by itself. */
export type CsvPart<Row> = { readonly head: string; readonly value: (row: Row) => CsvValue };

/** A column of a table that can also be written to a file. */
export type ListColumn<Row> = TableColumn<Row> & {
  readonly csv?: ((row: Row) => CsvValue) | readonly CsvPart<Row>[] | undefined;
  /** Hidden until a person shows it. */
  readonly rare?: boolean;
};
