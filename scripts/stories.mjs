import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { entry } from './lib/entry.mjs';
import { CACHE } from './lib/paths.mjs';
import { serve } from './lib/static-server.mjs';
import { builtStorybook, runBin } from './lib/storybook.mjs';

// Every story of the kit in a real browser: its play function, then axe. Arguments narrow it to the story files whose
// path holds one of them: `npm run test:stories -- text-field`.

const results = join(CACHE, 'stories.json');

/**
 * @param {string} built
 * @param {readonly string[]} files parts of the paths of story files; all when empty
 */
async function test(built, files) {
  const { url, close } = await serve(built);
  try {
    const options = [
      '--url',
      url,
      '--config-dir',
      '.storybook',
      '--maxWorkers',
      '2',
      '--json',
      '--outputFile',
      results,
    ];
    return await runBin('test-storybook', [...options, ...files]);
  } finally {
    close();
  }
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
