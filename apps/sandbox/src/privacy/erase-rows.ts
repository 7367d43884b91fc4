import { type SQL, sql } from 'drizzle-orm';
import { getColumns, guestTables, type Reach, type TableRules } from '../database/personal-data/index.ts';
import type { Queries } from '../database/queries.ts';

const schema = sql.identifier('deck');

/** A table of the database by its name. */
export const tableNamed = (table: string): SQL => sql`${schema}.${sql.identifier(table)}`;

/** A list of texts as a value of a query. */
const list = (texts: readonly string[]): SQL => sql`${sql.param(texts)}::text[]`;

/** The rows of a table that belong to orders. */
export function rowsOf({ column, holds }: Reach, orderIds: readonly string[]): SQL {
  const name = sql.identifier(column);
  if (holds === 'ORDER') return sql`${name} = ANY(${list(orderIds)})`;
  const from = tableNamed(holds === 'PAYMENT' ? 'payments' : 'callbacks');
  return sql`${name} IN (SELECT id FROM ${from} WHERE order_id = ANY(${list(orderIds)}))`;
}

/** Which columns of a table may be null, and so are emptied to null. */
async function readNullable(tx: Queries): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ name: string }>(sql`SELECT table_name || '.' || column_name AS name
    FROM information_schema.columns WHERE table_schema = 'deck' AND is_nullable = 'YES'`);
  return new Set(rows.map(({ name }) => name));
}

/** What is written anew in a table: assignments, and the rows they are taken from, with the condition that joins them. */
export interface Rewritten {
  readonly changes: readonly SQL[];
  readonly from: SQL;
  readonly where: SQL;
}

/**
 * Empties and removes what the rules of the tables say, in the rows that belong to orders. A text becomes empty, or null
 * where null is allowed. Amounts, dates, states and ids stay.
 * @param rewritten by table, in the same statement: a row that is written twice costs each of its indexes twice
 */
export async function eraseRows(
  tx: Queries,
  orderIds: readonly string[],
  rewritten: Readonly<Record<string, Rewritten>>,
): Promise<void> {
  const nullable = await readNullable(tx);
  // First what the scheduler may turn into messages: a letter that is being written is waited for.
  const tables = Object.entries(guestTables).toSorted(
    ([, one], [, other]) => Number(isRemoved(other)) - Number(isRemoved(one)),
  );
  for (const [table, rules] of tables) {
    if (!rules.reach) continue;
    const where = rowsOf(rules.reach, orderIds);
    if (isRemoved(rules)) await tx.execute(sql`DELETE FROM ${tableNamed(table)} WHERE ${where}`);
    const emptied = getChanges(rules, (column) => nullable.has(`${table}.${column}`));
    const sets = emptied.map(({ name, value }) => sql`${name} = ${value}`);
    const anew = rewritten[table];
    if (anew)
      await tx.execute(sql`UPDATE ${tableNamed(table)} SET ${sql.join([...sets, ...anew.changes], sql`, `)}
        FROM ${anew.from} WHERE ${where} AND ${anew.where}`);
    else if (emptied.length > 0) {
      // Somebody may be writing to a row in which nothing is left to empty yet: they are waited for.
      await tx.execute(
        sql`SELECT count(*) FROM (SELECT 1 FROM ${tableNamed(table)} WHERE ${where} FOR UPDATE) AS rows`,
      );
      await tx.execute(sql`UPDATE ${tableNamed(table)} SET ${sql.join(sets, sql`, `)}
        WHERE ${where} AND (${sql.join(emptied.map(differs), sql` OR `)})`);
    }
  }
}

interface Change {
  readonly name: SQL;
  readonly value: SQL;
}

/** A row in which nothing is left to empty is not written again. */
const differs = ({ name, value }: Change): SQL => sql`${name} IS DISTINCT FROM ${value}`;

const isRemoved = (rules: TableRules): boolean => getColumns(rules, 'removed').length > 0;

function getChanges(rules: TableRules, isNullable: (column: string) => boolean): Change[] {
  const named = (
    rule: 'erased' | 'authored' | 'masked' | 'untokened',
    toValue: (name: SQL, column: string) => SQL,
  ) =>
    getColumns(rules, rule).map((column) => {
      const name = sql`${sql.identifier(column)}`;
      return { name, value: toValue(name, column) };
    });
  return [
    ...named('erased', (_, column) => (isNullable(column) ? sql`NULL` : sql`''`)),
    ...named('authored', (name) => sql`CASE WHEN author_kind = 'CUSTOMER' THEN '' ELSE ${name} END`),
    ...named('masked', (name) => sql`jsonb_set(${name}, '{holder}', '""')`),
    ...named('untokened', (name) => sql`jsonb_set(${name}, '{source,token}', '""', false)`),
  ];
}
