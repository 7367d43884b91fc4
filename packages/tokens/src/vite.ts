import { brandFile, checkDrawings, chosenBrand, loadDecisions } from './brand/brands.ts';

export { chosenBrand, listBrands } from './brand/brands.ts';

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

/**
 * A Vite plugin that builds the brand named by `BRAND`: its texts and drawings here, its styles through
 * '@deck/tokens/theme', which reads `BRAND` itself. Throws a BrandError if the brand is unknown or a file is
 * invalid. In development a change of that file restarts the server.
 */
export function brandPlugin() {
  const name = chosenBrand();
  const file = brandFile(name, 'brand.json');
  const { font } = loadDecisions(name);
  checkDrawings(name);
  let base = '/';
  return {
    name: 'deck-brand',
    config: () => ({
      resolve: { alias: [{ find: /^#chosen-brand\//, replacement: brandFile(name, '/') }] },
    }),
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
