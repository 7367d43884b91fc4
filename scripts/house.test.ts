import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { measureHouse } from './lib/house.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deck-house-'));
  write('package.json', JSON.stringify({ workspaces: ['packages/*', 'apps/*'] }));
  write(
    'packages/api/package.json',
    JSON.stringify({ name: '@deck/api', exports: { '.': './src/index.ts' } }),
  );
  write('apps/deck/package.json', JSON.stringify({ name: '@deck/deck' }));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

const lines = (count: number) => 'export {};\n'.repeat(count);

test('counts the product by file, line and folder, without tests, benches and generated files', () => {
  write('packages/api/src/index.ts', lines(10));
  write('packages/api/src/rules/money.ts', lines(30));
  write('packages/api/src/rules/state.ts', lines(80));
  write('packages/api/src/rules/state.test.ts', lines(500));
  write('packages/api/src/testing/order.ts', lines(500));
  write('packages/api/bench/case.ts', lines(500));
  write('packages/api/src/client.ts', `/** Written by \`npm run client-manifest\`. */\n${lines(500)}`);
  write('packages/api/src/i18n/el/orders.ts', lines(7));
  expect(measureHouse(root).workspaces.api).toEqual({
    files: 3,
    lines: 120,
    'median lines a file': 30,
    'mean lines a file': 40,
    'files below 20 lines': 1,
    folders: 2,
    'lines of words': 7,
    'circles of values': 0,
    'circles with types': 0,
  });
});

test('counts circles of values apart from circles with types', () => {
  write('packages/api/src/a.ts', `import './b.ts';`);
  write('packages/api/src/b.ts', `import './a.ts';`);
  write('packages/api/src/c.ts', `import './d.ts';`);
  write('packages/api/src/d.ts', `import type { C } from './c.ts';`);
  const { workspaces } = measureHouse(root);
  expect(workspaces.api).toMatchObject({ 'circles of values': 1, 'circles with types': 2 });
});

test.each([
  ['with its floors', 'features/orders/row.ts', 'features/payments/form.ts', 'domain/state.ts'],
  ['before the floors', 'screens/orders/row.ts', 'screens/payments/form.ts', 'forms/field.ts'],
])('counts imports up and between features in the deck %s', (_, orders, payments, below) => {
  const src = 'apps/deck/src';
  write(`${src}/${payments}`, lines(1));
  write(
    `${src}/${orders}`,
    `import '../payments/form.ts';\nimport '../../${below}';\nimport './layout.css.ts';`,
  );
  write(`${src}/${dirname(orders)}/layout.css.ts`, lines(1));
  write(`${src}/${below}`, `import '../${orders}';`);
  write(`${src}/${dirname(orders)}/row.test.ts`, `import '../payments/form.ts';`);
  expect(measureHouse(root).deck).toEqual({
    'imports that run up': 1,
    'imports between features': 1,
    [`imports of ${src}/${dirname(orders)}/layout.css.ts`]: 1,
  });
});

test('counts the files that name a known thing', () => {
  write('packages/api/src/order.ts', `export const internalNote = 'internalNote';\n`);
  write('apps/deck/src/form.ts', 'export const internalNotes = 1;\n');
  expect(measureHouse(root).spread).toMatchObject({ 'a field of an order, `internalNote`': 1 });
});
