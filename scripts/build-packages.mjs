import { relative } from 'node:path';
import { entry } from './lib/entry.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { followStarter, rerunUnderOwnNode } from './lib/node.mjs';
import { ROOT } from './lib/paths.mjs';

/** `npm run build:packages`: builds each package of packages/ into its `dist`, and packs it into dist/packages. */
await entry(async () => {
  await followStarter();
  ensureInstalled();
  const rerun = await rerunUnderOwnNode(import.meta.filename);
  if (rerun !== undefined) return rerun;

  const [{ buildPackages }, { packAll }] = await Promise.all([
    import('./lib/packages/build.mjs'),
    import('./lib/packages/pack.mjs'),
  ]);
  await buildPackages();
  for (const { file, files, kB } of packAll())
    console.log(`${relative(ROOT, file)}: ${files} files, ${kB.toFixed(0)} kB`);
});
