import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { globalFontFace } from '@vanilla-extract/css';
import type { Brand } from '../brand/brand.ts';
import { findFamily } from '../brand/families.ts';
import { installedFamilies } from '../brand/installed-families.ts';
import { BrandError } from '../brand/reader.ts';

/** The scripts of the product's languages and of guests' names. */
const subsets = ['latin', 'latin-ext', 'cyrillic', 'greek'];

const require = createRequire(import.meta.url);

/** A font file: its address and its unicode range. */
type FontFile = { readonly url: string; readonly unicodeRange: string };

/**
 * The font files of a family: its weights, or all axes if a brand sets some. Each axis has a cost: optical
 * sizes make Inter half as large again, and laying out a table more than twice as slow.
 */
function fontFiles(family: string, allAxes: boolean): FontFile[] {
  const id = family.toLowerCase().replaceAll(' ', '-');
  const packageName = `@fontsource-variable/${id}`;
  const folder = packageFolder(packageName, family);
  const ranges: Record<string, string> = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));
  const files = new Set(readdirSync(join(folder, 'files')));
  return subsets.flatMap((subset) => {
    const unicodeRange = ranges[subset];
    const file = [...(allAxes ? ['full'] : []), 'wght']
      .map((axes) => `${id}-${subset}-${axes}-normal.woff2`)
      .find((name) => files.has(name));
    if (unicodeRange === undefined || file === undefined) return [];
    return [{ url: `${packageName}/files/${file}`, unicodeRange }];
  });
}

function packageFolder(packageName: string, family: string): string {
  try {
    return dirname(require.resolve(`${packageName}/unicode.json`));
  } catch {
    findFamily(family, installedFamilies());
    throw new BrandError(`The font "${family}" is not installed: run npm ci.`);
  }
}

/** Ships the brand's fonts: only the first family of each list, the others are system fonts. */
export function declareFonts({ font }: Brand): void {
  const [text = '', display = ''] = [font.text[0], font.display[0]];
  const hasAxes = Object.keys(font.displayAxes).length > 0;
  for (const family of new Set([text, display]))
    declareFamily(family, {
      allAxes: family === display && hasAxes,
      scale: family === text ? font.textScale : 1,
    });
}

/** Ships an installed family. Throws a BrandError if it is not installed. */
export function declareFamily(family: string, { allAxes = false, scale = 1 } = {}): void {
  for (const { url, unicodeRange } of fontFiles(family, allAxes)) {
    globalFontFace(`'${family}'`, {
      src: `url(${url}) format('woff2')`,
      fontWeight: '100 900',
      fontStyle: 'normal',
      fontDisplay: 'swap',
      unicodeRange,
      ...(scale === 1 ? {} : { sizeAdjust: percent(scale) }),
    });
  }
}

function percent(scale: number): `${number}%` {
  return `${Math.round(scale * 100)}%`;
}
