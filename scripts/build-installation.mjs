import { readdirSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { readArguments } from './lib/arguments.mjs';
import { entry } from './lib/entry.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { followStarter, rerunUnderOwnNode } from './lib/node.mjs';
import { ROOT } from './lib/paths.mjs';
import { readSettings } from './lib/settings.mjs';

/**
 * `npm run build:installation [-- --to FOLDER]`: makes a folder that runs without this tree, for the brand of BRAND: in
 * it, `node server.js` starts the server.
 */
await entry(async () => {
  await followStarter();
  const { values } = readArguments({ options: { to: { type: 'string', default: 'dist/installation' } } });
  ensureInstalled();
  const rerun = await rerunUnderOwnNode(import.meta.filename);
  if (rerun !== undefined) return rerun;

  const [{ build }, { makeInstallation }] = await Promise.all([
    import('./lib/build.mjs'),
    import('./lib/installation/make.mjs'),
  ]);
  const to = resolve(ROOT, values.to);
  const { brand } = readSettings({ BRAND: process.env.BRAND });
  await makeInstallation(to, { brand, site: await build(brand) });
  const sizes = ['dist', 'web', 'node_modules'].map((name) => `${name} ${getSize(join(to, name))} MB`);
  const below = relative(ROOT, to);
  console.log(`Made ${below.startsWith('..') ? to : below}: ${sizes.join(', ')}.`);
});

/** @param {string} folder @returns {string} megabytes of its files */
function getSize(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  return (bytes / 1_000_000).toFixed(1);
}
