import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const src = fileURLToPath(new URL('..', import.meta.url));

/** The sources with a static import that matches. */
const getImporters = (pattern: RegExp) =>
  globSync('**/*.{ts,tsx}', { cwd: src })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
    .filter((file) => pattern.test(readFileSync(`${src}/${file}`, 'utf8')))
    .toSorted();

it('loads Radix on demand alone', () => {
  expect(getImporters(/from '(radix-ui|@radix-ui\/[\w-]+)'/)).toEqual([
    'layer/escapable.tsx',
    'layer/radix-layers.ts',
  ]);
  expect(getImporters(/^(import|export) (?!type\b)[^;]*from '[./\w-]*escapable\.tsx'/m)).toEqual([
    'layer/radix-layers.ts',
  ]);
  expect(getImporters(/^(import|export) (?!type\b)[^;]*from '[./\w-]*radix-layers\.ts'/m)).toEqual([]);
});
