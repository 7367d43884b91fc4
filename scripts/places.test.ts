import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './lib/paths.mjs';
import { PLACES } from './lib/places.mjs';

const getPaths = (places: object): string[] =>
  Object.values(places).flatMap((place) => (typeof place === 'string' ? place : getPaths(place)));

test('every place the generators know is there', () => {
  expect(getPaths(PLACES).filter((path) => !existsSync(inRoot(path)))).toEqual([]);
});
