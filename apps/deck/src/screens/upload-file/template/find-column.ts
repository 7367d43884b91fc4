import type { ImportField } from '@deck/api/contract/import-fields';
import type { ImportFile, ImportTemplate } from '@deck/api/contract/imports';
import { type ColumnMeaning, meantColumn } from '@deck/api/rules';

export type FileColumn = ImportFile['columns'][number];
type Meaning = Pick<ImportTemplate, 'columns' | 'header'>;

/** The column of a file that a template means with a field. */
export function findColumn(
  template: Meaning,
  field: ImportField,
  columns: readonly FileColumn[],
): FileColumn | undefined {
  const meaning = template.columns[field];
  return meaning && found(template, meaning, columns);
}

/** What a template looks for and does not find: headings, else places counted from 1. */
export const columnsMissing = (template: Meaning, columns: readonly FileColumn[]): readonly string[] =>
  Object.values(template.columns)
    .filter((meaning) => found(template, meaning, columns) === undefined)
    .map(({ header, index }) => header ?? String((index ?? 0) + 1));

const found = ({ header }: Meaning, meaning: ColumnMeaning, columns: readonly FileColumn[]) =>
  meantColumn(meaning, columns, header !== 'ABSENT' && columns.some((column) => column.header !== null));
