import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Family, fontPackages } from './families.ts';

const require = createRequire(import.meta.url);

/** The used part of a font package's `metadata.json`. */
interface Metadata {
  readonly family: string;
  /** `serif`, `sans-serif`, `monospace`, or a kind without a generic family of its own, as `handwriting`. */
  readonly category: string;
  readonly subsets: readonly string[];
}

/** The font families that are installed with the tokens. */
export function installedFamilies(): Family[] {
  const { dependencies } = readJson<{ dependencies: object }>('../../package.json');
  return Object.keys(dependencies)
    .filter((name) => name.startsWith(fontPackages))
    .map((name) => {
      const { family, category, subsets } = readJson<Metadata>(`${name}/metadata.json`);
      const scripts = { latin: 'Latin', greek: 'Greek', cyrillic: 'Cyrillic' };
      const missing = Object.entries(scripts).filter(([subset]) => !subsets.includes(subset));
      const kind = category === 'serif' || category === 'monospace' ? category : 'sans-serif';
      return { family, kind, missing: missing.map(([, script]) => script) };
    });
}

const readJson = <Content>(path: string): Content => JSON.parse(readFileSync(require.resolve(path), 'utf8'));
