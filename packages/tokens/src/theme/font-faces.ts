import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { globalFontFace } from '@vanilla-extract/css';
import type { Brand } from '../brand/brand.ts';
import { findFamily } from '../brand/families.ts';
import { installedFamilies } from '../brand/installed-families.ts';
import { BrandError } from '../brand/reader.ts';

/** The scripts of the product's languages and of its guests' names. */
const subsets = ['latin', 'latin-ext', 'cyrillic', 'greek'];

const require = createRequire(import.meta.url);

/** One file of a family: where CSS finds it and which characters it draws. */
type FontFile = { readonly url: string; readonly unicodeRange: string };

/**
 * The files of a family: its weights, or all its axes where a brand sets some. Each axis has its price: with its optical
 * sizes Inter is half as large again, and a table's text takes more than twice as long to lay out.
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

/** Ships the brand's own fonts. Only the first family of each list is shipped, the others are the reader's. */
export function declareFonts({ font }: Brand): void {
  const [text = '', display = ''] = [font.text[0], font.display[0]];
  const hasAxes = Object.keys(font.displayAxes).length > 0;
  for (const family of new Set([text, display]))
    declareFamily(family, {
      allAxes: family === display && hasAxes,
      scale: family === text ? font.textScale : 1,
    });
}

/** Ships a family that is installed. Throws a BrandError when it is not. */
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
