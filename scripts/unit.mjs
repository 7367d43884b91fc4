import { entry } from './lib/entry.mjs';
import { program, startNode } from './lib/processes.mjs';

/** Runs the tests of one package that need no browser, as a task. Their report is the package's `.cache/unit.json`. */
await entry(() => {
  const [name] = process.argv.slice(2);
  const report = `--outputFile.json=${process.cwd()}/.cache/unit.json`;
  const args = ['run', '--project', `${name}*`, '--reporter=dot', '--reporter=json', report];
  return startNode([program('vitest'), ...args], { env: { FORCE_COLOR: undefined, NO_COLOR: '1' } }).exited;
});
