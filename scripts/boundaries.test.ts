import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findFaults } from './lib/boundaries.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deck-house-'));
  manifest('.', { workspaces: ['packages/*', 'apps/*'], devDependencies: { vitest: '*' } });
  manifest('packages/values', { name: '@deck/values', exports: { '.': './src/index.ts' } });
  manifest('packages/tokens', { name: '@deck/tokens', exports: { '.': './src/index.ts' } });
  manifest('packages/api', {
    name: '@deck/api',
    exports: { '.': './src/index.ts', './contract/*': './src/contract/*.ts' },
    dependencies: { '@deck/values': '*', zod: '*' },
  });
  manifest('packages/ui', {
    name: '@deck/ui',
    exports: { '.': './src/index.ts' },
    dependencies: { '@deck/tokens': '*', '@deck/values': '*' },
  });
  manifest('apps/sandbox', {
    name: '@deck/sandbox',
    dependencies: { '@deck/api': '*', '@deck/ui': '*', '@deck/values': '*' },
    devDependencies: { '@deck/psp': '*' },
  });
  manifest('apps/psp', { name: '@deck/psp', exports: { './simulator': './src/simulator.ts' } });
  manifest('apps/deck', { name: '@deck/deck', dependencies: { '@deck/api': '*', '@deck/ui': '*' } });
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

function manifest(folder: string, content: object): void {
  write(join(folder, 'package.json'), JSON.stringify(content));
}

const faults = () => findFaults(root).faults;

test('valid imports have no faults, and every file is read', () => {
  write(
    'apps/deck/src/main.ts',
    `import { api } from '@deck/api';\nimport { orders } from '@deck/api/contract/orders';\nimport './own.ts';`,
  );
  write(
    'apps/deck/src/own.test.ts',
    `import { test } from 'vitest';\nimport '../src/own.ts';\nimport 'node:fs';`,
  );
  write('apps/sandbox/pages/pay.tsx', `import { Button } from '@deck/ui';`);
  expect(findFaults(root)).toEqual({ faults: [], files: 3, typeCircles: 0 });
});

describe('finds', () => {
  test.each([
    ['sideways', 'packages/api', '@deck/api', '@deck/ui'],
    ['sideways on the first floor', 'packages/values', '@deck/values', '@deck/tokens'],
    ['up', 'packages/ui', '@deck/ui', '@deck/deck'],
    ['the deck on the sandbox', 'apps/deck', '@deck/deck', '@deck/sandbox'],
  ])('a dependency %s', (_, folder, name, dependency) => {
    manifest(folder, { name, exports: { '.': './src/index.ts' }, devDependencies: { [dependency]: '*' } });
    expect(faults()).toEqual([`${folder}/package.json: ${name} must not depend on ${dependency}`]);
  });

  test('a package on no floor', () => {
    manifest('packages/utils', { name: '@deck/utils' });
    expect(faults()).toEqual(['packages/utils/package.json: @deck/utils is on no floor']);
  });

  test.each([
    [
      'a relative import out of the package',
      `import { x } from '../../../packages/api/src/index.ts';`,
      '../../../packages/api/src/index.ts leaves the package',
    ],
    [
      'a deep import',
      `import { x } from '@deck/api/src/core/endpoint.ts';`,
      '@deck/api/src/core/endpoint.ts is not exported by @deck/api',
    ],
    [
      'an import of a type alone',
      `import type { X } from '@deck/ui/button';`,
      '@deck/ui/button is not exported by @deck/ui',
    ],
    ['a re-export', `export * from '@deck/values';`, '@deck/values is not a dependency of @deck/deck'],
    ['an import for its effect', `import 'left-pad';`, 'left-pad is not in the package.json of @deck/deck'],
    [
      'a dynamic import',
      `const x = await import('@deck/sandbox');`,
      '@deck/sandbox is not a dependency of @deck/deck',
    ],
    [
      'an import over several lines',
      `import {\n  a,\n  b,\n} from '@deck/values';`,
      '@deck/values is not a dependency of @deck/deck',
    ],
    [
      'a tool outside tests',
      `import { test } from 'vitest';`,
      'vitest is not in the package.json of @deck/deck',
    ],
  ])('%s', (_, source, fault) => {
    write('apps/deck/src/screen.tsx', source);
    expect(faults()).toEqual([`apps/deck/src/screen.tsx: ${fault}`]);
  });

  test('a widget on the server', () => {
    write('apps/sandbox/src/main.ts', `import { Button } from '@deck/ui';`);
    expect(faults()).toEqual(['apps/sandbox/src/main.ts: only pages may use @deck/ui']);
  });

  test('the simulated PSP inside the server', () => {
    write('apps/sandbox/src/main.ts', `import { createSimulator } from '@deck/psp/simulator';`);
    expect(faults()).toEqual(['apps/sandbox/src/main.ts: @deck/psp is not a dependency of @deck/sandbox']);
  });

  test('the adapter of the PSP past its index', () => {
    write('apps/sandbox/src/psp/http-psp.ts', 'export const createHttpPsp = 1;');
    write('apps/sandbox/src/main.ts', `import { createHttpPsp } from './psp/http-psp.ts';`);
    expect(faults()).toEqual([
      'apps/sandbox/src/main.ts: ./psp/http-psp.ts goes past apps/sandbox/src/psp/index.ts',
    ]);
  });
});

