import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './lib/paths.mjs';

/** The abbreviations of folders in the pages. */
const folders: Readonly<Record<string, string>> = {
  's/': 'apps/sandbox/src/',
  'p/': 'apps/sandbox/pages/',
  'a/': 'packages/api/src/',
  'u/': 'packages/ui/src/',
  't/': 'packages/tokens/src/',
  'd/': 'apps/deck/src/',
  'e/': 'apps/deck/e2e/',
};
const getText = (page: string) => readFileSync(inRoot('docs', page), 'utf8');
const getRows = (page: string) =>
  getText(page)
    .split('\n')
    .filter((line) => line.startsWith('|'));

/** The file that a code span names; undefined for any other code span. */
function findFile(code: string): string | undefined {
  const folder = folders[code.slice(0, 2)];
  if (folder !== undefined) return folder + code.slice(2);
  return /^(packages|scripts|deploy|\.ci|\.storybook)\//.test(code) ? code : undefined;
}

/** What a text names, in order: a file, or words that the preceding file contains. */
function* named(text: string) {
  let file: string | undefined;
  for (const [, code, words] of text.matchAll(/`([^`\n]+)`|(?<!\w)_([^_`\n]+)_(?!\w)/g)) {
    if (code !== undefined) file = findFile(code) ?? file;
    yield { file: file ?? '', words };
  }
}

const says = (source: string, words: string): boolean =>
  words.split('…').every((part) => source.includes(part.trim()));

/** What a text names but does not exist. */
function missingIn(text: string): readonly string[] {
  const missing: string[] = [];
  for (const { file, words } of named(text))
    if (file.includes('*')) continue;
    else if (!existsSync(inRoot(file))) missing.push(file);
    else if (words !== undefined && !says(readFileSync(inRoot(file), 'utf8').replaceAll("\\'", "'"), words))
      missing.push(`${file}: ${words}`);
  return missing;
}

test.each(['security.md', 'security-asvs.md', 'pci.md', 'accessibility.md'])(
  '%s names existing files and tests',
  (page) => expect(missingIn(getRows(page).join('\n'))).toEqual([]),
);

test.each([
  'README.md',
  'docs/README.md',
  ...['architecture', 'deploy', 'performance', 'privacy', 'testing'].map((page) => `docs/${page}.md`),
  ...readdirSync(inRoot('docs/decisions')).map((page) => `docs/decisions/${page}`),
])('%s names existing files', (page) => {
  const top = 'packages|apps|scripts|docs|deploy|bench|mutation|\\.ci|\\.storybook';
  const paths = [
    ...readFileSync(inRoot(page), 'utf8').matchAll(new RegExp(`\`((?:${top})/[\\w./-]+)\``, 'g')),
  ];
  // Excludes the example brand, build output and what an installation writes.
  const own = paths.flatMap(([, path = '']) => (/aurora|\/dist|deck\.env$/.test(path) ? [] : [path]));
  expect(own.filter((path) => !existsSync(inRoot(path)))).toEqual([]);
});

test('every fault names an existing test and, where a person reads anything, a sentence of the catalogues', () => {
  const catalogues = ['apps/deck/src/platform/i18n/en', 'packages/ui/src/messages/en'].flatMap((folder) =>
    readdirSync(inRoot(folder)).map((name) => readFileSync(inRoot(folder, name), 'utf8')),
  );
  const [, , ...faults] = getRows('faults.md');
  expect(faults.length).toBeGreaterThan(10);
  for (const fault of faults) {
    const [, what, , read = '', proof = ''] = fault.split('|').map((cell) => cell.trim());
    const sentences = [...read.matchAll(/_([^_]+)_/g)].map(([, words = '']) => words);
    const unknown = sentences.filter((words) => !catalogues.some((one) => says(one, words)));
    expect([what, unknown, missingIn(proof)]).toEqual([what, [], []]);
    expect([what, proof]).toEqual([what, expect.stringMatching(/\.(test|spec)\.tsx?`/)]);
  }
});
