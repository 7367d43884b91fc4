import type { TableSort } from '@deck/ui';
import { useTranslation } from 'react-i18next';

interface Sorted {
  readonly sort: TableSort;
  readonly columns: readonly { readonly id: string; readonly head: string }[];
  /** The columns that are not shown. */
  readonly unseen: readonly string[];
}

/** How the list is sorted, in words, where the column that would show it is not there. */
export function useSortWords({ sort, columns, unseen }: Sorted): string | undefined {
  const { t } = useTranslation('list');
  if (!unseen.includes(sort.id)) return undefined;
  if (sort.id === 'created') return t(`sorted.created.${sort.direction}`);
  const column = columns.find(({ id }) => id === sort.id);
  return column && t(`sorted.other.${sort.direction}`, { column: column.head });
}
