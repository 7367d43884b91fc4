import pg from 'pg';

/** Runs `use` over a connection of its own, on which times are written in UTC. */
export async function withClient<Result>(
  url: string,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'deck backup' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`SET TimeZone = 'UTC'`);
    return await use(client);
  } finally {
    await client.end();
  }
}

/** Runs `use` in a transaction that sees the database as it was at its beginning, while others go on writing. */
export async function inSnapshot<Result>(client: pg.Client, use: () => Promise<Result>): Promise<Result> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    return await use();
  } finally {
    await client.query('ROLLBACK');
  }
}

/** The tables of the schema, in alphabetical order, each with the columns that can be written. */
export async function readTables(client: pg.Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    SELECT table_name AS name, array_agg(column_name::text ORDER BY ordinal_position)
      FILTER (WHERE is_generated = 'NEVER') AS columns
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'deck' AND table_type = 'BASE TABLE'
    GROUP BY table_name ORDER BY table_name`);
  return rows;
}

/** The migrations that made the schema, oldest first. */
export async function readVersion(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    'SELECT hash FROM deck_migrations.applied ORDER BY id',
  );
  return rows.map(({ hash }) => hash);
}
