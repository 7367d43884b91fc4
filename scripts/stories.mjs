import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { entry } from './lib/entry.mjs';
import { CACHE, inRoot, ROOT } from './lib/paths.mjs';
import { serve } from './lib/static-server.mjs';

// Every story of the kit in a real browser: its play function, then axe. Arguments narrow it to the story files whose
// path holds one of them: `npm run test:stories -- text-field`.

const built = inRoot('storybook-static');
const results = join(CACHE, 'stories.json');
const bin = inRoot('node_modules', '.bin');

/** What a built Storybook is made of: anything newer makes it stale. */
const sources = [
  '.storybook/**/*',
  'packages/{ui,tokens,values}/src/**/*',
  'packages/tokens/brands/**/*',
  'package-lock.json',
];

function isStale() {
  const index = join(built, 'index.json');
  if (!existsSync(index)) return true;
  const made = statSync(index).mtimeMs;
  return globSync(sources, { cwd: ROOT }).some((path) => statSync(inRoot(path)).mtimeMs > made);
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {Promise<number>} its exit code
 */
function run(program, args) {
  const child = spawn(join(bin, program), args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return new Promise((settle, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => settle(code ?? 1));
  });
}

/** @param {readonly string[]} files parts of the paths of story files; all when empty */
async function test(files) {
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
    return await run('test-storybook', [...options, ...files]);
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
  if (!args.includes('--no-build') && isStale()) {
    const code = await run('storybook', ['build', '--output-dir', 'storybook-static', '--quiet']);
    if (code !== 0) {
      console.log('stories: 0 passed, 1 failed');
      return 1;
    }
  }
  const code = await test(args.filter((arg) => arg !== '--no-build'));
  const { passed, failed } = count();
  const silent = failed === 0 && (code !== 0 || passed === 0);
  console.log(`stories: ${passed} passed, ${silent ? 1 : failed} failed`);
  return failed > 0 || silent ? 1 : 0;
});
