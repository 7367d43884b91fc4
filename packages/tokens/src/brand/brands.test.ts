import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { writeBrandFolder } from '../testing/write-brand-folder.ts';
import { brandFile, checkDrawings, chosenBrand, listBrands, loadDecisions } from './brands.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

describe('the brands', () => {
  it('are found by their folders', () => {
    expect(listBrands()).toContain('meridian');
    expect(listBrands().length).toBeGreaterThanOrEqual(2);
  });

  it.each(listBrands())('%s has a file of at most 40 lines and its drawings', (name) => {
    expect(loadDecisions(name).name).not.toBe('');
    const lines = readFileSync(brandFile(name, 'brand.json'), 'utf8').trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(40);
    const drawings = ['logo.svg', 'mark.svg', 'favicon.svg', 'panel.svg'];
    expect(drawings.filter((file) => !existsSync(brandFile(name, file)))).toEqual([]);
  });

  it('are selected by BRAND, by default the default brand', () => {
    expect(chosenBrand('solera')).toBe('solera');
    expect(packageFile.imports['#chosen-brand/*']).toBe(`./brands/${chosenBrand('')}/*`);
  });

  it('are listed when BRAND names an unknown brand', () => {
    expect(() => chosenBrand('solara')).toThrow(
      `BRAND is "solara", but the brands are ${listBrands().join(', ')}; did you mean BRAND=solera?`,
    );
  });
});

describe('a brand outside the repository', () => {
  let folder = '';
  beforeAll(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'brands-')), 'ours');
    writeBrandFolder(folder);
  });
  afterAll(() => rmSync(dirname(folder), { recursive: true }));
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each([
    ['its path', () => ({ BRAND: folder })],
    ['a path from the repository', () => ({ BRAND: relative(root, folder) })],
    ['its name and its folder', () => ({ BRAND: 'ours', BRAND_FOLDER: folder })],
  ])('is selected by %s, and is one of all', (_, env) => {
    for (const [name, value] of Object.entries(env())) vi.stubEnv(name, value);
    expect(chosenBrand()).toBe('ours');
    expect(listBrands()).toEqual(['meridian', 'ours', 'solera']);
    expect(loadDecisions('ours')).toMatchObject({ name: 'Ours', radius: 4 });
    expect(() => checkDrawings('ours')).not.toThrow();
    expect(brandFile('ours', 'logo.svg')).toBe(join(folder, 'logo.svg'));
    expect(brandFile('solera', 'logo.svg')).not.toContain(folder);
  });

  it('is none if the path is that of a brand of the repository', () => {
    vi.stubEnv('BRAND', './packages/tokens/brands/solera/');
    expect(chosenBrand()).toBe('solera');
    expect(listBrands()).toEqual(['meridian', 'solera']);
    expect(loadDecisions('solera').name).toBe('Solera');
  });

  it('does not change which brand another name selects', () => {
    vi.stubEnv('BRAND', '');
    vi.stubEnv('BRAND_FOLDER', folder);
    expect(chosenBrand('solera')).toBe('solera');
    expect(chosenBrand('')).toBe('meridian');
    expect(() => chosenBrand('our')).toThrow('did you mean BRAND=ours?');
  });

  it('is refused where there is none, where a drawing is missing or unsuitable, or with the name of one here', () => {
    expect(() => chosenBrand('../nowhere')).toThrow(
      /^BRAND is "\.\.\/nowhere", but there is no brand\.json in \S*nowhere\. The brands here are meridian, solera\.$/,
    );
    const namesake = join(dirname(folder), 'solera');
    writeBrandFolder(namesake);
    expect(() => chosenBrand(namesake)).toThrow('There is a brand solera here already: give the folder');
    rmSync(join(folder, 'mark.svg'));
    expect(() => checkDrawings('meridian')).not.toThrow();
    vi.stubEnv('BRAND', folder);
    expect(() => checkDrawings('ours')).toThrow(
      `There is no mark.svg in ${folder}: a brand needs logo.svg, mark.svg, favicon.svg and panel.svg.`,
    );
    writeFileSync(join(folder, 'mark.svg'), '<svg viewBox="0 0 128 32"></svg>');
    expect(() => checkDrawings('ours')).toThrow('ours/mark.svg is 4 times as wide as high');
    const odd = join(dirname(folder), 'Our Brand');
    writeBrandFolder(odd);
    expect(() => chosenBrand(odd)).toThrow('"Our Brand" cannot be a folder');
  });

  it('may not have the name of one here', () => {
    const twin = join(dirname(folder), 'twin');
    writeBrandFolder(twin, 'Solera');
    vi.stubEnv('BRAND', twin);
    expect(() => loadDecisions('twin')).toThrow('The brand solera is called Solera already');
  });
});
