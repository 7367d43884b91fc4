import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { nearest } from './nearest.ts';
import { BrandError } from './reader.ts';

export interface Family {
  /** As CSS names it: `Source Sans 3`. */
  readonly family: string;
  /** Scripts of the product's languages that it does not draw. */
  readonly missing: readonly string[];
}

const PACKAGES = '@fontsource-variable/';
const require = createRequire(import.meta.url);

/** The font families that are installed with the tokens. */
export function installedFamilies(): Family[] {
  const { dependencies } = readJson<{ dependencies: object }>('../../package.json');
  return Object.keys(dependencies)
    .filter((name) => name.startsWith(PACKAGES))
    .map((name) => {
      const { family, subsets } = readJson<{ family: string; subsets: string[] }>(`${name}/metadata.json`);
      const scripts = { latin: 'Latin', greek: 'Greek', cyrillic: 'Cyrillic' };
      const missing = Object.entries(scripts).filter(([subset]) => !subsets.includes(subset));
      return { family, missing: missing.map(([, script]) => script) };
    });
}

/** @throws BrandError naming those there are, and how another is installed */
export function findFamily(wanted: string, families = installedFamilies()): Family {
  const found = families.find(({ family }) => family.toLowerCase() === wanted.trim().toLowerCase());
  if (found) return found;
  const names = families.map(({ family }) => family);
  const id = wanted.trim().toLowerCase().replaceAll(/\s+/g, '-');
  throw new BrandError(
    `The font "${wanted}" is not installed; did you mean ${nearest(wanted, names)}? There are ${names.join(', ')}. ` +
      `Another comes with: npm install --save-exact --workspace packages/tokens ${PACKAGES}${id}`,
  );
}

const readJson = <Content>(path: string): Content => JSON.parse(readFileSync(require.resolve(path), 'utf8'));
