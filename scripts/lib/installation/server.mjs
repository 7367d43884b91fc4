import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { inRoot, ROOT } from '../paths.mjs';

/** The programs of an installation, by the names of their built files. */
export const PROGRAMS = {
  'apps/sandbox/src/main': inRoot('apps/sandbox/src/main.ts'),
  'scripts/installed/backup-try': inRoot('scripts/installed/backup-try.mjs'),
  'scripts/installed/company-new': inRoot('scripts/installed/company-new.mjs'),
};

/**
 * What the built server reads beside its code. Each module keeps its place below the root, so that an address which
 * begins at `import.meta.url` stays true.
 */
export const ASSETS = [
  'apps/sandbox/src/auth/common-passwords.bin',
  'apps/sandbox/src/database/migrations',
  'packages/tokens/brands',
  'packages/tokens/package.json',
];

/** Packages whose files alone are read, so that no import names them: the fonts of documents and of brands. */
const READ_PACKAGES = [{ name: '@expo-google-fonts/inter', from: 'apps/sandbox' }, ...getBrandFonts()];

const DEMO = inRoot('apps/sandbox/src/demo.ts');
const NO_DEMO = inRoot('apps/sandbox/src/no-demo.ts');

/** The demo company stays in the development tree. */
const withoutDemo = {
  name: 'without-demo',
  enforce: /** @type {const} */ ('pre'),
  /**
   * @param {string} source
   * @param {string | undefined} importer
   */
  resolveId: (source, importer) =>
    importer !== undefined && join(dirname(importer), source) === DEMO ? NO_DEMO : undefined,
};

/**
 * Builds the server to JavaScript modules with source maps, and copies what they read.
 * @param {string} to the folder, which is emptied first
 * @returns {Promise<{ packages: import('./packages.mjs').Imported[], modules: number }>} the packages that its modules
 *   import, and how many modules there are
 */
export async function buildServer(to) {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [withoutDemo],
    ssr: { target: 'node', noExternal: [/^@deck\//] },
    build: {
      ssr: true,
      outDir: to,
      emptyOutDir: true,
      sourcemap: true,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        input: PROGRAMS,
        output: { preserveModules: true, preserveModulesRoot: ROOT, entryFileNames: '[name].js' },
      },
    },
  });
  if (!('output' in built)) throw new Error('The build made several outputs.');
  for (const asset of ASSETS) copy(inRoot(asset), join(to, asset));
  const chunks = built.output.filter((file) => file.type === 'chunk');
  const files = new Set(chunks.map(({ fileName }) => fileName));
  const imported = chunks.flatMap(({ fileName, imports, dynamicImports }) =>
    [...imports, ...dynamicImports]
      .filter((name) => !files.has(name) && !isBuiltin(name))
      .map((name) => ({ name: toPackage(name), from: getWorkspace(fileName) })),
  );
  const all = [...READ_PACKAGES, ...imported].map((one) => /** @type {const} */ ([JSON.stringify(one), one]));
  return { packages: [...new Map(all).values()], modules: chunks.length };
}

/** @param {string} file `apps/sandbox/src/main.js` */
const getWorkspace = (file) => file.split('/').slice(0, 2).join('/');

/** @param {string} specifier `hono/cookie`, `@node-rs/argon2` */
const toPackage = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

function getBrandFonts() {
  const { dependencies } = JSON.parse(readFileSync(inRoot('packages/tokens/package.json'), 'utf8'));
  const names = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource-variable/'));
  return names.map((name) => ({ name, from: 'packages/tokens' }));
}

/**
 * Copies a file or folder without tests and without the snapshots from which migrations are generated.
 * @param {string} from
 * @param {string} to
 */
function copy(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true, filter: (name) => !/(\.test\.tsx?|_snapshot\.json)$/.test(name) });
}
