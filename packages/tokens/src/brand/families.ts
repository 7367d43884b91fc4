import { nearest } from './nearest.ts';
import { BrandError } from './reader.ts';

/** The generic families of CSS that a font's own letters resemble. */
export type FontKind = 'sans-serif' | 'serif' | 'monospace';

/** What stands in for a font of a kind: while it loads, and for letters that it lacks. */
export const fallbacks: Readonly<Record<FontKind, readonly string[]>> = {
  'sans-serif': ['system-ui', 'sans-serif'],
  serif: ['Georgia', 'serif'],
  monospace: ['ui-monospace', 'monospace'],
};

export interface Family {
  /** The CSS name: `Source Sans 3`. */
  readonly family: string;
  readonly kind: FontKind;
  /** Scripts of the product's languages that it lacks. */
  readonly missing: readonly string[];
}

/** The npm scope of font packages. */
export const fontPackages = '@fontsource-variable/';

/**
 * @param folder that of a brand outside the repository, where its fonts are installed
 * @throws BrandError naming the installed families, and how to install another
 */
export function findFamily(wanted: string, families: readonly Family[], folder?: string): Family {
  const found = families.find(({ family }) => family.toLowerCase() === wanted.trim().toLowerCase());
  if (found) return found;
  const names = families.map(({ family }) => family);
  const id = wanted.trim().toLowerCase().replaceAll(/\s+/g, '-');
  const source = `${fontPackages}${/^[a-z\d-]+$/.test(id) ? id : '…'}`;
  const place = folder === undefined ? '--workspace packages/tokens' : `--prefix "${folder}"`;
  throw new BrandError(
    `The font "${wanted}" is not installed; did you mean ${nearest(wanted, names)}? There are ${names.join(', ')}. ` +
      `Another comes with: npm install --save-exact ${place} ${source}`,
  );
}

/** A warning about a font's missing scripts; undefined if it has all. */
export function noteOn({ family, missing }: Family): string | undefined {
  if (missing.length === 0) return undefined;
  return `${family} draws no ${missing.join(' and no ')}: there the reader's own font is used.`;
}
