import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { getPlace } from '../.storybook/story-places.ts';
import { inRoot, ROOT } from './lib/paths.mjs';
import { readStories } from './lib/story-index.mjs';

const select = {
  title: 'Fields/Select',
  exportName: 'Pressed',
  isDocumented: true,
  hasPlay: true,
  hasComponent: true,
};

test('a widget is shown among the components, and proved apart from them', () => {
  expect(getPlace({ ...select, exportName: 'Default' })).toBe('Components/Fields/Select');
  expect(getPlace({ ...select, exportName: 'Playground' })).toBe('Components/Fields/Select');
  expect(getPlace({ ...select, hasPlay: false })).toBe('Components/Fields/Select');
  expect(getPlace(select)).toBe('Proofs/Fields/Select');
  expect(getPlace({ ...select, exportName: 'Default', isDocumented: false })).toBe('Proofs/Fields/Select');
});

test('sheets, screens and pages of the start keep their titles, unless they only prove something', () => {
  expect(getPlace({ ...select, title: 'Sheets/Select' })).toBe('Sheets/Select');
  expect(getPlace({ ...select, title: 'Screens/Orders' })).toBe('Screens/Orders');
  expect(getPlace({ ...select, title: 'Start/Find by another name' })).toBe('Start/Find by another name');
  expect(getPlace({ ...select, title: 'Start/Stress', hasComponent: false })).toBe('Proofs/Start/Stress');
});

/** The ids of every story and every page. */
async function readIds(): Promise<Set<string>> {
  const stories = await readStories();
  const documented = stories.filter(({ isDocumented }) => isDocumented);
  const pages = globSync('.storybook/pages/**/*.mdx', { cwd: ROOT }).map((page) => {
    const [, title = ''] = /<Meta title="([^"]+)"/.exec(readFileSync(inRoot(page), 'utf8')) ?? [];
    return toId(title, 'docs');
  });
  return new Set([
    ...stories.map(({ id }) => id),
    ...documented.map(({ title }) => toId(title, 'docs')),
    ...pages,
  ]);
}

// Some 300 files are parsed, which takes its time on a busy machine.
test('every link in a page of Storybook leads to a page or a story', { timeout: 120_000 }, async () => {
  const ids = await readIds();
  const links = globSync('.storybook/pages/**/*.{mdx,tsx}', { cwd: ROOT }).flatMap((page) =>
    [
      ...readFileSync(inRoot(page), 'utf8').matchAll(/(?:\?path=\/(?:docs|story)\/| story=")([a-z0-9-]+)/g),
    ].map(([, id = '']) => ({ page, id })),
  );
  expect(links.length).toBeGreaterThan(80);
  expect(links.filter(({ id }) => !ids.has(id))).toEqual([]);
});

test('every guide belongs to the page of a widget', { timeout: 120_000 }, async () => {
  const titles = new Set((await readStories()).map(({ title }) => title));
  const guided = globSync('.storybook/guides/*.tsx', { cwd: ROOT }).flatMap((file) =>
    [...readFileSync(inRoot(file), 'utf8').matchAll(/^ {2}'([^']+)': \{$/gm)].map(([, title = '']) => title),
  );
  expect(guided.length).toBeGreaterThanOrEqual(20);
  expect(guided.filter((title) => !titles.has(`Components/${title}`))).toEqual([]);
});

test('no page of prose has the file name of a widget, since agents find pages by file name', {
  timeout: 120_000,
}, async () => {
  const documented = (await readStories()).filter(({ isDocumented }) => isDocumented);
  const widgets = new Set(documented.map(({ file }) => basename(file, '.stories.tsx')));
  const pages = globSync('.storybook/pages/**/*.mdx', { cwd: ROOT }).map((file) => basename(file, '.mdx'));
  expect(pages.filter((page) => widgets.has(page))).toEqual([]);
  expect(new Set(pages).size).toBe(pages.length);
});
