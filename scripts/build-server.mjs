import { installedEntry } from './lib/installed-entry.mjs';
import { inRoot } from './lib/paths.mjs';

/** `npm run build:server`: builds the server to JavaScript in dist/server, with everything that it reads. */
await installedEntry(import.meta.filename, async () => {
  const { buildServer } = await import('./lib/installation/server.mjs');
  const { modules, packages } = await buildServer(inRoot('dist', 'server'));
  const names = new Set(packages.map(({ name }) => name));
  console.log(`Built ${modules} modules in dist/server. They need ${[...names].sort().join(', ')}.`);
});
