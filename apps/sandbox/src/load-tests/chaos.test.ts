import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Chaos, openChaos, victims } from './chaos.ts';
import { freePort } from './free-port.ts';

const CACHE = fileURLToPath(new URL('../../../../.cache/', import.meta.url));

let folder: string;
let chaos: Chaos;

beforeAll(async () => {
  folder = await mkdtemp(join(CACHE, 'chaos-'));
  chaos = await openChaos({ folder, port: await freePort() });
}, 180_000);
afterAll(async () => {
  await chaos.close();
  await rm(folder, { recursive: true, force: true });
});

// `npm run chaos` runs the long version.
test.each(victims)(
  'nothing acknowledged is lost or doubled when the %s is killed',
  { timeout: 180_000 },
  async (victim) => {
    const report = await chaos.run(victim, 1);
    expect(report).toMatchObject({ rounds: 1, lost: [], doubled: [] });
    expect(report.acknowledged.charges).toBeGreaterThan(0);
  },
);
