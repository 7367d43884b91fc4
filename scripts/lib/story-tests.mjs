import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { getCount, jestCount, readReport } from './counts.mjs';
import { CACHE } from './paths.mjs';
import { serve } from './static-server.mjs';
import { runBin } from './storybook.mjs';

/** @typedef {import('./counts.mjs').Count} Count */

const report = join(CACHE, 'stories.json');
/** How many stories share one page. Opening a page, with the runner's scripts, takes longer than most stories. */
const PAGE = 150;

/**
 * Runs stories of a built Storybook in a browser: the play function of each, then axe.
 * @param {string} built
 * @param {readonly string[]} parts of the paths of story files; all files when empty
 * @returns {Promise<Count>}
 */
export async function testStories(built, parts) {
  rmSync(report, { force: true });
  const { url, close } = await serve(built, { forPrograms: { '/index.json': getPages(built, parts) } });
  try {
    const options = ['--url', url, '--index-json', '--config-dir', '.storybook', '--maxWorkers', '2'];
    const code = await runBin('test-storybook', [...options, '--json', '--outputFile', report]);
    return getCount(code, readReport(report, jestCount) ?? { passed: 0, failed: 0 });
  } finally {
    close();
  }
}

/**
 * Storybook's index for the runner. It opens a page for each title, so stories are grouped under titles of pages. The
 * pages themselves read the original index.
 * @param {string} built
 * @param {readonly string[]} parts
 * @returns {string}
 */
function getPages(built, parts) {
  const index = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'));
  const wanted = Object.values(index.entries).filter(
    ({ type, importPath }) =>
      type === 'story' && (parts.length === 0 || parts.some((part) => importPath.includes(part))),
  );
  const entries = wanted.map((story, at) => [
    story.id,
    { ...story, title: `Stories ${Math.floor(at / PAGE) + 1}`, name: `${story.title}: ${story.name}` },
  ]);
  return JSON.stringify({ ...index, entries: Object.fromEntries(entries) });
}