describe('on the floors of the deck,', () => {
  const SRC = 'apps/deck/src';

  beforeEach(() => {
    for (const file of [
      'app/main.tsx',
      'features/orders/orders-screen.tsx',
      'features/payments/payment-form.tsx',
      'domain/order-state.ts',
      'platform/forms/use-form.ts',
    ])
      write(join(SRC, file), 'export const x = 1;');
  });

  test('imports down, within a feature, or in files that never ship have no fault', () => {
    write(`${SRC}/app/menu.ts`, `import '../features/orders/orders-screen.tsx';`);
    write(
      `${SRC}/features/orders/list/columns.ts`,
      `import '../orders-screen.tsx';\nimport '../../../domain/order-state.ts';\nimport '../../../platform/forms/use-form.ts';`,
    );
    write(`${SRC}/features/orders/orders-screen.test.ts`, `import '../payments/payment-form.tsx';`);
    write(`${SRC}/stories/scene.ts`, `import '../app/main.tsx';`);
    expect(faults()).toEqual([]);
  });

  test.each([
    [
      'a screen that imports from the frame',
      'features/orders/row.tsx',
      `import { x } from '../../app/main.tsx';`,
      '../../app/main.tsx runs up from features to app',
    ],
    [
      'a rule of the domain that imports from a feature',
      'domain/order-title.ts',
      `export { x } from '../features/orders/orders-screen.tsx';`,
      '../features/orders/orders-screen.tsx runs up from domain to features',
    ],
    [
      'a list that imports only a type from the domain',
      'platform/list/list.ts',
      `type X = typeof import('../../domain/order-state.ts');`,
      '../../domain/order-state.ts runs up from platform to domain',
    ],
    [
      'a feature that imports another one dynamically',
      'features/orders/pay.ts',
      `export const load = () => import('../payments/payment-form.tsx');`,
      '../payments/payment-form.tsx runs from the feature orders into payments',
    ],
  ])('%s is found', (_, file, source, fault) => {
    write(join(SRC, file), source);
    expect(faults()).toEqual([`${SRC}/${file}: ${fault}`]);
  });

  test('finds a file outside the floors once all four exist', () => {
    write(`${SRC}/helpers/x.ts`, 'export const x = 1;');
    expect(faults()).toEqual([
      `${SRC}/helpers/x.ts: is on none of the floors app, features, domain, platform`,
    ]);
    rmSync(join(root, SRC, 'domain'), { recursive: true });
    expect(faults()).toEqual([]);
  });
});

describe('a circle', () => {
  const plant = (sources: Record<string, string>) => {
    for (const [file, source] of Object.entries(sources)) write(`packages/ui/src/${file}`, source);
  };

  test('of values is found, and its shortest path is named', () => {
    plant({
      'a.ts': `import { b } from './b.ts';\nimport { c } from './c.ts';`,
      'b.ts': `import { c } from './c.ts';`,
      'c.ts': `export const late = () => import('./a.ts');`,
    });
    expect(faults()).toEqual(['packages/ui/src/a.ts: imports itself through packages/ui/src/c.ts']);
  });

  test('through the exports of its own package is found', () => {
    plant({ 'index.ts': `export * from './a.ts';`, 'a.ts': `import { x } from '@deck/ui';` });
    expect(faults()).toEqual(['packages/ui/src/a.ts: imports itself through packages/ui/src/index.ts']);
  });

  test('of types alone is counted and allowed', () => {
    plant({ 'a.ts': `import { b } from './b.ts';`, 'b.ts': `import type { A } from './a.ts';` });
    expect(findFaults(root)).toMatchObject({ faults: [], typeCircles: 1 });
  });
});
