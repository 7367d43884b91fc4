import { createHash } from 'node:crypto';
import { statfsSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** The bytes a test run may need; with less memory the data goes to disk. */
const ENOUGH = 2 * 1024 ** 3;

/**
 * A folder for throwaway data. In memory if there is room, since copying a database is ten times faster
 * there; otherwise `folder`.
 */
export function throwawayFolder(folder: string): string {
  // Each clone on a machine has a separate folder.
  const name = `deck-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  return roomIn(MEMORY) >= ENOUGH ? join(MEMORY, name) : folder;
}

/** The free bytes of a folder; 0 if it does not exist, as outside Linux. */
function roomIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
