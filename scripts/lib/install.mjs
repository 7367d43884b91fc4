import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from './entry.mjs';
import { ROOT } from './paths.mjs';

/**
 * The marker file. npm writes it last in every install (the root's postinstall), with a record of what was installed.
 * So it exists only if node_modules is complete.
 * @param {string} root
 */
const marker = (root) => join(root, 'node_modules', '.deck-install');

/**
 * The record of a complete node_modules: the lock file's hash and the platform.
 * @param {string} root
 */
function wanted(root) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return `${lock} ${process.platform}-${process.arch}\n`;
}

/** @param {string} root */
export function markInstalled(root = ROOT) {
  writeFileSync(marker(root), wanted(root));
}

/**
 * @param {string} root
 * @returns {'complete' | 'missing' | 'half-finished' | 'outdated'}
 */
export function installState(root = ROOT) {
  if (!existsSync(join(root, 'node_modules'))) return 'missing';
  if (!existsSync(marker(root))) return 'half-finished';
  return readFileSync(marker(root), 'utf8') === wanted(root) ? 'complete' : 'outdated';
}

const REASONS = {
  missing: 'Installing what Deck needs (npm ci) …',
  'half-finished': 'The last install did not finish: installing again (npm ci) …',
  outdated: 'package-lock.json has changed since the last install: installing again (npm ci) …',
};

/** Runs `npm ci` unless node_modules is complete and matches the lock file. */
export function ensureInstalled() {
  const state = installState();
  if (state === 'complete') return;
  console.log(REASONS[state]);
  rmSync(marker(ROOT), { force: true });
  const { status, signal, error } = npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (signal) fail('The install was stopped before its end: run this again, and it begins anew.');
  if (error || status !== 0 || installState() !== 'complete') {
    fail(
      'The install (npm ci) did not finish: see the message above, check the network and the disk, and run this again.',
    );
  }
}

/**
 * Runs npm: the one that started this script, or else the installed one.
 * @param {string[]} args
 * @param {'ignore' | 'pipe'} [output] whether its output is discarded, or in `stdout`
 */
export function npm(args, output = 'ignore') {
  const self = process.env.npm_execpath;
  const [command, ...first] = self?.endsWith('npm-cli.js') ? [process.execPath, self] : ['npm'];
  const shell = command === 'npm' && process.platform === 'win32';
  return spawnSync(command, [...first, ...args], {
    cwd: ROOT,
    stdio: ['ignore', output, output === 'pipe' ? 'ignore' : 'inherit'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell,
  });
}
