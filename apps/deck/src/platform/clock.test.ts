import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clock, SERVER_TIME_HEADER } from '@deck/values';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchTimed } from './clock.ts';

const HOUR = 3_600_000;
afterEach(() => vi.unstubAllGlobals());

it('an answer of the server sets the clock', async () => {
  const written = new Date(Date.now() + HOUR).toISOString();
  vi.stubGlobal('fetch', async () => new Response('{}', { headers: { [SERVER_TIME_HEADER]: written } }));
  await fetchTimed('/api/v1/orders');
  expect(Math.abs(clock.now() - Date.now() - HOUR)).toBeLessThan(1000);
});

/** Here the clock of the device is compared with the server's, and nowhere else. */
const comparing = ['apps/deck/src/platform/clock.ts', 'apps/deck/src/platform/session/first-answers.ts'];
const root = join(import.meta.dirname, '../../../..');

it.each(['apps/deck/src', 'packages/ui/src'])('nothing of %s reads the clock of the device', (folder) => {
  const readers = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => /(?<!\.(test|stories))\.tsx?$/.test(name) && !comparing.includes(name))
    .filter((name) => /\bDate\.now\b|\bnew Date\(\)/.test(readFileSync(join(root, name), 'utf8')));
  expect(readers).toEqual([]);
});
