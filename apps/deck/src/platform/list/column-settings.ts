import { mutation, query } from '@deck/api/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api, queryClient } from '../api.ts';
import { sessionStore, useSession } from '../session/session-store.ts';

/** What a person has hidden of every table. */
const columnSettings = (userId: string) => query(api.users.columnSettings, { id: userId });

/** Asks for it beside the rows: they are drawn with their columns at once, and none springs away. */
export function prefetchColumnSettings(): void {
  const person = sessionStore.get()?.profile;
  if (person) void queryClient.prefetchQuery(columnSettings(person.id));
}

/**
 * The columns a person has hidden in a table, kept on the server and shown at once.
 * @param atFirst what is hidden until the person chooses for the first time
 */
export function useHiddenColumns(
  tableId: string,
  atFirst: readonly string[],
): [readonly string[], (hidden: readonly string[]) => void] {
  const { id } = useSession().profile;
  const settings = columnSettings(id);
  const { data = [] } = useQuery(settings);
  const save = useMutation({
    ...mutation(api.users.saveColumnSettings),
    onSuccess: (saved) => queryClient.setQueryData(settings.queryKey, saved),
  });
  const hidden = (save.isPending ? save.variables.body : data).find((table) => table.tableId === tableId);
  return [
    hidden?.hiddenColumns ?? atFirst,
    (hiddenColumns) => save.mutate({ id, body: [{ tableId, hiddenColumns: [...hiddenColumns] }] }),
  ];
}
