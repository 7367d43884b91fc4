/** How a template refers to a column: by heading, by index from 0, or both. */
export interface ColumnMeaning {
  readonly header?: string | null | undefined;
  readonly index?: number | null | undefined;
}

/**
 * The column a template refers to. If the file has headings and the template names a heading, the heading
 * decides, wherever the column is now. A different heading at the old index is a different column. If several
 * columns share the heading, the index decides, else the first. Without headings the index decides.
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

/** A heading as it is compared with known ones: its letters and digits alone. */
export const plainHeading = (heading: string | null): string =>
  (heading ?? '').toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What a column of currencies is headed with. It counts also where the template does not name it. */
export const currencyHeadings = ['currency', 'currencycode', 'валюта', 'νόμισμα'] as const;

/** The column whose heading says that it holds currencies. */
export const findCurrencyColumn = <Column extends { readonly header: string | null }>(
  columns: readonly Column[],
): Column | undefined =>
  columns.find(({ header }) => currencyHeadings.some((known) => known === plainHeading(header)));
