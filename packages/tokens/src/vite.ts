import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  brandFile,
  brandFolder,
  checkDrawings,
  chosenBrand,
  listBrands,
  loadDecisions,
  readFiles,
} from './brand/brands.ts';

export { chosenBrand, listBrands } from './brand/brands.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The used part of Vite's development server. */
type Server = {
  readonly watcher: { add(path: string): void; on(event: 'change', listener: (path: string) => void): void };
  restart(): Promise<void>;
};

/**
 * The preload tags for the Latin letters of a family, after the page's essential files. Other scripts load on
 * demand.
 * @param files the built files, below `base`
 */
export function fontPreloads(files: readonly string[], family: string, base: string) {
  const latin = new RegExp(`(^|/)${family.toLowerCase().replaceAll(' ', '-')}-latin-(full|wght)-normal-`);
  return files
    .filter((file) => latin.test(file))
    .map((file) => ({
      tag: 'link',
      attrs: {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href: `${base}${file}`,
        crossorigin: '',
        fetchpriority: 'low',
      },
      injectTo: 'head' as const,
    }));
}

/** The module with the files of all brands, for pages that switch between them, as Storybook. */
const allBrands = 'virtual:brands';

/**
 * A Vite plugin that builds one brand: its texts and drawings here, its styles through '@deck/tokens/theme', which
 * reads `BRAND` itself. In development a change of its file restarts the server.
 * @param folder the brand's folder, anywhere; by default `BRAND` names the brand or its folder. A relative path begins
 *   at the repository
 * @throws BrandError if the brand is unknown or a file is invalid
 */
export function brandPlugin({ folder }: { readonly folder?: string } = {}) {
  // The styles are evaluated later, and know only the environment.
  if (folder !== undefined) process.env.BRAND = resolve(root, folder);
  const name = chosenBrand();
  const file = brandFile(name, 'brand.json');
  const { font } = loadDecisions(name);
  checkDrawings(name);
  let base = '/';
  return {
    name: 'deck-brand',
    config: () => ({
      resolve: { alias: [{ find: /^#chosen-brand\//, replacement: `${brandFolder(name)}/` }] },
      // The development server serves no other file from outside the repository.
      server: { fs: { allow: [root, brandFolder(name)] } },
    }),
    resolveId: (id: string) => (id === allBrands ? `\0${allBrands}` : undefined),
    load(this: { addWatchFile(path: string): void }, id: string) {
      if (id !== `\0${allBrands}`) return undefined;
      const brands = listBrands().map(readFiles);
      for (const { id: brand } of brands) this.addWatchFile(brandFile(brand, 'brand.json'));
      return `export const brands = ${JSON.stringify(brands)};`;
    },
    configResolved(config: { readonly base: string }) {
      base = config.base;
    },
    transformIndexHtml: (_: string, { bundle = {} }: { readonly bundle?: object }) =>
      fontPreloads(Object.keys(bundle), font.text[0] ?? '', base),
    configureServer(server: Server) {
      server.watcher.add(file);
      server.watcher.on('change', (path) => {
        if (path === file) void server.restart();
      });
    },
  };
}
