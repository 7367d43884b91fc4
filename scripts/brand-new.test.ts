import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './lib/paths.mjs';

/** No call here answers every question, so no brand is made. */
function brandNew(args: readonly string[], typed = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [inRoot('scripts/brand-new.mjs'), ...args], {
    encoding: 'utf8',
    input: typed,
  });
  expect(existsSync(inRoot('packages/tokens/brands/osaka'))).toBe(false);
  return { status, said: `${stdout}${stderr}` };
}

const asked = 'The name people read: The accent, like #00796b: ';

test('an invalid answer is refused at once and asked again, also from a pipe', () => {
  const { status, said } = brandNew(['osaka'], 'Osaka\nblurple\n#c2185b\nIntr\n');
  expect(status).toBe(1);
  expect(said).toContain(`${asked}"blurple" is no colour: write it like #00796b or oklch(0.51 0.1 180).\n`);
  expect(said).toContain('The accent, like #00796b: The font (Inter): The font "Intr" is not installed');
  expect(said).toContain('Nothing was made: answer the questions, or give --name');
});

const flags = ['--name', 'Osaka', '--accent', '#c2185b', '--font', 'Inter'];

test.each([
  [[], 'Which folder? One, for example: npm run brand:new aurora'],
  [['osaka', 'kyoto'], 'Which folder? One,'],
  [['Όσακα'], '"Όσακα" cannot be a folder'],
  [['solera'], 'There is a brand in '],
  [['osaka', '--nam', 'Osaka'], "Unknown option '--nam'. The options are --name, --accent, --font, --radius"],
  [['osaka', ...flags, '--radius', '-3'], "Option '--radius' argument is ambiguous. The options are"],
  [['osaka', ...flags, '--radius=-3'], '"-3" cannot be the radius'],
  [['osaka', ...flags, '--name', 'SOLERA'], 'The brand solera is called Solera already'],
  [['osaka', ...flags, '--accent', '#fff'], 'color.accent is #ffffff, which cannot be told from the surface'],
])('%j is refused with a sentence', (args, words) => {
  const { status, said } = brandNew(args);
  expect(status).toBe(1);
  expect(said).toContain(words);
  expect(said).not.toContain('    at ');
});
