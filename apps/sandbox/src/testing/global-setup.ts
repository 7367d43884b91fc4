import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { connect } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { startPostgres, stopLeftover } from '../database/postgres.ts';
import { throwawayFolder } from '../database/throwaway-folder.ts';
import { seedBase } from '../seed/seed-base.ts';
import { administer, uniqueName, withDatabase } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server for tests, and the names of its two template databases. */
    postgres: { readonly url: string; readonly templates: Templates };
  }
}

/** Both migrated: one empty, the other with the demo's companies and users. */
type Templates = { readonly empty: string; readonly people: string };

type Server = { readonly url: string; stop(): Promise<void> };

const FOLDER = throwawayFolder(fileURLToPath(new URL('../../../../.cache/test-postgres', import.meta.url)));

/** The server of a vitest run: from DATABASE_URL, or embedded and discarded afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL;
  const server = given ? { url: given, stop: async () => undefined } : await throwawayServer();
  const templates = { empty: uniqueName('deck_empty'), people: uniqueName('deck_people') };
  await administer(server.url, `CREATE DATABASE ${templates.empty}`);
  await migrate(withDatabase(server.url, templates.empty));
  await administer(server.url, `CREATE DATABASE ${templates.people} TEMPLATE ${templates.empty}`);
  await fill(withDatabase(server.url, templates.people));
  project.provide('postgres', { url: server.url, templates });
  return async () => {
    for (const template of Object.values(templates))
      await administer(server.url, `DROP DATABASE ${template} WITH (FORCE)`);
    await server.stop();
  };
}

async function fill(url: string): Promise<void> {
  const connection = connect(url);
  await seedBase(connection.db);
  await connection.close();
}

/**
 * Concurrent runs have a folder each, named after their process. Folders of killed runs are deleted first.
 */
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
