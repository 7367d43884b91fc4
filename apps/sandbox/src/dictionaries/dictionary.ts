import { Refusal } from '@deck/api/server';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { dictionaryEntries } from '../database/schema.ts';
import { beginning, type Dictionaries } from './beginning.ts';

type Name = keyof Dictionaries;

/** Currencies and languages are identified by code, methods and groups by name. */
const getId = (entry: { readonly id?: string; readonly name: string }): string => entry.id ?? entry.name;

/** The given dictionaries, in a single query: built-in entries with changes and additions applied. */
export async function readDictionaries<N extends Name>(
  db: Queries,
  ...names: readonly N[]
): Promise<{ readonly [D in N]: readonly Dictionaries[D][] }> {
  const changed = await db
    .select()
    .from(dictionaryEntries)
    .where(inArray(dictionaryEntries.dictionary, [...names]))
    .orderBy(asc(dictionaryEntries.id));
  const overlaid = (name: Name) => {
    const entries = new Map<string, unknown>(beginning[name].map((entry) => [getId(entry), entry]));
    for (const { dictionary, id, entry } of changed) if (dictionary === name) entries.set(id, entry);
    return [...entries.values()];
  };
  // `writeEntry` wrote each list under its name, so the types hold.
  return Object.fromEntries(names.map((name) => [name, overlaid(name)])) as {
    [D in N]: Dictionaries[D][];
  };
}

/** A dictionary entry. @throws Refusal NOT_FOUND. */
export async function readEntry<N extends Name>(db: Queries, name: N, id: string): Promise<Dictionaries[N]> {
  const [changed] = await db
    .select({ entry: dictionaryEntries.entry })
    .from(dictionaryEntries)
    .where(and(eq(dictionaryEntries.dictionary, name), eq(dictionaryEntries.id, id)));
  const entry = changed?.entry ?? beginning[name].find((one) => getId(one) === id);
  if (entry === undefined) throw Refusal.because('NOT_FOUND');
  return entry as Dictionaries[N];
}

/** Writes an entry, replacing the entry with the same id. */
export async function writeEntry<N extends Name>(
  db: Queries,
  name: N,
  entry: Dictionaries[N],
  now: Date,
): Promise<Dictionaries[N]> {
  await db
    .insert(dictionaryEntries)
    .values({ dictionary: name, id: getId(entry), entry, modifiedAt: now })
    .onConflictDoUpdate({
      target: [dictionaryEntries.dictionary, dictionaryEntries.id],
      set: { entry, modifiedAt: now },
    });
  return entry;
}

/** Adds an entry. @throws Refusal INVALID_VALUE at `code` if the id exists. */
export async function addEntry<N extends 'currency' | 'language'>(
  db: Queries,
  name: N,
  entry: Dictionaries[N],
  now: Date,
): Promise<Dictionaries[N]> {
  const added = beginning[name].some(({ id }) => id === entry.id)
    ? []
    : await db
        .insert(dictionaryEntries)
        .values({ dictionary: name, id: entry.id, entry, modifiedAt: now })
        .onConflictDoNothing()
        .returning({ id: dictionaryEntries.id });
  if (added.length === 0) throw Refusal.invalid({ code: 'unique' });
  return entry;
}
