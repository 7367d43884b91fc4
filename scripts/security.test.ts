import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './lib/paths.mjs';

/** What the two pages shorten. */
const folders: Readonly<Record<string, string>> = {
  's/': 'apps/sandbox/src/',
  'a/': 'packages/api/src/',
  'd/': 'apps/deck/src/',
  'e/': 'apps/deck/e2e/',
};
const textOf = (page: string) => readFileSync(inRoot('docs', page), 'utf8');

/** The file that is meant; undefined for anything else that stands in backticks. */
function fileOf(code: string): string | undefined {
  const folder = folders[code.slice(0, 2)];
  if (folder !== undefined) return folder + code.slice(2);
  return /^(packages|scripts|deploy|\.ci)\//.test(code) ? code : undefined;
}

/** What the tables of a page name, in order: a file, or words that stand in the file before them. */
function* named(page: string) {
  let file: string | undefined;
  const rows = textOf(page)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .join('\n');
  for (const [, code, words] of rows.matchAll(/`([^`\n]+)`|(?<!\w)_([^_`\n]+)_(?!\w)/g)) {
    if (code !== undefined) file = fileOf(code) ?? file;
    yield { file: file ?? '', words };
  }
}

test.each(['security.md', 'security-asvs.md'])('%s names files and tests that are there', (page) => {
  const wrong: string[] = [];
  for (const { file, words } of named(page))
    if (!existsSync(inRoot(file))) wrong.push(file);
    else if (words !== undefined) {
      const source = readFileSync(inRoot(file), 'utf8');
      if (!words.split('…').every((part) => source.includes(part.trim()))) wrong.push(`${file}: ${words}`);
    }
  expect(wrong).toEqual([]);
});

test('every item of the two levels is judged once, and the sums are right', () => {
  const page = textOf('security-asvs.md');
  const items = [
    ...page.matchAll(/^\| (\d+\.\d+\.\d+) +\| .+? \| (met|not applicable|\*\*exception\*\*) +\| \S/gm),
  ];
  expect(new Set(items.map(([, item]) => item)).size).toBe(253);
  expect(items).toHaveLength(253);
  const count = (verdict: string) => items.filter(([, , one]) => one?.includes(verdict)).length;
  const sums = /\*\*(\d+) are met, (\d+) are not applicable,\s+(\d+)\s+are\s+exceptions\*\*/.exec(page);
  expect(sums?.slice(1).map(Number)).toEqual([count('met'), count('not applicable'), count('exception')]);
});
