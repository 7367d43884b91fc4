import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { migrate } from '../database/migrate.ts';
import { startPostgres, stopLeftover } from '../database/postgres.ts';
import { administer, uniqueName, withDatabase } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server for tests, and the name of a migrated, empty database on it to copy. */
    postgres: { readonly url: string; readonly template: string };
  }
}

type Server = { readonly url: string; stop(): Promise<void> };

const FOLDER = fileURLToPath(new URL('../../../../.cache/test-postgres', import.meta.url));

/** One server for a whole run of vitest: DATABASE_URL's, or an embedded one that is thrown away afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL;
  const server = given ? { url: given, stop: async () => undefined } : await throwawayServer();
  const template = uniqueName('deck_template');
  await administer(server.url, `CREATE DATABASE ${template}`);
  await migrate(withDatabase(server.url, template));
  project.provide('postgres', { url: server.url, template });
  return async () => {
    await administer(server.url, `DROP DATABASE ${template} WITH (FORCE)`);
    await server.stop();
  };
}

/** Runs side by side have a folder each, named after their process; what killed runs left is cleared first. */
async function throwawayServer(): Promise<Server> {
  const left = await readdir(FOLDER).catch(() => []);
  for (const name of left) if (!isAlive(Number(name))) await discard(join(FOLDER, name));
  const folder = join(FOLDER, String(process.pid));
  const server = await startPostgres(folder, { durable: false });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function discard(folder: string): Promise<void> {
  await stopLeftover(folder);
  await rm(folder, { recursive: true, force: true });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
