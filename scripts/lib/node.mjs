import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail } from './entry.mjs';
import { inRoot } from './paths.mjs';

/** This version of Node runs TypeScript without a build, and the dependencies need it. */
const MAJOR = 24;

/** @returns {string} the path of the Node that npm installs from the lock file; there is none for macOS */
function installedNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  return inRoot('node_modules', `node-${platform}-${process.arch}`, 'bin', file);
}

/** Ends this process with the npm or Node process that started it; one started from a shell may outlive the shell. */
export async function followStarter() {
  if (process.env.npm_lifecycle_event || process.env.DECK_RERUN) await import('./lifeline.mjs');
}

/**
 * Runs the script again under the project's own Node. Before an install any version may run it.
 * @param {string} script the running script's import.meta.filename
 * @returns {Promise<number | undefined>} the exit code of that run; undefined if this is the right version already
 */
export async function rerunUnderOwnNode(script) {
  if (Number(process.versions.node.split('.')[0]) >= MAJOR) return undefined;
  const installed = installedNode();
  if (!existsSync(installed)) {
    fail(
      `Deck needs Node ${MAJOR} and this is ${process.versions.node}: install Node ${MAJOR} (https://nodejs.org) and run this again.`,
    );
  }
  const env = { ...process.env, DECK_RERUN: '1' };
  const child = spawn(installed, [script, ...process.argv.slice(2)], { stdio: 'inherit', env });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  return await new Promise((settle, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => settle(code ?? 1));
  });
}
