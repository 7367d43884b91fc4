import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../workspaces.mjs';
import { distOf, folderOf, getExports, toBuiltName } from './exports.mjs';

/**
 * Writes the package.json of a built package. It needs only what its modules and declarations import; another package of
 * Deck in the version that was built with it.
 * @param {import('./exports.mjs').Published} name
 * @param {ReadonlySet<string>} imported packages
 */
export function writeManifest(name, imported) {
  const { version, description, license, dependencies, peerDependencies, peerDependenciesMeta, ...source } =
    readManifest(folderOf(name));
  const hasStyles = existsSync(join(distOf(name), 'styles.css'));
  const needed = Object.entries(/** @type {Record<string, string>} */ (dependencies ?? {}))
    .filter(([one]) => imported.has(one))
    .map(([one, range]) => [one, one.startsWith('@deck/') ? version : range]);
  const manifest = {
    name: source.name,
    version,
    description,
    license,
    type: 'module',
    sideEffects: name === 'tokens' || hasStyles ? ['**/*.css'] : false,
    exports: {
      ...Object.fromEntries(
        Object.entries(getExports(name)).map(([path, file]) => {
          const built = `./${toBuiltName(file.replace('src/', ''))}`;
          return [path, { types: `${built}.d.ts`, default: `${built}.js` }];
        }),
      ),
      ...(hasStyles && { './styles.css': './styles.css' }),
      ...(name === 'tokens' && { './brands/*.css': './brands/*.css' }),
      './package.json': './package.json',
    },
    files: ['**/*.js', '**/*.d.ts', '**/*.css', '**/*.woff2'],
    engines: { node: '>=22' },
    dependencies: Object.fromEntries(needed),
    peerDependencies,
    peerDependenciesMeta,
  };
  writeFileSync(join(distOf(name), 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
