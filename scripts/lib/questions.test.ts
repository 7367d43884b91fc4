import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { inRoot } from './paths.mjs';

/** What a program says that asks several questions and reads these lines. It makes nothing without all answers. */
function hear(program: string, name: string, typed: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [inRoot(`scripts/${program}.mjs`), name], {
    encoding: 'utf8',
    input: typed,
  });
  return { status, said: `${stdout}${stderr}` };
}

test.each([
  ['new-call', 'orders.recount', 'Nothing was made: give --right and --route.'],
  ['new-screen', 'recount', 'Nothing was made: answer the questions, or give --path, --right and --call.'],
])(
  '%s says which flags to give when its input ends at the first or a later question',
  (program, name, sentence) => {
    for (const typed of ['', 'ORDERS_LIST_VIEW\n']) {
      const { status, said } = hear(program, name, typed);
      expect(status).toBe(1);
      expect(said).toContain(sentence);
      expect(said).not.toContain('ERR_');
    }
  },
);
