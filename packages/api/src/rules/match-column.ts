/** How a template names a column: by its heading, by its place counted from 0, or by both. */
export interface ColumnMeaning {
  readonly header?: string | null | undefined;
  readonly index?: number | null | undefined;
}

/**
 * The column of a file that a template means. Where the file has headings and the template names one, it is the column
 * called so, wherever it stands now: what stands in its old place under another heading is something else. Of several
 * called so it is the one in its place, else the first. Everywhere else it is the one in its place.
 */
export function matchColumn<Column extends { readonly header: string | null }>(
  { header, index }: ColumnMeaning,
  columns: readonly Column[],
  hasHeadings: boolean,
): Column | undefined {
  const inPlace = typeof index === 'number' ? columns[index] : undefined;
  if (!hasHeadings || !header) return inPlace;
  const isCalledSo = (column: Column | undefined) =>
    column !== undefined && plain(column.header) === plain(header);
  return isCalledSo(inPlace) ? inPlace : columns.find(isCalledSo);
}

const plain = (heading: string | null) => heading?.trim().toLowerCase();
