import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { differences } from './api-text.mjs';
import { getPublicNames } from './public-names.mjs';

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true });
});

function readNames(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'deck-names-'));
  made.push(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const { names, behind } = getPublicNames(root, 'index.d.ts');
  return { names: Object.fromEntries(names), behind: Object.fromEntries(behind) };
}

it('an exported name has its declaration, also through another file and under another name', () => {
  const { names } = readNames({
    'index.d.ts': "export { make as create } from './make.js';\nexport * from './size.js';\n",
    'make.d.ts': '/** Makes. */\nexport declare function make(size: number): string;\n',
    'size.d.ts': "export type Size = 'small' | 'large';\n",
  });
  expect(names).toEqual({
    create: 'function make(size: number): string;',
    Size: "type Size = 'small' | 'large';",
  });
});

it('a declaration that a public one names is listed behind it, and no other', () => {
  const { names, behind } = readNames({
    'index.d.ts': "import type { Look } from './look.js';\nexport interface Props extends Look {}\n",
    'look.d.ts': 'export interface Look {\n    size: Size;\n}\ntype Size = 1 | 2;\ntype Unused = 3;\n',
  });
  expect(names).toEqual({ Props: 'interface Props extends Look {}' });
  expect(behind).toEqual({
    'look.d.ts Look': 'interface Look {\n    size: Size;\n}',
    'look.d.ts Size': 'type Size = 1 | 2;',
  });
});

it('a name of another package is named with it', () => {
  const { names } = readNames({ 'index.d.ts': "export { z } from 'zod';\n" });
  expect(names).toEqual({ z: 'z of zod' });
});

it('an inferred declaration is a digest that changes with each of its lines', () => {
  const lines = (last: string) =>
    `export declare const all: {\n${'    a: 1;\n'.repeat(50)}    b: ${last};\n};\n`;
  const [one, two] = ['1', '2'].map((last) => readNames({ 'index.d.ts': lines(last) }).names.all);
  expect(one).toMatch(/^const all: \{ … 53 lines, sha256 [0-9a-f]{12}$/);
  expect(two).not.toBe(one);
});

it('a difference names the lines and how to renew the text', () => {
  expect(differences('a\nb\n', 'a\nc\n', 'packages/ui/api.txt')).toEqual([
    'packages/ui/api.txt differs. If it is meant, run npm run packages:try -- --write and add a changeset.',
    '- b',
    '+ c',
  ]);
  expect(differences('a\n', 'a\n', 'packages/ui/api.txt')).toEqual([]);
});
