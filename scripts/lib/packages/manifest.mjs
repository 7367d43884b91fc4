import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../workspaces.mjs';
import { distOf, folderOf, getExports, toBuiltName } from './exports.mjs';
import { ALL_STYLES, NO_STYLES, STYLES } from './styles.mjs';

/** What the packed tokens have of the brands: styles of all, styles of each, drawings of each. */
const BRAND_FILES = ['brands.css', 'brands/*.css', 'brands/*.svg'];

/**
 * Writes the package.json of a built package. It needs only what its modules and declarations import; another package of
 * Deck in the version that was built with it.
 * @param {import('./exports.mjs').Published} name
 * @param {ReadonlySet<string>} imported packages
 * @param {readonly string[]} effects the modules that are imported for their styles alone
 */
export function writeManifest(name, imported, effects) {
  const { version, description, license, dependencies, peerDependencies, peerDependenciesMeta, ...source } =
    readManifest(folderOf(name));
  const hasStyles = existsSync(join(distOf(name), ALL_STYLES));
  const needed = Object.entries(/** @type {Record<string, string>} */ (dependencies ?? {}))
    .filter(([one]) => imported.has(one))
    .map(([one, range]) => [one, one.startsWith('@deck/') ? version : range]);
  const manifest = {
    name: source.name,
    version,
    description,
    license,
    type: 'module',
    sideEffects: name === 'tokens' || hasStyles ? ['**/*.css', ...effects] : false,
    ...(hasStyles && { imports: { [`${STYLES}*`]: { node: `./${NO_STYLES}`, default: './*' } } }),
    exports: {
      ...Object.fromEntries(
        Object.entries(getExports(name)).map(([path, file]) => {
          const built = `./${toBuiltName(file.replace('src/', ''))}`;
          return [path, { types: `${built}.d.ts`, default: `${built}.js` }];
        }),
      ),
      ...(hasStyles && { [`./${ALL_STYLES}`]: `./${ALL_STYLES}` }),
      ...(name === 'tokens' &&
        Object.fromEntries(BRAND_FILES.map((pattern) => [`./${pattern}`, `./${pattern}`]))),
      './package.json': './package.json',
    },
    files: ['**/*.js', '**/*.d.ts', '**/*.css', '**/*.woff2', '**/*.svg'],
    engines: { node: '>=22' },
    dependencies: Object.fromEntries(needed),
    peerDependencies,
    peerDependenciesMeta,
  };
  writeFileSync(join(distOf(name), 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
