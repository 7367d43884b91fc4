import type { ImportFile, ImportTemplate } from '@deck/api/contract/imports';

export type FileColumn = ImportFile['columns'][number];
type Meant = ImportTemplate['columns'][keyof ImportTemplate['columns']];

/** The column of a file that a template means: the one with its heading, else the one in its place. */
export function findColumn(meant: Meant, columns: readonly FileColumn[]): FileColumn | undefined {
  if (meant === undefined) return undefined;
  const { header, index } = meant;
  const named = header === null ? undefined : columns.find((column) => isCalled(column, header));
  return named ?? (index === null ? undefined : columns[index]);
}

/** What a template looks for and does not find: headings, else places counted from 1. */
export const columnsMissing = (template: ImportTemplate, columns: readonly FileColumn[]): readonly string[] =>
  Object.values(template.columns)
    .filter((meant) => findColumn(meant, columns) === undefined)
    .map(({ header, index }) => header ?? String((index ?? 0) + 1));

const isCalled = ({ header }: FileColumn, name: string): boolean =>
  header !== null && header.trim().toLowerCase() === name.trim().toLowerCase();
