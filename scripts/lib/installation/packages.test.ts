import { expect, test } from 'vitest';
import { selectPackages } from './packages.mjs';

const lock = {
  'node_modules/pg': { version: '8.0.0', dependencies: { types: '1' }, optionalDependencies: { fast: '1' } },
  'node_modules/types': { version: '2.0.0' },
  'node_modules/pg/node_modules/types': { version: '1.0.0', peerDependencies: { base: '1', other: '1' } },
  'node_modules/base': { version: '1.0.0', dev: true },
  'node_modules/uuid': { version: '9.0.0' },
  'node_modules/old': { version: '1.0.0', dependencies: { uuid: '9' } },
  'apps/sandbox/node_modules/uuid': { version: '14.0.0' },
  'node_modules/vite': { version: '8.0.0', dev: true },
};
Object.assign(lock['node_modules/pg/node_modules/types'], {
  peerDependenciesMeta: { other: { optional: true } },
});

test('selects what is imported and what that needs, each where Node would find it', () => {
  const selected = selectPackages(lock, [
    { name: 'uuid', from: 'apps/sandbox' },
    { name: 'pg', from: 'apps/sandbox' },
  ]);
  expect(
    Object.entries(selected).map(([path, { source, locked }]) => [path, source, locked.version]),
  ).toEqual([
    ['node_modules/base', 'node_modules/base', '1.0.0'],
    ['node_modules/pg', 'node_modules/pg', '8.0.0'],
    ['node_modules/pg/node_modules/types', 'node_modules/pg/node_modules/types', '1.0.0'],
    ['node_modules/uuid', 'apps/sandbox/node_modules/uuid', '14.0.0'],
  ]);
  expect(selected['node_modules/base']?.locked).not.toHaveProperty('dev');
});

test('refuses a package that is not locked, and two versions at one place', () => {
  const from = 'apps/sandbox';
  expect(() => selectPackages(lock, [{ name: 'missing', from }])).toThrow('apps/sandbox needs missing');
  const both = [
    { name: 'uuid', from },
    { name: 'old', from },
  ];
  expect(() => selectPackages(lock, both)).toThrow('apps/sandbox/node_modules/uuid and node_modules/uuid');
});
