import type { TableColumns } from '@deck/api/contract/column-settings';
import { mutation, query } from '@deck/api/react';
import type { TableLayout } from '@deck/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api, queryClient } from '../api.ts';
import { sessionStore, useSession } from '../session/session-store.ts';

/** How a person has arranged the columns of every table. */
export const columnSettings = (userId: string) => query(api.users.columnSettings, { id: userId });

/** Asks for it beside the rows: they are drawn with their columns at once, and none springs away. */
export function prefetchColumnSettings(): void {
  const person = sessionStore.get()?.profile;
  if (person) void queryClient.prefetchQuery(columnSettings(person.id));
}

/**
 * How a person has arranged the columns of a table, kept on the server and shown at once.
 * @param atFirst what is hidden while neither the person nor the company has chosen
 * @returns the columns, and how to arrange them otherwise: null goes back to the company's
 */
export function useColumns(
  tableId: string,
  atFirst: readonly string[],
): [TableLayout, (layout: TableLayout | null) => void] {
  const { id } = useSession().profile;
  const settings = columnSettings(id);
  const { data = [] } = useQuery(settings);
  const save = useMutation({
    ...mutation(api.users.saveColumnSettings),
    // One after the other: the last choice is the one that is kept.
    scope: { id: 'columns' },
    onSuccess: (saved) => queryClient.setQueryData(settings.queryKey, saved),
  });
  const ofTable = (table: { readonly tableId: string }) => table.tableId === tableId;
  // What is saved is shown at once; where it leads back to the company's columns, only the answer knows.
  const saving = save.isPending ? save.variables.body.find(ofTable) : undefined;
  const { hiddenColumns = null } = saving ?? {};
  const shown = saving && hiddenColumns ? { ...saving, hiddenColumns } : data.find(ofTable);
  return [
    toLayout(shown, atFirst),
    (layout) =>
      save.mutate({
        id,
        body: [layout === null ? { tableId, hiddenColumns: null } : toSettings(tableId, layout)],
      }),
  ];
}

export const toLayout = (kept: TableColumns | undefined, atFirst: readonly string[]): TableLayout => ({
  hidden: kept?.hiddenColumns ?? atFirst,
  order: kept?.columnOrder,
  widths:
    kept?.columnWidths && Object.fromEntries(kept.columnWidths.map(({ column, width }) => [column, width])),
  density: kept?.density,
});

/** What is as the table has it is left out. */
export const toSettings = (
  tableId: string,
  { hidden, order, widths, density }: TableLayout,
): TableColumns => ({
  tableId,
  hiddenColumns: [...hidden],
  ...(order && { columnOrder: [...order] }),
  ...(widths && { columnWidths: Object.entries(widths).map(([column, width]) => ({ column, width })) }),
  ...(density && { density }),
});

/** Whether two layouts arrange the columns alike, in whichever order they name hidden and widened ones. */
export const isSame = (one: TableLayout, other: TableLayout): boolean => toKey(one) === toKey(other);

const toKey = ({ hidden, order = [], widths = {}, density = 'comfortable' }: TableLayout) =>
  JSON.stringify([hidden.toSorted(), order, Object.entries(widths).toSorted(), density]);
