import { build } from './lib/build.mjs';
import { openThrowawayDatabase } from './lib/database.mjs';
import { entry } from './lib/entry.mjs';
import './lib/lifeline.mjs';
import { stopSignal } from './lib/processes.mjs';
import { serve } from './lib/serve.mjs';
import { ensurePortFree, readSettings } from './lib/settings.mjs';

/** The Deck the journeys walk through: the product as it is built, on an empty database of its own. */
await entry(async () => {
  const settings = readSettings({ DECK_ENVIRONMENT: 'qa', ...process.env });
  await ensurePortFree(settings.port);
  const signal = stopSignal();
  const database = await openThrowawayDatabase(settings.databaseUrl, `e2e-${settings.brand}`);
  try {
    const site = await build(settings.brand, signal);
    return signal.aborted ? 0 : await serve(settings, site, database, signal);
  } finally {
    await database.stop();
  }
});
