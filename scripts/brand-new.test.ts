import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from './lib/paths.mjs';

/** No call here makes a brand among those of the repository. */
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
  [['osaka', '--folder', '../osaka'], 'The folder names the brand: leave out osaka, or --folder.'],
  [['--folder', '../Osaka'], '"Osaka" cannot be a folder'],
  [['--folder', '../solera'], 'There is a brand solera here already: choose another folder.'],
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

test('a brand is made in any folder, and BRAND names it by that', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'brands-')), 'osaka');
  try {
    const args = ['--folder', folder, ...flags, '--radius', '4'];
    const { status, said } = brandNew(args);
    expect({ status, said }).toEqual({
      status: 0,
      said: `Made ${folder}. See it: BRAND=${folder} npm start\n`,
    });
    expect(readdirSync(folder).sort()).toEqual([
      'brand.json',
      'favicon.svg',
      'logo.svg',
      'mark.svg',
      'panel.svg',
    ]);
    expect(brandNew(args).said).toContain(`There is a brand in ${folder} already`);
    const { stdout } = spawnSync(
      process.execPath,
      [inRoot('scripts/tokens-export.mjs'), '--out', folder, 'osaka'],
      {
        encoding: 'utf8',
        env: { ...process.env, BRAND: folder },
      },
    );
    expect(stdout).toContain('osaka.light.tokens.json');
  } finally {
    rmSync(dirname(folder), { recursive: true });
  }
});
