import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fail } from './entry.mjs';
import { inRoot, ROOT } from './paths.mjs';
import { describeMissing } from './ready.mjs';

/**
 * The file of an installed program, for this Node to run: the same on every platform, without a shell. Refuses a missing
 * package.
 * @param {string} packageName
 * @param {string} [name] of the program, when the package has several
 */
export function program(packageName, name) {
  const folder = inRoot('node_modules', packageName);
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) fail(describeMissing(packageName));
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  const file =
    typeof bin === 'string' ? bin : bin[name ?? /** @type {string} */ (packageName.split('/').at(-1))];
  return join(folder, file);
}

/**
 * The environment of child processes: installed programs come first in PATH, and telemetry is off.
 * @param {Record<string, string | undefined>} [extra]
 * @returns {NodeJS.ProcessEnv}
 */
export function environment(extra = {}) {
  return {
    ...process.env,
    PATH: `${inRoot('node_modules/.bin')}${delimiter}${process.env.PATH}`,
    DO_NOT_TRACK: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_CONFIG_DIR_PATH: inRoot('.turbo/config'),
    STORYBOOK_DISABLE_TELEMETRY: '1',
    ...extra,
  };
}

/**
 * @typedef {{
 *   child: import('node:child_process').ChildProcess,
 *   exited: Promise<number>,
 *   stop: () => Promise<void>,
 * }} Running
 * @typedef {{ env?: Record<string, string | undefined> | undefined, cwd?: string, stdio?: import('node:child_process').StdioOptions | undefined }} Options
 */

/**
 * Starts a Node program in parallel.
 * @param {readonly string[]} args
 * @param {Options} [options]
 * @returns {Running}
 */
export function startNode(args, { env, cwd = ROOT, stdio = 'inherit' } = {}) {
  const child = spawn(process.execPath, args, { cwd, stdio, env: environment(env) });
  /** @type {Promise<number>} */
  const exited = new Promise((settle) => {
    child.on('error', () => settle(1));
    child.on('close', (code) => settle(code ?? 1));
  });
  return { child, exited, stop: () => stop(child, exited) };
}

/**
 * Sends SIGTERM, and SIGKILL after ten seconds.
 * @param {import('node:child_process').ChildProcess} child
 * @param {Promise<unknown>} exited
 */
async function stop(child, exited) {
  child.kill('SIGTERM');
  const patience = new AbortController();
  const insist = wait(10_000, undefined, { signal: patience.signal }).then(
    () => child.kill('SIGKILL'),
    () => undefined,
  );
  await exited;
  patience.abort();
  await insist;
}

/**
 * Runs a Node program to its end and collects its output.
 * @param {readonly string[]} args
 * @param {Options & { signal?: AbortSignal | undefined }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function runNode(args, { signal, ...options } = {}) {
  const running = startNode(args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const abort = () => running.child.kill('SIGTERM');
  signal?.addEventListener('abort', abort, { once: true });
  let output = '';
  for (const stream of [running.child.stdout, running.child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  const code = await running.exited;
  signal?.removeEventListener('abort', abort);
  return { code, output };
}

/** A signal that the first Ctrl+C or kill aborts. Later ones are ignored, so that stopping is never cut short. */
export function stopSignal() {
  const controller = new AbortController();
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(name, () => controller.abort());
  return controller.signal;
}

/**
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
export function aborted(signal) {
  return new Promise((settle) => {
    if (signal.aborted) settle();
    else signal.addEventListener('abort', () => settle(), { once: true });
  });
}
