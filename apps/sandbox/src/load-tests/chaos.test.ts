import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runChaos, victims } from './chaos.ts';
import { freePort } from './free-port.ts';

const CACHE = fileURLToPath(new URL('../../../../.cache/', import.meta.url));

// `npm run chaos` runs the long version.
test.each(victims)(
  'nothing acknowledged is lost or doubled when the %s is killed',
  { timeout: 180_000 },
  async (victim) => {
    const folder = await mkdtemp(join(CACHE, 'chaos-'));
    try {
      const report = await runChaos({ rounds: 1, victim, folder, port: await freePort() });
      expect(report).toMatchObject({ rounds: 1, lost: [], doubled: [] });
      expect(report.acknowledged.charges).toBeGreaterThan(0);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
);
