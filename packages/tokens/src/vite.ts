import { brandFile, checkDrawings, chosenBrand, loadDecisions } from './brand/brands.ts';

export { chosenBrand, listBrands } from './brand/brands.ts';

/** The part of Vite's development server that the plugin uses. */
type Server = {
  readonly watcher: { add(path: string): void; on(event: 'change', listener: (path: string) => void): void };
  restart(): Promise<void>;
};

/**
 * A Vite plugin that builds the brand which `BRAND` names: its words and drawings here, its styles through
 * '@deck/tokens/theme', which reads `BRAND` itself. Throws a BrandError when there is no such brand, or a
 * file of it is not as it must be. In development a change to that file restarts the server.
 */
export function brandPlugin() {
  const name = chosenBrand();
  const file = brandFile(name, 'brand.json');
  loadDecisions(name);
  checkDrawings(name);
  return {
    name: 'deck-brand',
    config: () => ({
      resolve: { alias: [{ find: /^#chosen-brand\//, replacement: brandFile(name, '/') }] },
    }),
    configureServer(server: Server) {
      server.watcher.add(file);
      server.watcher.on('change', (path) => {
        if (path === file) void server.restart();
      });
    },
  };
}
