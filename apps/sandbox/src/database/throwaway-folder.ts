import { createHash } from 'node:crypto';
import { statfsSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Bytes a run of the tests may want; with less, data lies on the disk. */
const ENOUGH = 2 * 1024 ** 3;

/**
 * A folder for data that is thrown away: in memory where there is room for it, since a database is copied ten times
 * faster there, and otherwise `folder` itself.
 */
export function throwawayFolder(folder: string): string {
  // Another clone on this machine has its own.
  const name = `deck-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  return roomIn(MEMORY) >= ENOUGH ? join(MEMORY, name) : folder;
}

/** Bytes that are free there; none where there is no such folder, as outside Linux. */
function roomIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
