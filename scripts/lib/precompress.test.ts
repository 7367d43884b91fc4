import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { precompress } from './precompress.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'precompress-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('texts get two smaller files beside them that hold the same', async () => {
  const script = 'export const answer = 42;\n'.repeat(100);
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/pay.js'), script);
  await precompress(folder);
  for (const [ending, unpack] of [
    ['br', brotliDecompressSync],
    ['gz', gunzipSync],
  ] as const) {
    const made = readFileSync(join(folder, `assets/pay.js.${ending}`));
    expect(unpack(made).toString()).toBe(script);
    expect(made.length).toBeLessThan(script.length / 10);
  }
});

test('fonts, pages with places to fill, and small files stay alone', async () => {
  const names = ['inter.woff2', 'pay.html', 'small.js'];
  for (const name of names) writeFileSync(join(folder, name), 'x'.repeat(name === 'small.js' ? 100 : 5000));
  await precompress(folder);
  expect(readdirSync(folder).sort()).toEqual(names.sort());
});
