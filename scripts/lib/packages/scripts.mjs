import { isBuiltin } from 'node:module';
import { join, relative, sep } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { distOf, folderOf, getEntries, toBuiltName } from './exports.mjs';

/** The small functions that vanilla-extract leaves in the built styles; with them its users need no vanilla-extract. */
const INLINED = /^@vanilla-extract\/(recipes\/createRuntimeFn|css\/)/;

/** @param {string} id a specifier as written, or a resolved path */
const isOurs = (id) => /^[./\0]/.test(id) || id.startsWith('virtual:') || INLINED.test(id);

/**
 * Builds a package to one JavaScript module for each source, and its styles to `styles.css`.
 * @param {import('./exports.mjs').Published} name
 * @returns {Promise<Set<string>>} the packages that the modules import
 */
export async function buildScripts(name) {
  const src = join(folderOf(name), 'src');
  const built = await build({
    configFile: false,
    root: folderOf(name),
    logLevel: 'error',
    publicDir: false,
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    build: {
      outDir: distOf(name),
      emptyOutDir: true,
      target: 'es2024',
      minify: false,
      cssMinify: true,
      reportCompressedSize: false,
      // As a library, so that an import on demand stays an import: the app's own build preloads.
      lib: { entry: getEntries(name), formats: ['es'], cssFileName: 'styles' },
      rolldownOptions: {
        external: (id) => !isOurs(id),
        preserveEntrySignatures: 'strict',
        output: {
          preserveModules: true,
          preserveModulesRoot: src,
          entryFileNames: ({ facadeModuleId }) => `${toFile(src, facadeModuleId ?? '')}.js`,
        },
      },
    },
  });
  const chunks = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const files = new Set(chunks.map(({ fileName }) => fileName));
  const imported = chunks.flatMap((one) =>
    one.type === 'chunk' ? [...one.imports, ...one.dynamicImports] : [],
  );
  return new Set(imported.filter((id) => !files.has(id) && !isBuiltin(id)).map(toPackage));
}

/**
 * The name of a built module: its place below `src`, or `vendor/` for a helper of a tool.
 * @param {string} src
 * @param {string} id a path, or the name of a virtual module, which begins with NUL
 */
export function toFile(src, id) {
  const path = id.replace(/\?.*$/, '').replace('\0', '');
  if (path.startsWith(src)) return toBuiltName(relative(src, path).split(sep).join('/'));
  return `vendor/${path.replace(/^.*node_modules\//, '').replace(/\.\w+$/, '')}`;
}

/** @param {string} specifier `hono/cookie`, `@deck/values/phone` */
export const toPackage = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
