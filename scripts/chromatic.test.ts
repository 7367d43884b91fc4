import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { inRoot, ROOT } from './lib/paths.mjs';

const read = (file: string) => JSON.parse(readFileSync(inRoot(file), 'utf8'));

test.each([undefined, ''])('without a token (%j) it names the token and sends nothing', (token) => {
  const { status, stderr } = spawnSync(process.execPath, [inRoot('scripts/chromatic.mjs')], {
    encoding: 'utf8',
    env: { ...process.env, CHROMATIC_PROJECT_TOKEN: token },
    timeout: 20_000,
  });
  expect(status).toBe(1);
  expect(stderr).toBe(
    'Chromatic needs the token of its project: run CHROMATIC_PROJECT_TOKEN=… npm run chromatic.\n',
  );
});

test('retakes only pictures that a change may affect; a brand affects all', () => {
  const { onlyChanged, externals, buildScriptName, onlyStoryNames, onlyStoryFiles } =
    read('chromatic.config.json');
  expect(onlyChanged).toBe(true);
  expect(read('package.json').scripts).toHaveProperty(buildScriptName);
  // TurboSnap is incompatible with both.
  expect([onlyStoryNames, onlyStoryFiles]).toEqual([undefined, undefined]);
  const touched = new Set(globSync(externals, { cwd: ROOT }));
  for (const file of ['packages/tokens/brands/solera/brand.json', 'packages/tokens/src/derive/solve.ts'])
    expect(touched).toContain(file);
});

test('takes each picture in every brand, light and dark, on a desktop and on a phone', async () => {
  vi.stubGlobal('__BRANDS__', ['aurora', 'solera']);
  const { chromaticModes } = await import('../.storybook/pictured.ts');
  expect(Object.keys(chromaticModes)).toHaveLength(8);
  expect(chromaticModes['aurora dark phone']).toEqual({ brand: 'aurora', mode: 'dark', viewport: 390 });
  expect(chromaticModes['solera light desk']).toEqual({ brand: 'solera', mode: 'light', viewport: 1440 });
  vi.unstubAllGlobals();
});
