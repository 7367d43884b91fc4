import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBrand } from '../packages/tokens/src/brand/read-brand.ts';
import { toHex } from '../packages/tokens/src/derive/oklch.ts';
import { listBrands } from '../packages/tokens/src/node.ts';
import { installFont } from '../packages/tokens/src/testing/install-font.ts';
import { inRoot } from './lib/paths.mjs';

function run(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [inRoot('scripts', script), ...args], {
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}` };
}

describe('tokens:export and tokens:import', () => {
  let folder = '';
  const file = (name: string) => join(folder, name);
  const importing = (...args: string[]) => run('tokens-import.mjs', ...args, '--out', file('brands'));
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tokens-'));
    run('tokens-export.mjs', '--out', folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('write a file for each mode of each brand', () => {
    const wanted = listBrands().flatMap((brand) =>
      ['dark', 'light'].map((mode) => `${brand}.${mode}.tokens.json`),
    );
    expect(readdirSync(folder).sort()).toEqual(wanted.sort());
  });

  it('rebuild the same brand, with placeholder drawings', () => {
    const { status, said } = importing(file('solera.light.tokens.json'), file('solera.dark.tokens.json'));
    expect({ status, said }).toEqual({ status: 0, said: `Made ${file('brands/solera')}.\n` });
    const made = readFileSync(file('brands/solera/brand.json'), 'utf8');
    expect(made).toBe(readFileSync(inRoot('packages/tokens/brands/solera/brand.json'), 'utf8'));
    expect(readdirSync(file('brands/solera'))).toContain('logo.svg');
  });

  it('report what a design tool changed', () => {
    const light = JSON.parse(readFileSync(file('meridian.light.tokens.json'), 'utf8'));
    light.color.tooltip.$value = { colorSpace: 'srgb', components: [0, 0, 0], hex: '#000000' };
    writeFileSync(file('changed.json'), JSON.stringify(light));
    const { said } = importing(file('changed.json'), file('meridian.dark.tokens.json'), '--brand', 'aurora');
    expect(said).toBe(`Made ${file('brands/aurora')}.\nOverridden: light.tooltip.\n`);
  });

  it('write values under the names of another tool, and read them again', () => {
    const map = [
      '--map',
      'accent={brand.$root}',
      '--map',
      'radius={shape.corner}',
      '--map',
      'night={brand.night}',
    ];
    const { said } = run('tokens-export.mjs', 'solera', ...map, '--out', file('theirs'));
    expect(said).toBe(`${file('theirs/solera.tokens.json')}\n`);
    const { said: again } = importing(file('theirs/solera.tokens.json'), ...map, '--brand', 'meridian');
    expect(again).toBe(`Made ${file('brands/meridian')}.\n`);
    const made = readBrand(readFileSync(file('brands/meridian/brand.json'), 'utf8'), 'brand.json');
    const solera = readBrand(
      readFileSync(inRoot('packages/tokens/brands/solera/brand.json'), 'utf8'),
      'brand.json',
    );
    expect(toHex(made.seeds.accent)).toBe(toHex(solera.seeds.accent));
    expect(toHex(made.seeds.night)).toBe(toHex(solera.seeds.night));
    expect(made.radius).toBe(solera.radius);
  });

  it('refuse two values at one name', () => {
    const { said } = run(
      'tokens-export.mjs',
      'solera',
      '--map',
      'accent={a.b}',
      '--map',
      'radius={a}',
      '--out',
      folder,
    );
    expect(said).toBe('accent is {a.b} and radius is {a}: a token stands alone at its name.\n');
  });

  it.each([
    ['radius={$corner}', 'radius is {$corner}, but "$corner" is no name of the format'],
    ['radius=#/a.b/c', 'radius is {a.b.c}, but "a.b" is no name of the format'],
    ['radius={$root.c}', 'radius is {$root.c}, but "$root" is no name of the format'],
  ])('refuse to write %s', (map, words) => {
    const { said } = run('tokens-export.mjs', 'solera', '--map', map, '--out', folder);
    expect(said).toContain(words);
  });

  it('make a brand from the tokens of another tool by a mapping, typed or in a file', () => {
    const theirs = {
      color: { $type: 'color', brand: { yellow: { $value: '#ffd400' } } },
      corner: { $type: 'dimension', $value: '4px' },
      spacing: { $type: 'dimension', wide: { $value: '32px' } },
    };
    writeFileSync(file('theirs.tokens.json'), JSON.stringify(theirs));
    writeFileSync(file('map.json'), '{ "accent": "{color.brand.yellow}", "radius": "{corner}" }');
    const typed = ['--map', 'accent={color.brand.yellow}', '--map', 'radius={corner}'];
    for (const [brand, map] of [
      ['typed', typed],
      ['filed', ['--map', file('map.json')]],
    ] as const) {
      const { said } = importing(file('theirs.tokens.json'), ...map, '--brand', brand, '--name', 'Αύρα');
      expect(said).toBe(
        `Made ${file(`brands/${brand}`)}.\nLeft out: spacing; nothing of the brand is mapped to their tokens.\n`,
      );
      const decided = readBrand(readFileSync(file(`brands/${brand}/brand.json`), 'utf8'), 'brand.json');
      expect(decided).toMatchObject({ name: 'Αύρα', radius: 4 });
      expect(readFileSync(file(`brands/${brand}/favicon.svg`), 'utf8')).toContain('fill="#ffd400"');
    }
  });

  it('make and change a brand in a folder outside the repository', () => {
    const theirs = {
      yellow: { $type: 'color', $value: '#ffd400' },
      corner: { $type: 'dimension', $value: '0px' },
      font: { $type: 'fontFamily', $value: 'Kobe Mincho' },
    };
    writeFileSync(file('outside.json'), JSON.stringify(theirs));
    const folder = file('our brands/kobe');
    const change = (map: string) =>
      run('tokens-import.mjs', file('outside.json'), '--folder', folder, '--map', map).said;
    expect(change('display={font}')).toContain(`npm install --save-exact --prefix "${folder}"`);
    mkdirSync(folder, { recursive: true });
    installFont(folder, 'Kobe Mincho');
    expect(change('accent={yellow}')).toContain(`Made ${folder}.\n`);
    expect(change('display={font}')).toContain(`Made ${folder}.\n`);
    writeFileSync(join(folder, 'logo.svg'), 'drawn by hand');
    expect(change('radius={corner}')).toContain(`Made ${folder}.\n`);
    const decided = readBrand(readFileSync(join(folder, 'brand.json'), 'utf8'), 'brand.json');
    expect(decided).toMatchObject({ name: 'kobe', radius: 0 });
    expect(decided.font.display).toEqual(['Kobe Mincho', 'Georgia', 'serif']);
    expect(toHex(decided.seeds.accent)).toBe('#ffd400');
    expect(readFileSync(join(folder, 'logo.svg'), 'utf8')).toBe('drawn by hand');
    expect(listBrands()).not.toContain('kobe');
  });

  it.each([
    [
      ['meridian.light.tokens.json'],
      'A brand is made of two files, one of the light mode and one of the dark',
    ],
    [['meridian.light.tokens.json', 'solera.light.tokens.json'], 'A brand is made of two files'],
    [['nothing.json', 'solera.light.tokens.json'], 'There is no file '],
    [['solera.light.tokens.json', '--map', 'accent={color.accent}'], 'Say which brand to make or change'],
    [['--folder', '../solera'], 'There is a brand solera here already: choose another folder.'],
    [['--folder', '../ours', '--brand', 'ours'], 'The folder names the brand: leave out --brand ours'],
    [['--brand', 'aurora', '--map', 'accent={color.accent}'], 'Name one file, or a light and a dark one'],
    [
      ['solera.light.tokens.json', '--brand', 'aurora', '--map', 'accent={color.acent}'],
      'is mapped to accent, but is no token; did you mean {color.accent}?',
    ],
    [['solera.light.tokens.json', 'solera.dark.tokens.json', '--brand', '../up'], 'cannot be a folder'],
  ])('refuse %j in words', ([...args], words) => {
    const { status, said } = importing(...args.map((arg) => (arg.endsWith('.json') ? file(arg) : arg)));
    expect(status).toBe(1);
    expect(said).toContain(words);
    expect(said).not.toContain('    at ');
  });
});
