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
 * @param atFirst what is hidden while neither the person nor the company has chosen
 * @returns what is hidden, and how to hide something else: null goes back to the company's columns
 */
export function useHiddenColumns(
  tableId: string,
  atFirst: readonly string[],
): [readonly string[], (hidden: readonly string[] | null) => void] {
  const { id } = useSession().profile;
  const settings = columnSettings(id);
  const { data = [] } = useQuery(settings);
  const save = useMutation({
    ...mutation(api.users.saveColumnSettings),
    onSuccess: (saved) => queryClient.setQueryData(settings.queryKey, saved),
  });
  const ofTable = (table: { readonly tableId: string }) => table.tableId === tableId;
  // What is saved is shown at once; where it leads back to the company's columns, only the answer knows.
  const saving = save.isPending ? save.variables.body.find(ofTable)?.hiddenColumns : undefined;
  return [
    saving ?? data.find(ofTable)?.hiddenColumns ?? atFirst,
    (hiddenColumns) =>
      save.mutate({ id, body: [{ tableId, hiddenColumns: hiddenColumns && [...hiddenColumns] }] }),
  ];
}

/** Whether two lists of hidden columns hide the same ones, in whichever order. */
export const hasSame = (one: readonly string[], other: readonly string[]): boolean =>
  [...one].toSorted().join() === [...other].toSorted().join();
