import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArguments } from './arguments.mjs';

const string = /** @type {const} */ ({ type: 'string' });

/** What the command line gives. An unknown flag is refused. */
export const readBackupFlags = () => readArguments({ options: { into: string, restored: string } }).values;

/**
 * Runs the drill and says what it found.
 * @param {string} url the database that is backed up
 * @param {{ into?: string | undefined, restored?: string | undefined }} flags `into`: an empty database, by default one
 *   made for the drill on the same server; `restored`: a copy that another program restored, which is only compared
 * @returns {Promise<number>} exit code
 */
export async function runBackupDrill(url, { into, restored }) {
  const { compareDatabases, tryBackup } = await import('../../apps/sandbox/src/backup/drill.ts');
  if (restored !== undefined) return report(await compareDatabases(url, restored));

  const { withThrowawayCopy } = await import('../../apps/sandbox/src/backup/throwaway-copy.ts');
  const folder = mkdtempSync(join(tmpdir(), 'deck-backup-'));
  const file = join(folder, 'dump.gz');
  const run = (/** @type {string} */ copy) => tryBackup({ url, into: copy, file });
  try {
    const drill = into === undefined ? await withThrowawayCopy(url, run) : await run(into);
    console.log(`The dump has ${(drill.bytes / 1_000_000).toFixed(1)} MB.`);
    return report(drill);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {{ sums: number, differences: readonly string[] }} drill */
function report({ sums, differences }) {
  for (const difference of differences) console.log(`Not the same: ${difference}.`);
  if (differences.length === 0) console.log(`All ${sums} sums are the same: the backup can be restored.`);
  return differences.length === 0 ? 0 : 1;
}
