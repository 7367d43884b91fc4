import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globalFontFace } from '@vanilla-extract/css';
import type { Brand } from '../brand/brand.ts';
import { fontFolder } from '../brand/installed-families.ts';
import { BrandError } from '../brand/reader.ts';
import { deriveTokens } from '../derive/tokens.ts';
import { type Axes, subsetFonts } from './subset-fonts.ts';
import { readRange, writeRange } from './unicode-range.ts';

/** The scripts of the product's languages and of guests' names. */
const subsets = ['latin', 'latin-ext', 'cyrillic', 'greek'];

/**
 * The letters that European names and the signs of currencies need of "latin-ext", which has four times as many. One
 * guest called Wiśniewski should not cost the letters of phonetics too: those are a file of their own.
 */
const commonLetters: Readonly<Record<string, string>> = {
  'latin-ext': 'U+0100-017F,U+0218-021B,U+1E9E,U+20A9-20AB,U+20B4,U+20B8-20BA,U+20BD-20BE',
};

/** A font file: its address and its unicode range. */
type FontFile = { readonly url: string; readonly unicodeRange: string };

/** The variation of a family that the product shows. */
interface Variation {
  readonly weights: readonly [lightest: number, boldest: number];
  /** Axes beyond the weight. Undefined where none is used: each makes tables slower, and Inter half as large again. */
  readonly axes: Axes | undefined;
}

/** The font files of a family, each with the letters and the weights that the product shows. */
function fontFiles(family: string, { weights: [min, max], axes }: Variation): FontFile[] {
  const id = family.toLowerCase().replaceAll(' ', '-');
  const folder = fontFolder(family);
  if (folder === undefined) throw new BrandError(`The font "${family}" is not installed: run npm ci.`);
  const ranges: Record<string, string> = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));
  const files = new Set(readdirSync(join(folder, 'files')));
  const wanted = subsets.flatMap((subset) => {
    const all = ranges[subset];
    const variant = [...(axes === undefined ? [] : ['full']), 'wght'].find((name) =>
      files.has(`${id}-${subset}-${name}-normal.woff2`),
    );
    if (all === undefined || variant === undefined) return [];
    const source = join(folder, 'files', `${id}-${subset}-${variant}-normal.woff2`);
    return splitRange(subset, all).map(([letters, range]) => ({
      source,
      name: `${id}-${letters}-${variant}-normal.woff2`,
      range,
      axes: { ...(variant === 'full' && axes), wght: min === max ? min : { min, max } },
    }));
  });
  const urls = subsetFonts(wanted);
  return wanted.map(({ range }, i) => ({ url: urls[i] ?? '', unicodeRange: range }));
}

/** Divides the letters of a subset by how often they are needed: the names of the parts, and their ranges. */
function splitRange(subset: string, range: string): [letters: string, range: string][] {
  const common = commonLetters[subset];
  if (common === undefined) return [[subset, range]];
  const often = readRange(common);
  const all = [...readRange(range)];
  return [
    [subset, writeRange(all.filter((letter) => often.has(letter)))],
    [`${subset}-rare`, writeRange(all.filter((letter) => !often.has(letter)))],
  ];
}

/**
 * Ships the brand's fonts: only the first family of each list, the others are system fonts.
 * @param isAdjustable whether every weight and axis stays, as in the Brand studio, instead of those of the brand
 */
export function declareFonts(brand: Brand, { isAdjustable = false } = {}): void {
  const { text, display, displayAxes, textScale } = brand.font;
  const [textFamily = '', displayFamily = ''] = [text[0], display[0]];
  const hasAxes = Object.keys(displayAxes).length > 0;
  for (const family of new Set([textFamily, displayFamily]))
    declareFamily(family, {
      scale: family === textFamily ? textScale : 1,
      ...(!isAdjustable && { weights: weightsOf(brand, family) }),
      ...(family === displayFamily && hasAxes && { axes: isAdjustable ? {} : displayAxes }),
    });
}

/** Titles have one weight. Text has those of the theme, and what staff write may be regular or bold. */
function weightsOf(brand: Brand, family: string): Variation['weights'] {
  const { display, ...text } = deriveTokens(brand, 'light').weight;
  if (family !== brand.font.text[0]) return [display, display];
  const all = [400, 700, ...Object.values(text), ...(family === brand.font.display[0] ? [display] : [])];
  return [Math.min(...all), Math.max(...all)];
}

/** Ships an installed family, with all weights unless given. Throws a BrandError if it is not installed. */
export function declareFamily(
  family: string,
  { scale = 1, weights = [100, 900], axes }: Partial<Variation> & { readonly scale?: number } = {},
): void {
  for (const { url, unicodeRange } of fontFiles(family, { weights, axes })) {
    globalFontFace(`'${family}'`, {
      src: `url(${url}) format('woff2')`,
      fontWeight: [...new Set(weights)].join(' '),
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
