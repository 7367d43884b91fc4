import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot, ROOT } from './lib/paths.mjs';

const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));

/** What people and agents read in the repository, with its examples of code and without. */
const documents = globSync(
  [
    '*.md',
    'llms.txt',
    '{docs,apps,packages,bench,clients,deploy,mutation}/**/*.md',
    '.{changeset,github,storybook}/**/*.{md,mdx}',
  ],
  { cwd: ROOT, exclude: (path) => /node_modules|\/dist\//.test(path) },
).map((file) => {
  const text = readFileSync(inRoot(file), 'utf8');
  return { file, text, prose: text.replaceAll(/^ *```[\s\S]*?^ *```/gm, '') };
});

/** The anchor that GitHub gives a heading. */
const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

const getAnchors = (path: string) =>
  Array.from(readFileSync(path, 'utf8').matchAll(/^#+ (.*)$/gm), ([, heading = '']) => toAnchor(heading));

/** Finds what each document names by a pattern, and keeps what is not there. */
const findMissing = (pattern: RegExp, isThere: (named: string, file: string) => boolean) =>
  documents.flatMap(({ file, prose }) =>
    Array.from(prose.matchAll(pattern), ([, named = '']) => named)
      .filter((named) => !isThere(named, file))
      .map((named) => `${file}: ${named}`),
  );

test('every relative link of a document leads to a file and its heading', () => {
  const links = documents.flatMap(({ prose }) => [...prose.matchAll(/\]\((?!\w+:|\?)/g)]);
  expect(links.length).toBeGreaterThan(150);
  const missing = findMissing(/\]\((?!\w+:|\?)([^)\s]+)\)/g, (link, file) => {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? inRoot(file) : join(inRoot(dirname(file)), path);
    return existsSync(target) && (anchor === undefined || getAnchors(target).includes(anchor));
  });
  expect(missing).toEqual([]);
});

test('the list of documents has every document', () => {
  const listed = readFileSync(inRoot('docs/README.md'), 'utf8');
  const files = globSync('{*.md,decisions/*.md}', { cwd: inRoot('docs'), exclude: ['README.md'] });
  expect(files.length).toBeGreaterThan(35);
  expect(files.filter((file) => !listed.includes(`](${file})`))).toEqual([]);
});

test('every file that a document names by its path from the root is there', () => {
  const made = ['deploy/deck.env', 'packages/tokens/brands/aurora/', 'packages/tokens/dtcg'];
  const folders =
    /`((?:apps|packages|scripts|docs|bench|clients|deploy|mutation|\.github|\.storybook)\/[\w./-]+)`/g;
  expect(documents.flatMap(({ prose }) => [...prose.matchAll(folders)]).length).toBeGreaterThan(150);
  expect(findMissing(folders, (path) => made.includes(path) || existsSync(inRoot(path)))).toEqual([]);
});

test('every command that a document names exists, also in its examples', () => {
  const missing = documents.flatMap(({ file, text }) =>
    Array.from(text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g), ([, name = '']) => name)
      .filter((name) => !Object.hasOwn(scripts, name))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});
