import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Family, fontPackages } from './families.ts';

const require = createRequire(import.meta.url);

/** The font families that are installed with the tokens. */
export function installedFamilies(): Family[] {
  const { dependencies } = readJson<{ dependencies: object }>('../../package.json');
  return Object.keys(dependencies)
    .filter((name) => name.startsWith(fontPackages))
    .map((name) => {
      const { family, subsets } = readJson<{ family: string; subsets: string[] }>(`${name}/metadata.json`);
      const scripts = { latin: 'Latin', greek: 'Greek', cyrillic: 'Cyrillic' };
      const missing = Object.entries(scripts).filter(([subset]) => !subsets.includes(subset));
      return { family, missing: missing.map(([, script]) => script) };
    });
}

const readJson = <Content>(path: string): Content => JSON.parse(readFileSync(require.resolve(path), 'utf8'));
