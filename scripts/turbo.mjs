import { entry } from './lib/entry.mjs';
import { program, startNode } from './lib/processes.mjs';

/** Turbo as the other scripts run it: without telemetry, keeping what it keeps inside the project. */
await entry(() => startNode([program('turbo'), ...process.argv.slice(2)]).exited);
