import { spawn } from 'node:child_process';
import { assertBrand } from './brand.mjs';
import { inRoot, ROOT } from './paths.mjs';
import { startNode } from './processes.mjs';
import { isTask, turboArguments } from './turbo.mjs';

const BUILT = inRoot('.cache/storybook');

/**
 * Builds a Storybook with every story from the working tree; a task uses the one already built. Returns its folder, or
 * undefined if the build failed.
 * @returns {Promise<string | undefined>}
 */
export async function builtStorybook() {
  if (isTask()) return BUILT;
  assertBrand();
  const code = await startNode(turboArguments(['build:stories'], '--output-logs=errors-only')).exited;
  return code === 0 ? BUILT : undefined;
}

/** @returns {Promise<number>} the exit code of the build of the Storybook that the tests share */
export const buildStories = () => buildStorybook(BUILT, 'tested');

/**
 * Builds a Storybook of some files of stories.
 * @param {readonly string[]} files below the root
 * @returns {Promise<string | undefined>} its folder; undefined if building it failed
 */
export async function readBuildStories(files) {
  const built = inRoot('.cache/storybook-of-change');
  return (await buildStorybook(built, files.join(','))) === 0 ? built : undefined;
}

/**
 * Builds without tables of props, which take most of the build time.
 * @param {string} folder
 * @param {string} stories as `.storybook/main.ts` takes them
 */
function buildStorybook(folder, stories) {
  assertBrand();
  const args = ['build', '--output-dir', folder, '--quiet', '--loglevel', 'warn'];
  return runBin('storybook', args, { env: { DECK_STORIES: stories } });
}

/**
 * @param {string} name of a program of a dependency
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string> }} [options]
 * @returns {Promise<number>} its exit code
 */
export function runBin(name, args, { cwd = ROOT, env = {} } = {}) {
  const child = spawn(inRoot('node_modules', '.bin', name), args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return new Promise((settle, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => settle(code ?? 1));
  });
}
