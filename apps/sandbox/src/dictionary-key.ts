import { eq } from 'drizzle-orm';
import type { Queries } from './database/queries.ts';
import { sandboxFacts } from './database/schema.ts';
import { newSecret } from './ids.ts';

const FACT = 'dictionary_key';

/** The dictionaries' read-only key. It is created once per database and shared by all its servers. */
export async function readDictionaryKey(db: Queries): Promise<string> {
  await db.insert(sandboxFacts).values({ name: FACT, value: newSecret() }).onConflictDoNothing();
  const [fact] = await db.select().from(sandboxFacts).where(eq(sandboxFacts.name, FACT));
  if (!fact) throw new Error('The dictionary key was not written');
  return fact.value;
}
