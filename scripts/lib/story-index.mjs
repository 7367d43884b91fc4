import { globSync, readFileSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import { withPlaces } from '../../.storybook/story-places.ts';
import { inRoot, ROOT } from './paths.mjs';

/** @typedef {{ id: string, title: string, file: string, isDocumented: boolean }} IndexedStory */

const FILES = ['packages/ui/src/**/*.stories.tsx', 'apps/deck/src/stories/*.stories.tsx'];

const indexer = withPlaces({
  test: /\.stories\.tsx$/,
  createIndex: async (fileName, { makeTitle }) =>
    loadCsf(readFileSync(fileName, 'utf8'), { fileName, makeTitle }).parse().indexInputs,
});

/** @type {Promise<IndexedStory[]> | undefined} */
let known;

/**
 * Every story with its place in the sidebar, as Storybook lists it, without building Storybook. They are read once.
 * @returns {Promise<IndexedStory[]>} `isDocumented`: its title has a page of documentation
 */
export const readStories = () => (known ??= readAll());

async function readAll() {
  const found = await Promise.all(
    globSync(FILES, { cwd: ROOT }).map(async (file) => {
      const inputs = await indexer.createIndex(inRoot(file), { makeTitle: (title) => title ?? '' });
      return inputs.map(({ title = '', exportName, tags = [] }) => ({
        id: toId(title, storyNameFromExport(exportName)),
        title,
        file,
        isDocumented: !tags.includes('!autodocs'),
      }));
    }),
  );
  return found.flat();
}
