import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail } from './entry.mjs';
import { inRoot } from './paths.mjs';

/** TypeScript without a build, and the versions of everything else, need this one. */
const MAJOR = 24;

/** @returns {string} where npm puts the Node of the lock file; on a Mac there is none */
function installedNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  return inRoot('node_modules', `node-${platform}-${process.arch}`, 'bin', file);
}

/** Ends with the npm, or with the other Node, that started this; a person's own shell may go without it. */
export async function followStarter() {
  if (process.env.npm_lifecycle_event || process.env.DECK_RERUN) await import('./lifeline.mjs');
}

/**
 * Before an install this may be any Node; afterwards the project's own runs the same script again.
 * @param {string} script the running script's import.meta.filename
 * @returns {Promise<number | undefined>} the exit code of that run; undefined when this already is the right Node
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
