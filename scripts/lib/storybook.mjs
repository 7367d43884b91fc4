import { spawn } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, ROOT } from './paths.mjs';

const BUILT = inRoot('storybook-static');

/** What a built Storybook is made of: anything newer makes it stale. */
const sources = [
  '.storybook/**/*',
  'packages/*/src/**/*',
  'apps/deck/src/**/*',
  'packages/tokens/brands/**/*',
  'package-lock.json',
];

/**
 * The folder of a Storybook built from what stands here now; undefined if building it failed.
 * @returns {Promise<string | undefined>}
 */
export async function builtStorybook() {
  if (!isStale()) return BUILT;
  const code = await runBin('storybook', ['build', '--output-dir', BUILT, '--quiet']);
  return code === 0 ? BUILT : undefined;
}

function isStale() {
  // The index is written while the pages are still being built: a build that was broken off leaves it alone.
  const parts = [join(BUILT, 'index.json'), join(BUILT, 'iframe.html')];
  if (!parts.every((part) => existsSync(part))) return true;
  const made = Math.min(...parts.map((part) => statSync(part).mtimeMs));
  return globSync(sources, { cwd: ROOT }).some((path) => statSync(inRoot(path)).mtimeMs > made);
}

/**
 * @param {string} program one that a dependency brings
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string> }} [options]
 * @returns {Promise<number>} its exit code
 */
export function runBin(program, args, { cwd = ROOT, env = {} } = {}) {
  const child = spawn(inRoot('node_modules', '.bin', program), args, {
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
