import { relative } from 'node:path';
import { installedEntry } from './lib/installed-entry.mjs';
import { ROOT } from './lib/paths.mjs';

/** `npm run build:packages`: builds each package of packages/ into its `dist`, and packs it into dist/packages. */
await installedEntry(import.meta.filename, async () => {
  const [{ buildPackages }, { packAll }] = await Promise.all([
    import('./lib/packages/build.mjs'),
    import('./lib/packages/pack.mjs'),
  ]);
  await buildPackages();
  for (const { file, files, kB } of packAll())
    console.log(`${relative(ROOT, file)}: ${files} files, ${kB.toFixed(0)} kB`);
});
