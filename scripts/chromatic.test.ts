import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { listBrands } from '@deck/tokens/node';
import { describe, expect, test } from 'vitest';
import { getModes, getModesWithoutScreens } from '../.storybook/pictured.ts';
import { inRoot, ROOT } from './lib/paths.mjs';
import { getTracer } from './lib/story-trace.mjs';

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

const brands = ['aurora', 'solera'];

test('takes pictures in every brand, light and dark, on a desktop and on a phone', () => {
  const modes = getModes(brands);
  expect(Object.keys(modes)).toHaveLength(8);
  expect(modes['aurora dark phone']).toEqual({ brand: 'aurora', mode: 'dark', viewport: 390 });
  expect(modes['solera light desk']).toEqual({ brand: 'solera', mode: 'light', viewport: 1440 });
});

test('of a screen it takes two pictures, which differ in brand, mode and width', () => {
  const omitted = getModesWithoutScreens(brands);
  const kept = Object.keys(getModes(brands)).filter((mode) => !(mode in omitted));
  expect(kept).toEqual(['aurora light desk', 'solera dark phone']);
});

/** Each story is an export of its file. */
const countStories = (files: string) =>
  globSync(files, { cwd: ROOT }).flatMap(
    (file) => readFileSync(inRoot(file), 'utf8').match(/^export const /gm) ?? [],
  ).length;

test('a full build takes fewer than 2,500 pictures', () => {
  const shipped = listBrands();
  const modes = Object.keys(getModes(shipped)).length;
  const screenModes = modes - Object.keys(getModesWithoutScreens(shipped)).length;
  const sheets = countStories('packages/ui/src/**/*.sheet.stories.tsx');
  const screens = countStories('apps/deck/src/stories/*.stories.tsx');
  expect(sheets).toBeGreaterThan(80);
  expect(screens).toBeGreaterThan(500);
  expect(sheets * modes + screens * screenModes).toBeLessThan(2_500);
});

describe('retakes of a change', () => {
  const trace = getTracer(ROOT);
  const sheets = globSync('packages/ui/src/**/*.sheet.stories.tsx', { cwd: ROOT }).length;
  const getSheets = (file: string) => trace(file).stories.filter((story) => story.includes('.sheet.'));

  test('in a widget only the sheets that show it, and the screens', () => {
    for (const widget of ['button/button', 'money-line/money-line', 'qr-code/qr-code'])
      expect(trace(`packages/ui/src/${widget}.tsx`).full).toBe(false);
    expect(getSheets('packages/ui/src/qr-code/qr-code.tsx')).toEqual([
      'packages/ui/src/send-button/send-button.sheet.stories.tsx',
    ]);
    expect(getSheets('packages/ui/src/button/button.tsx').length).toBeLessThan(sheets / 2);
  });

  test('in a value at most half of the sheets, and the screens', () => {
    expect(trace('packages/values/src/rates.ts').full).toBe(false);
    expect(getSheets('packages/values/src/rates.ts').length).toBeLessThan(sheets / 2);
  });

  test('in a screen no sheet, and in a file of stories that file alone', () => {
    expect(trace('apps/deck/src/features/properties/properties-screen.tsx').full).toBe(false);
    expect(getSheets('apps/deck/src/features/properties/properties-screen.tsx')).toEqual([]);
    const stories = 'apps/deck/src/stories/properties.stories.tsx';
    expect(trace(stories)).toEqual({ full: false, stories: [stories] });
  });

  test('in the words of the kit, its provider or the tokens every picture', () => {
    for (const file of [
      'ui/src/messages/en/fields.ts',
      'ui/src/provider/ui-provider.tsx',
      'tokens/src/contract.css.ts',
    ])
      expect(trace(`packages/${file}`).full).toBe(true);
  });

  test('in the pages of documentation no picture', () => {
    const pages = globSync(read('chromatic.config.json').untraced, { cwd: ROOT });
    expect(pages).toContain('.storybook/docs-page.tsx');
    expect(pages).not.toContain('.storybook/reader.tsx');
    for (const file of pages) expect(trace(file)).toEqual({ full: false, stories: [] });
  });
});
