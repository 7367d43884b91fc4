import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** `url` with another database of the same server. */
export function withDatabase(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${database}` }).href;
}

/** A unique name, safe without quotes. */
export const uniqueName = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '')}`;

/** Runs a statement that creates or drops a database. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
