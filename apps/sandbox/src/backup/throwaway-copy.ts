import { withClient } from './open-client.ts';

/** The name of the database in which a backup is tried. */
const NAME = 'deck_backup_try';

/** Makes an empty database on the server of `url`, and drops it at the end. */
export async function withThrowawayCopy<Result>(
  url: string,
  use: (copy: string) => Promise<Result>,
): Promise<Result> {
  const drop = `DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`;
  await withClient(url, async (client) => {
    await client.query(drop);
    await client.query(`CREATE DATABASE ${NAME} TEMPLATE template0`);
  });
  try {
    return await use(Object.assign(new URL(url), { pathname: `/${NAME}` }).href);
  } finally {
    await withClient(url, (client) => client.query(drop));
  }
}
