import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { brandFolder, listBrands, loadDecisions } from '../brand/brands.ts';
import { installedFamilies } from '../brand/installed-families.ts';
import { toHex } from '../derive/oklch.ts';
import { derivePalette } from '../derive/palette.ts';
import { type Mode, modes } from '../derive/seeds.ts';
import { holdsColor, holdsName } from '../testing/brand-traces.ts';
import { brandPlugin } from '../vite.ts';
import { readRange } from './unicode-range.ts';

const ofInter: Record<string, string> = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@fontsource-variable/inter/unicode.json'), 'utf8'),
);

const fixture = fileURLToPath(new URL('fixture', import.meta.url));

/** The folder of the brand outside the repository, if `BRAND` names one: each is built by its name. */
const folders = new Map(
  listBrands()
    .map((id) => [id, brandFolder(id)] as const)
    .filter(([id, folder]) => !folder.endsWith(join('packages/tokens/brands', id))),
);

async function built(
  brand: string,
  page = 'page.ts',
  options: Parameters<typeof brandPlugin>[0] = {},
): Promise<{ files: string[]; everything: string }> {
  vi.stubEnv('BRAND', brand);
  vi.stubEnv('BRAND_FOLDER', folders.get(brand) ?? '');
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    root: fixture,
    plugins: [brandPlugin(options), vanillaExtractPlugin()],
    build: { write: false, rolldownOptions: { input: page } },
  })) as Rolldown.RolldownOutput;
  const texts = result.output.map((file) => (file.type === 'chunk' ? file.code : file.source));
  return {
    files: result.output.map((file) => file.fileName),
    everything: texts.filter((text) => typeof text === 'string').join('\n'),
  };
}

function getFamilies(brand: string): string[] {
  const { font } = loadDecisions(brand);
  return [font.text[0] ?? '', font.display[0] ?? ''].map((family) =>
    family.toLowerCase().replaceAll(' ', '-'),
  );
}

/** Latin has its letters, and the common and the rare of the extended; each other script has a file if it is drawn. */
function countFonts(brand: string): number {
  const own = new Set(getFamilies(brand));
  return installedFamilies()
    .filter(({ family }) => own.has(family.toLowerCase().replaceAll(' ', '-')))
    .reduce((sum, { missing }) => sum + 5 - missing.length, 0);
}

function coloursOf(brand: string, mode: Mode): string[] {
  const { seeds, overrides } = loadDecisions(brand);
  return Object.values(derivePalette(seeds, mode, overrides)).map(toHex);
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a build', () => {
  // Specification 1.24
  it.each(listBrands())('of %s contains this brand and nothing of another', async (brand) => {
    const { files, everything } = await built(brand);
    const { name, seeds, overrides } = loadDecisions(brand);
    const { accent } = derivePalette(seeds, 'light', overrides);
    expect(holdsName(everything, name)).toBe(true);
    expect(holdsColor(everything, toHex(accent), 'accent')).toBe(true);
    expect(everything).toContain(':root[data-mode=dark]');
    expect(everything).toMatch(/prefers-color-scheme: ?dark\)\{:root:not\(\[data-mode\]\)/);

    const fonts = files.filter((file) => file.endsWith('.woff2')).map((file) => file.replace('assets/', ''));
    const own = getFamilies(brand);
    expect(fonts.filter((file) => !own.some((family) => file.startsWith(family)))).toEqual([]);
    expect(fonts.length).toBe(countFonts(brand));

    for (const other of listBrands().filter((each) => each !== brand)) {
      const theirs = loadDecisions(other);
      expect(holdsName(everything, theirs.name)).toBe(false);
      const theirAccent = toHex(theirs.seeds.accent);
      const isOurs = modes.some((mode) => coloursOf(brand, mode).includes(theirAccent));
      if (!isOurs) expect(holdsColor(everything, theirAccent)).toBe(false);
    }
  });

  it('has every letter of the languages, once, and rare ones in a file of their own', async () => {
    const { everything } = await built('meridian');
    const faces = [...everything.matchAll(/@font-face\{[^}]*unicode-range:([^;}]+)/g)];
    const parts = faces.map(([, range = '']) => [...readRange(range)]);
    const all = ['latin', 'latin-ext', 'cyrillic', 'greek'].map((subset) => readRange(ofInter[subset] ?? ''));
    expect(new Set(parts.flat())).toEqual(new Set(all.flatMap((letters) => [...letters])));
    const filesOf = (name: string) =>
      [...name].map((letter) => parts.findIndex((part) => part.includes(letter.codePointAt(0) ?? 0)));
    expect(new Set(filesOf('Wiśniewski Žižkov Ñuño ₺ ₽')).size).toBe(2);
    expect(filesOf('Wiśniewski')).not.toContain(filesOf('ʃ')[0]);
  });

  it("with the device's own letters has the brand's colours and no font", async () => {
    const { files, everything } = await built('meridian', 'device-page.ts');
    expect(everything).toContain(':root[data-mode=dark]');
    expect(everything).not.toContain('@font-face');
    expect(files.filter((file) => file.endsWith('.woff2'))).toEqual([]);
  });

  it('for an unknown brand stops with the list of brands', async () => {
    await expect(built('nonesuch')).rejects.toThrow(`the brands are ${listBrands().join(', ')}`);
  });
});
