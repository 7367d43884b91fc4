import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeBrandFolder } from '../../../packages/tokens/src/testing/write-brand-folder.ts';
import { copyBrand } from './brand.mjs';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'brand-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const own = ['brand.json', 'favicon.svg', 'logo.svg', 'mark.svg', 'panel.svg'];

test('a brand is copied with what is read of its fonts, and nothing else that lies in its folder', () => {
  const from = join(folder, 'ours');
  writeBrandFolder(from);
  for (const name of ['@fontsource-variable/lora', 'eslint']) {
    mkdirSync(join(from, 'node_modules', name), { recursive: true });
    for (const file of ['metadata.json', 'lora.woff2'])
      writeFileSync(join(from, 'node_modules', name, file), '{}');
  }
  mkdirSync(join(from, '.git'));
  writeFileSync(join(from, 'drafts.json'), '{}');
  const dependencies = { '@fontsource-variable/lora': '5.3.0', eslint: '10.0.0' };
  writeFileSync(join(from, 'package.json'), JSON.stringify({ dependencies }));
  const to = join(folder, 'installed', 'ours');
  copyBrand(from, to);
  expect(readdirSync(to).sort()).toEqual([...own, 'node_modules', 'package.json'].sort());
  expect(readdirSync(join(to, 'node_modules'))).toEqual(['@fontsource-variable']);
  expect(readdirSync(join(to, 'node_modules/@fontsource-variable/lora'))).toEqual(['metadata.json']);
});

test('a brand without a package of its own is five files', () => {
  const from = join(folder, 'plain');
  writeBrandFolder(from);
  const to = join(folder, 'installed', 'plain');
  copyBrand(from, to);
  expect(readdirSync(to).sort()).toEqual(own);
});
