import type pg from 'pg';
import { readTables } from './open-client.ts';

/** What must be the same in a database and in its restored copy: a name, and a number or a hash. */
export type Sums = ReadonlyMap<string, string>;

/** Sums in which people recognise their company. The amounts are in minor units. */
const MONEY = [
  `SELECT 'orders in ' || currency AS name, count(*) || ' of ' || sum(total) || ', paid ' || sum(paid) AS value
    FROM deck.orders GROUP BY currency`,
  `SELECT 'payments ' || status || ' in ' || currency AS name,
      count(*) || ' of ' || sum(amount) || ', held ' || sum(authorized) || ', captured ' || sum(captured)
        || ', refunded ' || sum(refunded) AS value
    FROM deck.payments GROUP BY status, currency`,
  `SELECT 'ledger ' || kind || ' in ' || currency AS name, count(*) || ' of ' || sum(amount) AS value
    FROM deck.wallet_entries GROUP BY kind, currency`,
  `SELECT 'transactions ' || type || ' ' || status || ' in ' || currency AS name,
      count(*) || ' of ' || sum(amount) AS value
    FROM deck.transactions GROUP BY type, status, currency`,
];

/** Sums money by currency and state, and every table by its rows and the hash of all their values. */
export async function readSums(client: pg.Client): Promise<Sums> {
  const sums = new Map<string, string>();
  const add = async (statement: string) => {
    const { rows } = await client.query<{ name: string; value: string }>(statement);
    for (const { name, value } of rows) sums.set(name, value);
  };
  for (const statement of MONEY) await add(statement);
  for (const { name } of await readTables(client))
    await add(`
      SELECT 'table ${name}' AS name,
        count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) AS value
      FROM deck.${name} t`);
  return sums;
}

/** A sentence for each sum that is not the same. */
export function compareSums(original: Sums, restored: Sums): string[] {
  const names = [...new Set([...original.keys(), ...restored.keys()])];
  return names
    .filter((name) => original.get(name) !== restored.get(name))
    .map(
      (name) => `${name}: ${original.get(name) ?? 'nothing'}, restored ${restored.get(name) ?? 'nothing'}`,
    );
}
