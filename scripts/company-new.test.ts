import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { inRoot } from './lib/paths.mjs';

/** No call here answers every question, so no database is opened. */
function companyNew(args: readonly string[], typed = '') {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [inRoot('scripts/company-new.mjs'), ...args],
    { encoding: 'utf8', input: typed },
  );
  return { status, said: `${stdout}${stderr}` };
}

test('an invalid answer is refused at once and asked again', () => {
  const { status, said } = companyNew([], 'Hotel du Lac\nFrance\nFR\nEURO\n\n');
  expect(status).toBe(1);
  expect(said).toContain('--country: it is the two capital letters of ISO 3166, as GR.');
  expect(said).toContain('--currency: it is the three capital letters of ISO 4217, as EUR.');
  expect(said).toContain(
    'The name of its first property: Nothing was made: answer the questions, or give --name',
  );
});

test.each([
  [['--name', 'Hotel', '--country', 'Greece'], '--country: it is the two capital letters'],
  [['--name', 'Hotel', '--country', 'FR'], 'answer the questions, or give --currency, --property'],
  [['--owner', 'Camille'], "Unknown option '--owner'. The options are --name, --country"],
])('%j is refused with a sentence', (args, words) => {
  const { status, said } = companyNew(args);
  expect(status).toBe(1);
  expect(said).toContain(words);
  expect(said).not.toContain('    at ');
});
