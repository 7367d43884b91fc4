import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { entry } from './lib/entry.mjs';
import { CACHE } from './lib/paths.mjs';
import { serve } from './lib/static-server.mjs';
import { builtStorybook, runBin } from './lib/storybook.mjs';

// Every story, of the kit and of the screens, in a real browser: its play function, then axe. Arguments narrow it to the
// story files whose path holds one of them: `npm run test:stories -- text-field`.

const results = join(CACHE, 'stories.json');
/** How many stories are shown on one page: opening it, and what the runner loads for it, takes longer than most of them. */
const PAGE = 60;

/**
 * @param {string} built
 * @param {readonly string[]} parts of the paths of story files; all when empty
 */
async function test(built, parts) {
  const { url, close } = await serve(built, { forPrograms: { '/index.json': pagesOf(built, parts) } });
  try {
    const options = ['--url', url, '--index-json', '--config-dir', '.storybook', '--maxWorkers', '2'];
    return await runBin('test-storybook', [...options, '--json', '--outputFile', results]);
  } finally {
    close();
  }
}

/**
 * Storybook's index as the runner gets it: with the stories under the titles of pages, since it opens one for each
 * title. The pages themselves read the true one.
 * @param {string} built
 * @param {readonly string[]} parts
 * @returns {string}
 */
function pagesOf(built, parts) {
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

/** @returns {{ passed: number, failed: number }} a file that could not even start counts as one failure */
function count() {
  if (!existsSync(results)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
    readFileSync(results, 'utf8'),
  );
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

await entry(async () => {
  await ensureChromium();
  const args = process.argv.slice(2);
  mkdirSync(CACHE, { recursive: true });
  rmSync(results, { force: true });
  const built = await builtStorybook();
  if (built === undefined) {
    console.log('stories: 0 passed, 1 failed');
    return 1;
  }
  const code = await test(built, args);
  const { passed, failed } = count();
  const silent = failed === 0 && (code !== 0 || passed === 0);
  console.log(`stories: ${passed} passed, ${silent ? 1 : failed} failed`);
  return failed > 0 || silent ? 1 : 0;
});
