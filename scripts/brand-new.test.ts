import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installFont } from '../packages/tokens/src/testing/install-font.ts';
import { inRoot } from './lib/paths.mjs';

let folders = '';
beforeAll(() => {
  folders = mkdtempSync(join(tmpdir(), 'our brands '));
});
afterAll(() => rmSync(folders, { recursive: true }));

/** A user without rights, as whom root runs what must not write. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** No call here makes a brand among those of the repository. */
function brandNew(args: readonly string[], typed = '', user = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [inRoot('scripts/brand-new.mjs'), ...args], {
    encoding: 'utf8',
    input: typed,
    ...user,
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

const flags = ['--name', 'Osaka', '--accent', '#c2185b', '--font', 'Inter', '--display', 'the same'];

test.each([
  [[], 'Which folder? One, for example: npm run brand:new aurora'],
  [['osaka', 'kyoto'], 'Which folder? One,'],
  [['osaka', '--folder', '../osaka'], 'The folder names the brand: leave out osaka, or --folder.'],
  [['--folder', '../Osaka'], '"Osaka" cannot be a folder'],
  [['--folder', '../solera'], 'There is a brand solera here already: choose another folder.'],
  [['Όσακα'], '"Όσακα" cannot be a folder'],
  [['solera'], 'There is a brand in '],
  [['--folder', '.'], 'A brand needs a folder of its own'],
  [
    ['osaka', '--nam', 'Osaka'],
    "Unknown option '--nam'. The options are --name, --accent, --font, --display",
  ],
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
  const folder = join(folders, 'osaka');
  const args = ['--folder', folder, ...flags, '--radius', '4'];
  const { status, said } = brandNew(args);
  expect({ status, said }).toEqual({
    status: 0,
    said: `Made ${folder}. See it: BRAND="${folder}" npm start\n`,
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
});

test('a brand keeps the drawings and the fonts that its folder has', () => {
  const folder = join(folders, 'kobe');
  mkdirSync(folder);
  writeFileSync(join(folder, 'logo.svg'), 'drawn by hand');
  const args = [
    '--folder',
    folder,
    '--name',
    'Kobe',
    '--accent',
    '#c2185b',
    '--radius',
    '0',
    '--font',
    'Inter',
  ];
  expect(brandNew([...args, '--display', 'Kobe Mincho']).said).toContain(
    `npm install --save-exact --prefix "${folder}" @fontsource-variable/kobe-mincho`,
  );
  installFont(folder, 'Kobe Mincho');
  const { said } = brandNew([...args, '--display', 'kobe mincho']);
  expect(said).toContain('Kept logo.svg, which lay there.\nMade ');
  expect(readFileSync(join(folder, 'logo.svg'), 'utf8')).toBe('drawn by hand');
  const { text, display } = JSON.parse(readFileSync(join(folder, 'brand.json'), 'utf8'));
  expect(text.$value).toEqual(['Inter', 'system-ui', 'sans-serif']);
  expect(display.$value).toEqual(['Kobe Mincho', 'Georgia', 'serif']);
});

test('a folder that cannot be made is refused before the first question', () => {
  const closed = join(folders, 'closed');
  mkdirSync(closed);
  chmodSync(folders, 0o755);
  chmodSync(closed, 0o555);
  const { status, said } = brandNew(['--folder', join(closed, 'osaka')], '', nobody);
  expect({ status, said }).toEqual({
    status: 1,
    said: `Deck cannot write in the folder ${closed} (EACCES): give yourself the right to, or run this as its owner.\n`,
  });
  writeFileSync(join(folders, 'file'), '');
  expect(brandNew(['--folder', join(folders, 'file', 'osaka')]).said).toContain(
    'file is a file, and Deck needs a folder there',
  );
});
