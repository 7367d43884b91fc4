import { inject } from 'vitest';
import './global-setup.ts';
import { administer, uniqueName, withDatabase } from './test-server.ts';

export type TestDatabase = {
  /** `postgres://…` of a separate, migrated database. */
  readonly url: string;
  /** Closes its remaining connections and drops it. */
  drop(): Promise<void>;
};

/** The database of a test file: a copy of a migrated template, made in some ten milliseconds. */
export async function createTestDatabase(kind: 'empty' | 'people' = 'empty'): Promise<TestDatabase> {
  const server = inject('postgres');
  const name = uniqueName('deck_test');
  await administer(server.url, `CREATE DATABASE ${name} TEMPLATE ${server.templates[kind]}`);
  return {
    url: withDatabase(server.url, name),
    drop: () => administer(server.url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}
