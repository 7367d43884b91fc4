import { statSync } from 'node:fs';
import { dump } from './dump.ts';
import { withClient } from './open-client.ts';
import { restore } from './restore.ts';
import { compareSums, readSums } from './sums.ts';

export interface Drill {
  /** How many sums were compared. */
  readonly sums: number;
  /** A sentence for each sum that is not the same. */
  readonly differences: readonly string[];
}

interface DrillOptions {
  /** The database that is backed up. */
  readonly url: string;
  /** An empty database, into which the backup is restored. */
  readonly into: string;
  /** The file of the dump; the caller deletes it. */
  readonly file: string;
  /** Between restoring and comparing: a test's damage. */
  readonly meanwhile?: () => Promise<void>;
}

/** Dumps a database, restores the dump into another, and compares what both hold. */
export async function tryBackup({
  url,
  into,
  file,
  meanwhile,
}: DrillOptions): Promise<Drill & { readonly bytes: number }> {
  const original = await dump(url, file);
  await restore(file, into);
  await meanwhile?.();
  const restored = await withClient(into, readSums);
  const { size: bytes } = statSync(file);
  return { sums: original.size, differences: compareSums(original, restored), bytes };
}

/** Compares a database with a copy that another program restored, while nobody writes to either. */
export async function compareDatabases(url: string, copy: string): Promise<Drill> {
  const [original, restored] = await Promise.all([withClient(url, readSums), withClient(copy, readSums)]);
  return { sums: original.size, differences: compareSums(original, restored) };
}
