import { query } from '@deck/api/react';
import { api, queryClient } from '../api.ts';
import { sessionStore } from '../session/session-store.ts';

/** What a person has hidden of every table. */
export const columnSettings = (userId: string) => query(api.users.columnSettings, { id: userId });

/** Asks for it beside the rows: they are drawn with their columns at once, and none springs away. */
export function prefetchColumnSettings(): void {
  const person = sessionStore.get()?.profile;
  if (person) void queryClient.prefetchQuery(columnSettings(person.id));
}
