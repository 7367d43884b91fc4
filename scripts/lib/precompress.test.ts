import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { precompress } from './precompress.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'precompress-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('texts get a smaller file beside them that holds the same', async () => {
  const script = 'export const answer = 42;\n'.repeat(100);
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/pay.js'), script);
  await precompress(folder);
  const made = readFileSync(join(folder, 'assets/pay.js.br'));
  expect(brotliDecompressSync(made).toString()).toBe(script);
  expect(made.length).toBeLessThan(script.length / 10);
});

test('fonts, pages with places to fill, and small files stay alone', async () => {
  const names = ['inter.woff2', 'pay.html', 'small.js'];
  for (const name of names) writeFileSync(join(folder, name), 'x'.repeat(name === 'small.js' ? 100 : 5000));
  await precompress(folder);
  expect(readdirSync(folder).sort()).toEqual(names.sort());
});
