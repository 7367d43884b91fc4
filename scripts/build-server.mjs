import { entry } from './lib/entry.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { followStarter, rerunUnderOwnNode } from './lib/node.mjs';
import { inRoot } from './lib/paths.mjs';

/** `npm run build:server`: builds the server to JavaScript in dist/server, with everything that it reads. */
await entry(async () => {
  await followStarter();
  ensureInstalled();
  const rerun = await rerunUnderOwnNode(import.meta.filename);
  if (rerun !== undefined) return rerun;

  const { buildServer } = await import('./lib/installation/server.mjs');
  const { modules, packages } = await buildServer(inRoot('dist', 'server'));
  const names = new Set(packages.map(({ name }) => name));
  console.log(`Built ${modules} modules in dist/server. They need ${[...names].sort().join(', ')}.`);
});
