import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:used-icons';

/** What the product consists of: no stories, no tests. */
const sources = [
  'packages/ui/src/**/*.{ts,tsx}',
  'apps/deck/src/**/*.{ts,tsx}',
  'apps/sandbox/pages/**/*.{ts,tsx}',
];
const isOfProduct = (file: string) => !/\.(stories|test)\.tsx?$|[\\/](stories|testing)[\\/]/.test(file);

/**
 * The icons that the product imports from Lucide, by name, sorted.
 * @param root the repository
 */
export function readUsedIcons(root: string): string[] {
  const files = globSync(sources, { cwd: root }).filter(isOfProduct);
  const names = files.flatMap((file) => {
    const imports = readFileSync(join(root, file), 'utf8').matchAll(
      /import \{([^}]*)\} from 'lucide-react'/g,
    );
    return [...imports].flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
  });
  const values = names.map((name) => name.replace(/ as .*$/, '')).filter((name) => /^[A-Z]/.test(name));
  return [...new Set(values)].filter((name) => !/^(type |Lucide)/.test(name)).sort();
}

/** Makes the names of the used icons a module, `virtual:used-icons`. */
export const usedIconsPlugin = (root: string): Plugin => ({
  name: 'used-icons',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load: (id) =>
    id === `\0${ID}` ? `export const usedIcons = ${JSON.stringify(readUsedIcons(root))};` : undefined,
});
