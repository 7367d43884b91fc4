import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLanguage } from './lib/language/new-language.mjs';
import { translateBody } from './lib/language/translate-file.mjs';
import { inRoot } from './lib/paths.mjs';
import { PLACES } from './lib/places.mjs';

const { api, deck, guest, kit, psp, sandbox } = PLACES;

let root: string;
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Runs the program of the copy, which reads only the copy's files. */
function words(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/words.mjs'), ...args], {
    encoding: 'utf8',
  });
  const [texts, missing, english] = (/^all +(.*)$/m.exec(stdout)?.[1] ?? '').split(/ +/).map(Number);
  return { status, said: stdout + stderr, texts, missing, english };
}

/** Copies the product's sources without pictures and fonts. Their imports resolve inside the copy. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'deck-language-'));
  for (const folder of ['apps', 'packages', 'scripts'])
    cpSync(inRoot(folder), join(root, folder), {
      recursive: true,
      filter: (file) => !/node_modules|\/dist(?:\/|$)|\.(?:png|webp|svg|bin|tsbuildinfo)$/.test(file),
    });
  mkdirSync(join(root, 'node_modules/@deck'), { recursive: true });
  symlinkSync('../../packages/values', join(root, 'node_modules/@deck/values'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('words of an unknown language names the command that adds it', () => {
  const { status, said } = words('it');
  expect(status).toBe(1);
  expect(said).toContain('Begin with: npm run new:language -- it');
});

describe('Italian', () => {
  beforeAll(() => void addLanguage(root, 'it', 'Italiano'));

  test('has a file for every English file', () => {
    for (const folder of [deck.words, kit.words])
      expect(readdirSync(join(root, folder, 'it'))).toEqual(readdirSync(join(root, folder, 'en')));
    for (const folder of [sandbox.pageWords, sandbox.letterWords, sandbox.staffWords, psp.frameWords])
      expect(existsSync(join(root, folder, 'it.ts'))).toBe(true);
  });

  test('has the plural forms of Italian, in English words', () => {
    expect(read(`${deck.words}/it/orders.ts`)).toContain("count_many: '{{count, number}} orders',");
    expect(read(`${kit.words}/it/dates.ts`)).toMatch(
      /days: \(days\) => plural\('it', days, \{ one: '# day', many: '# days', other: '# days' \}\)/,
    );
  });

  test('is in every list of languages', () => {
    expect(read(api.languages)).toContain("['en', 'ru', 'el', 'it']");
    expect(read(deck.catalogue)).toContain("it: 'one' | 'many' | 'other';");
    expect(read(`${guest.words}/index.ts`)).toContain('{ en, ru, el, it, lt, lv }');
    expect(read(`${guest.words}/it.ts`)).toContain("import { it as kinds } from './kinds-it.ts';");
    for (const file of [`${sandbox.pageWords}/words.ts`, `${guest.words}/load.ts`])
      expect(read(file)).toContain("  it: async () => (await import('./it.ts')).it,\n");
    expect(read(`${deck.words}/ru/app.ts`)).toContain("it: 'Итальянский'");
  });

  test('lacks nothing, and nearly all of it is English', () => {
    const { status, texts, missing, english } = words('it', '--strict');
    expect({ status, missing }).toEqual({ status: 0, missing: 0 });
    expect(english).toBeGreaterThan(3000);
    // Codes and names are the same in every language; the CLDR supplies the names of currencies.
    expect(english).toBeGreaterThan(0.9 * Number(texts));
  });

  test('is in the tests and stories that name a word in each language', () => {
    expect(read(`${sandbox.pageWords}/words.test.ts`)).toContain('{ en, ru, el, it, lt, lv }');
    expect(read('apps/deck/src/stories/testing/answers/money.ts')).toMatch(
      /'Euro', ru: 'евро', el: 'Ευρώ', it: 'Euro' \}/,
    );
  });

  test('has about as many texts as the recipe says', () => {
    const [, said = ''] =
      /There are some ([\d,]+) texts/.exec(readFileSync(inRoot('docs/recipes.md'), 'utf8')) ?? [];
    expect(Math.abs(Number(said.replace(',', '')) / Number(words('it').texts) - 1)).toBeLessThan(0.05);
  });

  test('leaves the other languages as they were', () => {
    expect(words('el')).toMatchObject({ status: 0, missing: 0, english: 0 });
  });

  test('is not added twice', () => {
    expect(() => addLanguage(root, 'it', 'Italiano')).toThrow('Deck speaks Italian already.');
  });
});

test('a language of customers becomes a language of staff too', () => {
  const files = addLanguage(root, 'lt', 'Lietuvių');
  expect(files).not.toContain(`${sandbox.pageWords}/lt.ts`);
  expect(read(api.vocabulary)).toContain("[...interfaceLanguages, 'lv']");
  expect(words('lt')).toMatchObject({ status: 0, missing: 0 });
});

test('a plural form that the language lacks gets no key', () => {
  const language = { code: 'ja', ownName: '日本語', english: 'Japanese', forms: ['other'] };
  expect(translateBody("    count_one: 'one',\n    count_other: 'many',\n", language)).toBe(
    "    count_other: 'many',\n",
  );
});

test.each([
  [undefined, undefined, /^Which language\?/],
  ['xx', 'Xx', /^Which language\?/],
  ['IT', 'Italiano', /^Which language\?/],
  ['../it', 'Italiano', /^Which language\?/],
  ['pt', undefined, /^How do its speakers call it\?/],
  ['pt', "Portug'", /^How do its speakers call it\?/],
  ['he', 'עברית', /^Hebrew is written from right to left/],
  ['el', 'Ελληνικά', /^Deck speaks Greek already\.$/],
])('%s is refused in one sentence', (code, ownName, sentence) => {
  expect(() => addLanguage(root, code, ownName)).toThrow(sentence);
});
