import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';
import { program, startNode } from './processes.mjs';

/**
 * The result of a task.
 * @typedef {{
 *   taskId: string,
 *   cache: { status: 'HIT' | 'MISS' },
 *   execution: { startTime: number, endTime: number, exitCode: number } | null,
 * }} Ran `taskId` is `@deck/ui#test`, or `//#lint` for one of the root; times in milliseconds
 */

const SUMMARIES = inRoot('.turbo/runs');

/** Whether Turborepo started this program; if so, its dependencies are built. */
export const isTask = () => process.env.TURBO_HASH !== undefined;

/**
 * @param {readonly string[]} tasks
 * @param {...string} options
 */
export const turboArguments = (tasks, ...options) => [
  program('turbo'),
  'run',
  ...tasks,
  '--ui=stream',
  '--no-update-notifier',
  ...options,
];

/**
 * Runs tasks to their end, even if another fails. A cached task prints nothing.
 * @param {readonly string[]} tasks
 * @param {{ env: Record<string, string>, options: readonly string[] }} how
 * @returns {Promise<readonly Ran[]>} none when Turborepo itself did not start
 */
export async function runTasks(tasks, { env, options }) {
  rmSync(SUMMARIES, { recursive: true, force: true });
  const args = turboArguments(
    tasks,
    '--continue=dependencies-successful',
    '--summarize',
    '--output-logs=new-only',
    '--log-order=stream',
    ...options,
  );
  await startNode(args, { env }).exited;
  const summaries = existsSync(SUMMARIES) ? readdirSync(SUMMARIES) : [];
  return summaries.flatMap((name) => JSON.parse(readFileSync(join(SUMMARIES, name), 'utf8')).tasks);
}
