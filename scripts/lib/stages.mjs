import { rmSync } from 'node:fs';
import { countOf, readReport } from './counts.mjs';
import { runNode, startNode } from './processes.mjs';

/**
 * @typedef {{
 *   title: string,
 *   commands: readonly (readonly string[])[],
 *   env?: Record<string, string | undefined>,
 *   report?: { file: string, count: (report: import('./counts.mjs').Report) => import('./counts.mjs').Count },
 * }} Stage every command is a Node program with its arguments; each one counts as a test unless there is a report
 * @typedef {{ title: string, seconds: number } & import('./counts.mjs').Count} Result
 */

/**
 * One after another, speaking as they go.
 * @param {Stage} stage
 * @returns {Promise<Result>}
 */
export async function runAloud(stage) {
  heading(stage.title);
  const result = await measure(stage, (args) => startNode(args, { env: stage.env }).exited);
  closing(result);
  return result;
}

/**
 * Side by side, each speaking once it is done.
 * @param {readonly Stage[]} stages
 * @returns {Promise<Result[]>}
 */
export function runTogether(stages) {
  return Promise.all(
    stages.map(async (stage) => {
      let said = '';
      const result = await measure(stage, async (args) => {
        const { code, output } = await runNode(args, { env: stage.env });
        said += output;
        return code;
      });
      heading(stage.title);
      if (said !== '') process.stdout.write(said.endsWith('\n') ? said : `${said}\n`);
      closing(result);
      return result;
    }),
  );
}

/**
 * @param {Stage} stage
 * @param {(args: readonly string[]) => Promise<number>} run
 * @returns {Promise<Result>}
 */
async function measure({ title, commands, report }, run) {
  const started = performance.now();
  // A report of an earlier run must not speak for this one.
  if (report) rmSync(report.file, { force: true });
  let [passed, failed] = [0, 0];
  for (const args of commands) {
    const code = await run(args);
    const count = countOf(
      code,
      report && (readReport(report.file, report.count) ?? { passed: 0, failed: 0 }),
    );
    passed += count.passed;
    failed += count.failed;
  }
  return { title, passed, failed, seconds: (performance.now() - started) / 1000 };
}

/** @param {string} title */
const heading = (title) => console.log(`\n── ${title} ${'─'.repeat(Math.max(0, 76 - title.length))}`);

/** @param {Result} result */
const closing = (result) => console.log(resultLine(result));

/** @param {Result} result */
export function resultLine({ title, passed, failed, seconds }) {
  const mark = failed === 0 ? '✓' : '✗';
  return `${mark} ${title}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`;
}
