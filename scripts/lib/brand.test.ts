import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeBrandFolder } from '../../packages/tokens/src/testing/write-brand-folder.ts';
import { inRoot } from './paths.mjs';

let folder = '';
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'our brands ')), 'ours');
  writeBrandFolder(folder);
});
afterEach(() => rmSync(dirname(folder), { recursive: true, force: true }));

/** Builds Storybook in a folder that cannot be made, so that a brand which is not refused builds nothing either. */
function build(BRAND: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [inRoot('scripts/build-storybook.mjs'), '--output-dir', join(folder, 'brand.json', 'built')],
    { encoding: 'utf8', env: { ...process.env, BRAND } },
  );
  return { status, said: `${stdout}${stderr}` };
}

const change = (from: string, to: string) => {
  const file = join(folder, 'brand.json');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));
};

test.each<[string, () => void, RegExp]>([
  [
    'a missing drawing',
    () => rmSync(join(folder, 'mark.svg')),
    /^There is no mark\.svg in .*ours: a brand needs logo\.svg, mark\.svg, favicon\.svg and panel\.svg\.\n$/,
  ],
  [
    'no file of a brand',
    () => rmSync(join(folder, 'brand.json')),
    /^BRAND=.* names no brand: there is no brand\.json in .*\. npm run brand:new -- --folder ".*" makes one\.\n$/,
  ],
  [
    'a font that is not installed',
    () => change('"Inter"', '"Lora"'),
    /^ours\/brand\.json:\d+:\d+: The font "Lora" is not installed.* --prefix ".*ours" @fontsource-variable\/lora\n$/,
  ],
  [
    'a name that is taken',
    () => change('"Ours"', '"SOLERA"'),
    /^ours\/brand\.json:2:3: The brand solera is called Solera already: choose another name\.\n$/,
  ],
])('%s is one sentence before anything is built', (_, spoil, sentence) => {
  spoil();
  const { status, said } = build(folder);
  expect(status).toBe(1);
  expect(said).toMatch(sentence);
});
