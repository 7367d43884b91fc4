import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './lib/paths.mjs';
import { MOST_BYTES, PICTURES } from './lib/readme-pictures.mjs';

const readme = readFileSync(inRoot('README.md'), 'utf8');
const shown = [...readme.matchAll(/!\[([^\]]*)\]\((docs\/pictures\/[^)]+)\)/g)].map(
  ([, text = '', file = '']) => ({
    text,
    file,
  }),
);

test('the README shows every picture that the script takes, and no other', () => {
  const taken = PICTURES.map(({ name }) => `${name}.webp`);
  expect(shown.map(({ file }) => file).sort()).toEqual(taken.map((name) => `docs/pictures/${name}`).sort());
  expect(readdirSync(inRoot('docs/pictures')).sort()).toEqual(taken.sort());
});

test('each picture says in words what it shows', () => {
  for (const { text, file } of shown) expect(text.split(' ').length, file).toBeGreaterThan(5);
});

test('each picture is there, and small enough for a slow line', () => {
  for (const { file } of shown) {
    expect(existsSync(inRoot(file)), file).toBe(true);
    expect(statSync(inRoot(file)).size, file).toBeLessThanOrEqual(MOST_BYTES);
  }
});
