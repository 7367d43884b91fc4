import { entry } from './lib/entry.mjs';
import { program, startNode } from './lib/processes.mjs';
import { placeBrand } from './lib/settings.mjs';

/** Runs Turborepo as the other scripts do: without telemetry, and with its cache inside the project. */
await entry(() => {
  placeBrand(process.env);
  return startNode([program('turbo'), ...process.argv.slice(2)]).exited;
});
