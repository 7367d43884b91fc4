import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findFaults, importsOf } from './lib/boundaries.mjs';

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
  });
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

test('a house in order has no faults, and its files were looked at', () => {
  write(
    'apps/deck/src/main.ts',
    `import { api } from '@deck/api';\nimport { orders } from '@deck/api/contract/orders';\nimport './own.ts';`,
  );
  write(
    'apps/deck/src/own.test.ts',
    `import { test } from 'vitest';\nimport '../src/own.ts';\nimport 'node:fs';`,
  );
  write('apps/sandbox/pages/pay.tsx', `import { Button } from '@deck/ui';`);
  expect(findFaults(root)).toEqual({ faults: [], files: 3 });
});

describe('a planted fault is found:', () => {
  test.each([
    ['sideways', 'packages/api', '@deck/api', '@deck/ui'],
    ['sideways on the first floor', 'packages/values', '@deck/values', '@deck/tokens'],
    ['up', 'packages/ui', '@deck/ui', '@deck/deck'],
    ['the deck on the sandbox', 'apps/deck', '@deck/deck', '@deck/sandbox'],
  ])('a dependency %s', (_, folder, name, dependency) => {
    manifest(folder, { name, exports: { '.': './src/index.ts' }, devDependencies: { [dependency]: '*' } });
    expect(faults()).toEqual([`${folder}/package.json: ${name} must not depend on ${dependency}`]);
  });

  test('a package that is on no floor', () => {
    manifest('packages/utils', { name: '@deck/utils' });
    expect(faults()).toEqual(['packages/utils/package.json: @deck/utils stands on no floor of the house']);
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
      '@deck/api/src/core/endpoint.ts reaches behind the front door of @deck/api',
    ],
    [
      'an import of a type alone',
      `import type { X } from '@deck/ui/button';`,
      '@deck/ui/button reaches behind the front door of @deck/ui',
    ],
    ['a re-export', `export * from '@deck/values';`, '@deck/values is not a dependency of @deck/deck'],
    ['an import for its effect', `import 'left-pad';`, 'left-pad is not in the package.json of @deck/deck'],
    [
      'a late import',
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

  test('a widget in the server', () => {
    write('apps/sandbox/src/main.ts', `import { Button } from '@deck/ui';`);
    expect(faults()).toEqual(['apps/sandbox/src/main.ts: only pages may use @deck/ui']);
  });
});

test('what only looks like an import is none', () => {
  expect(
    importsOf(`
      // import { a } from 'commented';
      /* export * from 'also-commented'; */
      const url = 'https://example.com'; // import('late')
      const text = 'taken from "somewhere"';
    `),
  ).toEqual([]);
});
