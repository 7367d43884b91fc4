import { isBuiltin } from 'node:module';
import { join, relative, sep } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { distOf, folderOf, getEntries, toBuiltName } from './exports.mjs';
import { separateStyles, toStyleFile } from './styles.mjs';
import { separateWords, WORDS } from './words.mjs';

/** The small functions that vanilla-extract leaves in the built styles; with them its users need no vanilla-extract. */
const INLINED = /^@vanilla-extract\/(recipes\/createRuntimeFn|css\/)/;

/** @param {string} id a specifier as written, or a resolved path */
const isOurs = (id) => /^[./\0]/.test(id) || id.startsWith('virtual:') || INLINED.test(id);

/**
 * Builds a package to one JavaScript module for each source, with a file of styles beside each that has some.
 * @param {import('./exports.mjs').Published} name
 * @returns {Promise<{ imported: Set<string>, effects: string[] }>} the packages that the modules import, and the modules
 *   that are imported for their styles alone
 */
export async function buildScripts(name) {
  const src = join(folderOf(name), 'src');
  const built = await build({
    configFile: false,
    root: folderOf(name),
    logLevel: 'error',
    publicDir: false,
    plugins: [
      vanillaExtractPlugin({ identifiers: 'short' }),
      separateStyles(),
      ...(name === 'ui' ? [separateWords(src)] : []),
    ],
    build: {
      outDir: distOf(name),
      emptyOutDir: true,
      target: 'es2024',
      minify: false,
      cssMinify: true,
      cssCodeSplit: true,
      reportCompressedSize: false,
      // As a library, so that an import on demand stays an import: the app's own build preloads.
      lib: { entry: getEntries(name), formats: ['es'] },
      rolldownOptions: {
        external: (id) => !isOurs(id),
        preserveEntrySignatures: 'strict',
        output: {
          preserveModules: true,
          preserveModulesRoot: src,
          assetFileNames: ({ names: [file = ''] }) => toStyleFile(file),
          entryFileNames: ({ facadeModuleId }) => `${toFile(src, facadeModuleId ?? '')}.js`,
        },
      },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = outputs.filter((one) => one.type === 'chunk');
  const files = new Set(outputs.map(({ fileName }) => fileName));
  const imported = chunks.flatMap((one) => [...one.imports, ...one.dynamicImports]);
  return {
    imported: new Set(
      imported.filter((id) => !files.has(id) && !id.startsWith('#') && !isBuiltin(id)).map(toPackage),
    ),
    effects: [...getEffects(chunks), ...(name === 'ui' ? [WORDS] : [])],
  };
}

/**
 * The modules that do something when they are imported: those of styles that name no class, and the index, which imports
 * some of them. A bundler may leave out any other module whose exports are not used.
 * @param {readonly import('vite').Rollup.OutputChunk[]} chunks
 * @returns {string[]} `./provider/kit-mark.styles.js`
 */
export function getEffects(chunks) {
  const effects = chunks
    .filter(({ exports, viteMetadata }) => exports.length === 0 && viteMetadata?.importedCss.size)
    .map(({ fileName }) => fileName);
  const index = chunks.filter(
    ({ fileName, imports }) => fileName === 'index.js' && imports.some((file) => effects.includes(file)),
  );
  return [...effects, ...index.map(({ fileName }) => fileName)].map((file) => `./${file}`);
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
