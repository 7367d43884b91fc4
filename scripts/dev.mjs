import { entry, fail } from './lib/entry.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { followStarter, rerunUnderOwnNode } from './lib/node.mjs';
import { CACHE, DATA } from './lib/paths.mjs';
import { aborted, stopSignal } from './lib/processes.mjs';
import { ensurePortFree, readSettings } from './lib/settings.mjs';
import { ensureWritable } from './lib/writable.mjs';

const STORYBOOK_PORT = 6006;

/** `npm run dev`: runs Vite with hot reload, a sandbox that restarts on change, and Storybook, until Ctrl+C. */
await entry(async () => {
  await followStarter();
  const settings = readSettings(process.env);
  const sandboxPort = settings.port + 1;
  for (const port of [settings.port, sandboxPort, STORYBOOK_PORT]) await ensurePortFree(port);
  for (const folder of [DATA, CACHE]) ensureWritable(folder);
  ensureInstalled();
  const rerun = await rerunUnderOwnNode(import.meta.filename);
  if (rerun !== undefined) return rerun;

  const [{ assertBrand }, { openDatabase }, development] = await Promise.all([
    import('./lib/brand.mjs'),
    import('./lib/database.mjs'),
    import('./lib/development.mjs'),
  ]);
  assertBrand(settings.brand);
  const signal = stopSignal();
  const database = await openDatabase(settings.databaseUrl);
  const psp = await development.startFrames(settings, sandboxPort);
  const parts = [
    ...psp.parts,
    development.startDeck(settings, sandboxPort),
    development.startSandboxOnChange(
      { ...settings, port: sandboxPort },
      settings.port,
      database.url,
      psp.env,
    ),
    development.startPages(settings.brand),
    development.startStorybook(settings.brand, STORYBOOK_PORT),
  ];
  try {
    console.log(
      `Deck on http://localhost:${settings.port}, Storybook on http://localhost:${STORYBOOK_PORT}; Ctrl+C stops all.`,
    );
    const gone = [
      database.lost.then(() => 'database'),
      ...parts.map((part) => part.exited.then(() => part.name)),
    ];
    const name = await Promise.race([aborted(signal), ...gone]);
    if (!signal.aborted) fail(`Everything stops, since the ${name} did: see its last lines above.`);
  } finally {
    await Promise.all(parts.map((part) => part.stop()));
    await database.stop();
  }
});
