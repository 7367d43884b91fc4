import { entry } from './lib/entry.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { followStarter, rerunUnderOwnNode } from './lib/node.mjs';
import { CACHE, DATA } from './lib/paths.mjs';
import { stopSignal } from './lib/processes.mjs';
import { ensurePortFree, readSettings } from './lib/settings.mjs';
import { ensureWritable } from './lib/writable.mjs';

/** `npm start`: takes a fresh clone to a running Deck. Before the install it runs on any version of Node. */
await entry(async () => {
  await followStarter();
  const settings = readSettings(process.env);
  await ensurePortFree(settings.port);
  for (const folder of [DATA, CACHE]) ensureWritable(folder);
  ensureInstalled();
  const rerun = await rerunUnderOwnNode(import.meta.filename);
  if (rerun !== undefined) return rerun;

  const [{ build }, { openDatabase }, { serve }] = await Promise.all([
    import('./lib/build.mjs'),
    import('./lib/database.mjs'),
    import('./lib/serve.mjs'),
  ]);
  const signal = stopSignal();
  const database = await openDatabase(settings.databaseUrl);
  try {
    console.log(`Building what changed, for the brand ${settings.brand} …`);
    const site = await build(settings.brand, signal);
    return signal.aborted ? 0 : await serve(settings, site, database, signal);
  } finally {
    await database.stop();
  }
});
