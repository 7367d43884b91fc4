import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { personalData } from '../apps/sandbox/src/database/personal-data/index.ts';
import { inRoot } from './lib/paths.mjs';
import { PAGE, withTables } from './lib/privacy.mjs';

const page = readFileSync(inRoot(PAGE), 'utf8');

test('the page on privacy says of each table what the rules of the database say', () => {
  expect(withTables(page)).toBe(page);
  for (const table of Object.keys(personalData)) expect(page).toContain(`\`${table}\``);
});

test('a page without a place for the tables is a fault', () => {
  expect(() => withTables('# Privacy')).toThrow('has no place for its tables');
});
