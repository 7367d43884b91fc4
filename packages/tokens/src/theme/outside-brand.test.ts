import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadBrand } from '../node.ts';
import { holdsColor, holdsName } from '../testing/brand-traces.ts';
import { installFont } from '../testing/install-font.ts';
import { writeBrandFolder } from '../testing/write-brand-folder.ts';
import { brandPlugin } from '../vite.ts';

let folder = '';
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'our brands ')), 'ours');
  writeBrandFolder(folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dirname(folder), { recursive: true });
});

async function built(page: string, options: Parameters<typeof brandPlugin>[0] = {}): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('fixture', import.meta.url)),
    plugins: [brandPlugin(options), vanillaExtractPlugin()],
    build: { write: false, rolldownOptions: { input: page } },
  })) as Rolldown.RolldownOutput;
  const texts = output.map((file) => (file.type === 'chunk' ? file.code : file.source));
  return texts.filter((text) => typeof text === 'string').join('\n');
}

it.each([
  ['BRAND', () => ({ env: folder, options: {} })],
  ["the plugin's folder", () => ({ env: 'solera', options: { folder } })],
] as const)('a brand in another folder is built by %s, and nothing of another', async (_, named) => {
  const { env, options } = named();
  vi.stubEnv('BRAND', env);
  const everything = await built('page.ts', options);
  expect(holdsName(everything, 'Ours')).toBe(true);
  expect(holdsColor(everything, '#ffd400', 'accent')).toBe(true);
  expect(everything).toContain('aria-hidden');
  for (const other of ['Meridian', 'Solera']) expect(holdsName(everything, other)).toBe(false);
});

it('a brand has the font that is installed in its own folder, also where every brand is built', async () => {
  installFont(folder, 'Harbour Serif');
  const decisions = JSON.parse(readFileSync(join(folder, 'brand.json'), 'utf8'));
  decisions.display.$value = ['Harbour Serif', 'Georgia', 'serif'];
  writeFileSync(join(folder, 'brand.json'), JSON.stringify(decisions));
  vi.stubEnv('BRAND', folder);
  for (const page of ['page.ts', 'every-brand-page.ts'])
    expect(await built(page)).toMatch(/@font-face\{[^}]*font-family: ?"?'?Harbour Serif/);
  rmSync(join(folder, 'package.json'));
  await expect(built('page.ts')).rejects.toThrow(
    `npm install --save-exact --prefix "${folder}" @fontsource-variable/harbour-serif`,
  );
});

it('pages that switch between brands have it beside the others', async () => {
  vi.stubEnv('BRAND', folder);
  const everything = await built('all-brands-page.ts');
  for (const name of ['Ours', 'Meridian', 'Solera']) expect(holdsName(everything, name)).toBe(true);
  for (const id of ['ours', 'meridian', 'solera']) expect(everything).toContain(`.brand-${id}`);
});

it('a page may have every brand by class, each with its own fonts', async () => {
  const everything = await built('every-brand-page.ts');
  for (const [id, font] of [
    ['meridian', 'Inter'],
    ['solera', 'Commissioner'],
  ]) {
    expect(everything).toContain(`.brand-${id}[data-mode=dark]`);
    expect(everything).toMatch(new RegExp(`@font-face\\{[^}]*font-family: ?"?'?${font}`));
  }
  expect(everything).not.toMatch(/:root[^.]*--deck-color-accent:/);
});

it('letters and documents have its colours, words and drawings', () => {
  vi.stubEnv('BRAND', folder);
  const brand = loadBrand('ours');
  expect(brand).toMatchObject({ id: 'ours', name: 'Ours', radius: 4 });
  expect(brand.colors.light).toMatchObject({ accent: '#ffd400' });
  expect(brand.files.logo).toBe(join(folder, 'logo.svg'));
});
