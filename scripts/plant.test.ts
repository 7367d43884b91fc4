import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CACHE, inRoot } from './lib/paths.mjs';
import { copySources, type Named, PLANTS, plantAll, plants } from './lib/plants.mjs';

/**
 * The places that tests or the compiler must report when only the contract has a new thing. The patterns allow a rename
 * or a move within an area. Add a line for a new place, and remove the line of a place that now follows from another.
 */
const PLACES: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  'a field of an order': {
    'its descriptor': /^apps\/deck\/src\/.*orders\/.*order-fields\.ts$/,
    'its input': /^apps\/deck\/src\/.*orders\/.*-card\.tsx$/,
    'the columns of a file': /^packages\/api\/src\/.*import/,
    'the headings of a file': /^apps\/deck\/src\/.*imports\//,
    'the order that is made with a payment': /^apps\/deck\/src\/.*(short|quick)-order/,
    'the row that is stored': /^apps\/sandbox\/src\/orders\//,
    'a file of orders': /^apps\/sandbox\/src\/import\//,
    'an order of a hotel system': /^apps\/sandbox\/src\/hotel-systems\//,
    'an order of a permanent link': /^apps\/sandbox\/src\/payer\//,
  },
  'a filter of the orders': {
    'the list of orders': /^apps\/deck\/src\/.*orders?\//,
    'the condition of the database': /^apps\/sandbox\/src\/orders\//,
  },
  'a kind of payment': {
    'what a payment service must be able to do': /^packages\/api\/src\//,
    'the form of a payment': /^apps\/deck\/src\/.*payments?\/(create|form)\//,
    'its word': /^apps\/deck\/src\/.*payments?\/(details|list|shared)\//,
    'the plan it is created by': /^apps\/sandbox\/src\/payments\/create\//,
  },
  'a permission': { 'its word': /^apps\/deck\/src\/.*users\// },
  'a route without words': {
    'its title': /^apps\/deck\/src\/.*routes/,
    'its stories': /\/every-route\.test\.ts$/,
  },
};

const folder = mkdtempSync(join(tmpdir(), 'deck-plants-'));
let named: Named;

beforeAll(async () => {
  copySources(folder);
  named = await plantAll(folder);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(inRoot(PLANTS), JSON.stringify(named, null, 2));
}, 240_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(plants.map(({ title }) => title))(
  'after %s is planted, each place that must change is reported',
  (title) => {
    const files = named[title] ?? [];
    const silent = Object.entries(PLACES[title] ?? {}).filter(
      ([, pattern]) => !files.some((file) => pattern.test(file)),
    );
    expect(
      silent.map(([place]) => place),
      `named were ${files.join(', ') || 'none'}`,
    ).toEqual([]);
  },
);

test('every plant lists the places it must reach', () => {
  expect(Object.keys(PLACES)).toEqual(plants.map(({ title }) => title));
});
