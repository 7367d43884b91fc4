import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { customerLanguages } from '../packages/api/src/vocabulary/enums.ts';
import { interfaceLanguages } from '../packages/api/src/vocabulary/languages.ts';
import { byHand } from './lib/language/by-hand.mjs';
import { inRoot, ROOT } from './lib/paths.mjs';
import { PLACES } from './lib/places.mjs';
import { readCatalogues } from './lib/words/catalogues.mjs';
import { countWords } from './lib/words/count.mjs';

const isInterface = (language: string) => interfaceLanguages.some((one) => one === language);

describe.each(customerLanguages)('%s', async (language) => {
  const catalogues = (await readCatalogues(ROOT, language)).filter(
    ({ readers }) => readers === 'customer' || isInterface(language),
  );

  test.each(catalogues)('translates everything of $name', (catalogue) => {
    const { texts, missing, english } = countWords(catalogue, language);
    expect(texts).toBeGreaterThan(0);
    expect({ missing, english }).toEqual({ missing: [], english: [] });
  });
});

const catalogue = {
  name: 'list.ts',
  readers: 'staff',
  isCounted: true,
  english: {
    count_one: '{{count}} order',
    count_other: '{{count}} orders',
    pdf: 'PDF',
    to: (name: string) => `To ${name}`,
  },
} as const;

test('counts what a language lacks in its own plural forms', () => {
  const { texts, missing } = countWords({ ...catalogue, own: { count_one: 'x', pdf: ' ' } }, 'ru');
  expect(texts).toBe(6);
  expect(missing).toEqual(['count_few', 'count_many', 'count_other', 'pdf', 'to']);
});

test('counts a text as English unless it is the same in every language', () => {
  const { english } = countWords({ ...catalogue, own: catalogue.english }, 'el');
  expect(english).toEqual(['count_one', 'count_other', 'to']);
});

/** Files with text in other scripts that is not words of the product. */
const noWords = [
  // Data to recognise and compare: letters, encodings, the names of languages.
  'apps/sandbox/src/auth/common-passwords.ts',
  'apps/sandbox/src/import/encoding.ts',
  'apps/sandbox/src/import/split-name.ts',
  PLACES.deck.foreignWords,
  PLACES.deck.languageNames,
  'packages/api/src/contract/text-formats.ts',
  'packages/ui/src/calendar/date-words.ts',
  'packages/values/src/countries.ts',
  'packages/values/src/fold.ts',
  'packages/values/src/latin.ts',
  // The demo data.
  'packages/guest/src/examples/links.ts',
  PLACES.tokens.template,
  'apps/sandbox/src/contract-tests/samples-settings.ts',
  PLACES.sandbox.demoNews,
  'apps/sandbox/src/seed/own-emails.ts',
  'packages/ui/src/combobox/story-parts.ts',
  'packages/ui/src/notification-list/sample-notifications.ts',
];

test('every file with Greek words is counted, or is listed for a person', async () => {
  const counted = (await readCatalogues(ROOT, 'el')).map(({ name }) => name);
  const known = new Set<string>([...counted, ...byHand.map(([file]) => file), ...noWords]);
  // A list of catalogues covers the language files beside it.
  const isKnown = (file: string) =>
    known.has(file) || counted.some((name) => !name.includes('/el/') && name.startsWith(getFolder(file)));
  const greek = ['apps', 'packages']
    .flatMap((folder) =>
      readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter(
      (file) =>
        /\.(?:tsx?|json)$/.test(file) &&
        !/\.test\.|stories|\/testing\/|\/dist\/|\/e2e\/|\/\.cache\/|node_modules/.test(file),
    )
    .filter((file) => /\p{Script=Greek}/u.test(readFileSync(inRoot(file), 'utf8')));
  expect(greek.length).toBeGreaterThan(40);
  expect(greek.filter((file) => !isKnown(file))).toEqual([]);
});

const getFolder = (file: string) => file.slice(0, file.lastIndexOf('/') + 1);
