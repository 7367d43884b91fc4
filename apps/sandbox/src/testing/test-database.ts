import { inject } from 'vitest';
import './global-setup.ts';
import { administer, uniqueName, withDatabase } from './test-server.ts';

export type TestDatabase = {
  /** `postgres://…` of a migrated database of its own. */
  readonly url: string;
  /** Closes what is still connected to it. */
  drop(): Promise<void>;
};

/** A database for one test file: a copy of a migrated template, so it costs some ten milliseconds. */
export async function createTestDatabase(kind: 'empty' | 'people' = 'empty'): Promise<TestDatabase> {
  const server = inject('postgres');
  const name = uniqueName('deck_test');
  await administer(server.url, `CREATE DATABASE ${name} TEMPLATE ${server.templates[kind]}`);
  return {
    url: withDatabase(server.url, name),
    drop: () => administer(server.url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}
