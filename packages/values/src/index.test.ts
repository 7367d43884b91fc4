import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The files a module of this package imports, including itself, and their packages. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  for (const [, from = ''] of source.matchAll(/from '([^']+)'/g)) {
    if (from.startsWith('.')) reach(from, seen);
    else seen.add(from);
  }
  return seen;
}

it('the index imports no phone metadata', () => {
  const packages = (file: string) => [...reach(file)].filter((name) => !name.startsWith('.'));
  expect(packages('./index.ts')).toEqual([]);
  expect(packages('./phone.ts')).toEqual(['libphonenumber-js/min/metadata', 'libphonenumber-js/core/es6']);
  expect(packages('./phone-plans.ts')).toEqual(['libphonenumber-js/core/es6']);
});
