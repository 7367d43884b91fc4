import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inRoot } from '../paths.mjs';
import { copyBrand } from './brand.mjs';
import { selectPackages } from './packages.mjs';
import { buildServer, PROGRAMS } from './server.mjs';

/**
 * Makes the folder of an installation: the built server, the built pages, and the packages that the server imports.
 * Nothing in it belongs to development.
 * @param {string} to the folder, which is emptied first
 * @param {{ brand: string, site: { deck: string, pages: string } }} built
 */
export async function makeInstallation(to, { brand, site }) {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const { packages } = await buildServer(join(to, 'dist', 'server'));
  const { BRAND_FOLDER } = process.env;
  if (BRAND_FOLDER && basename(BRAND_FOLDER) === brand)
    copyBrand(BRAND_FOLDER, join(to, 'dist/server/packages/tokens/brands', brand));
  cpSync(site.deck, join(to, 'web', 'deck'), { recursive: true });
  cpSync(site.pages, join(to, 'web', 'pages'), { recursive: true });
  writePackages(to, packages);
  writeFileSync(join(to, 'server.js'), getStarter(brand, 'apps/sandbox/src/main'));
  writeFileSync(join(to, 'backup-try.js'), getStarter(brand, 'scripts/installed/backup-try'));
  writeFileSync(join(to, 'company-new.js'), getStarter(brand, 'scripts/installed/company-new'));
}

/**
 * Writes package.json and its lock file, and copies the packages as they were tested. `npm ci` in the folder installs
 * the same ones for another platform.
 * @param {string} to
 * @param {readonly import('./packages.mjs').Imported[]} imported
 */
function writePackages(to, imported) {
  const selected = selectPackages(readJson(inRoot('package-lock.json')).packages, imported);
  const names = [...new Set(imported.map(({ name }) => name))].sort();
  const about = {
    name: 'deck-installation',
    private: true,
    type: 'module',
    license: 'UNLICENSED',
    engines: { node: '>=24' },
    scripts: {
      start: 'node server.js',
      'company:new': 'node company-new.js',
      'backup:try': 'node backup-try.js',
    },
    dependencies: Object.fromEntries(
      names.map((name) => [name, selected[`node_modules/${name}`]?.locked.version]),
    ),
  };
  const { name, license, dependencies, engines } = about;
  const locked = Object.entries(selected).map(([path, one]) => [path, one.locked]);
  const packages = { '': { name, license, dependencies, engines }, ...Object.fromEntries(locked) };
  writeJson(join(to, 'package.json'), about);
  writeJson(join(to, 'package-lock.json'), { name, lockfileVersion: 3, requires: true, packages });
  for (const [path, { source }] of Object.entries(selected)) {
    const from = inRoot(source);
    // A package for another platform is locked, and not here.
    if (existsSync(from)) cpSync(from, join(to, path), { recursive: true, filter: isOwn(from) });
  }
}

/**
 * Packages inside a package are copied by their own entries. Types and maps of packages are for development.
 * @param {string} folder of the package
 */
const isOwn = (folder) => (/** @type {string} */ file) =>
  file !== join(folder, 'node_modules') && !/\.(d\.[cm]?ts|map)$/.test(file);

/**
 * A program at the top of the folder. What the environment sets comes first.
 * @param {string} brand
 * @param {keyof typeof PROGRAMS} program
 */
const getStarter = (brand, program) => `import { fileURLToPath } from 'node:url';

process.setSourceMapsEnabled(true);
process.env.DECK_ENVIRONMENT ||= 'prod';
process.env.BRAND ||= '${brand}';
process.env.DECK_DIST ||= fileURLToPath(new URL('web/deck', import.meta.url));
process.env.PAGES_DIST ||= fileURLToPath(new URL('web/pages', import.meta.url));
await import('./dist/server/${program}.js');
`;

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * @param {string} file
 * @param {unknown} content
 */
const writeJson = (file, content) => writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
