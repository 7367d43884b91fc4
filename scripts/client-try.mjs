import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail } from './lib/entry.mjs';
import { npm } from './lib/install.mjs';
import { installedEntry } from './lib/installed-entry.mjs';
import { inRoot } from './lib/paths.mjs';

const CLIENTS = inRoot('clients');
const GENERATOR = join(CLIENTS, 'node_modules/openapi-typescript/bin/cli.js');
const COMPILER = join(CLIENTS, 'node_modules/typescript/bin/tsc');

/**
 * `npm run client:try`: generates a client of the running server's OpenAPI document with openapi-typescript, compiles a
 * program with it, and lets the program make an order and read it with a token. The first run installs the generator.
 */
await installedEntry(import.meta.filename, async () => {
  if (!existsSync(GENERATOR)) npm(['ci', '--prefix', CLIENTS, '--no-audit', '--no-fund', '--loglevel=error']);
  if (!existsSync(GENERATOR))
    fail(
      'The generator could not be installed: see the message above, check the network, and run this again.',
    );

  const [{ openThrowawayDatabase }, { startServer }, { issueToken }, { freePort }, { runNode }] =
    await Promise.all([
      import('./lib/database.mjs'),
      import('../apps/sandbox/src/load-tests/server-process.ts'),
      import('../apps/sandbox/src/testing/issue-token.ts'),
      import('./lib/settings.mjs'),
      import('./lib/processes.mjs'),
    ]);
  const run = async (/** @type {string[]} */ ...args) => {
    const { code, output } = await runNode(args, { cwd: CLIENTS });
    if (code !== 0) fail(`The client does not come about:\n${output}`);
  };
  const database = await openThrowawayDatabase(process.env.DATABASE_URL, 'client');
  try {
    const server = await startServer(await freePort(), database.url);
    try {
      const url = server.origin;
      const document = await (await fetch(`${url}/docs/openapi.json`)).text();
      mkdirSync(join(CLIENTS, '.cache'), { recursive: true });
      writeFileSync(join(CLIENTS, '.cache/openapi.json'), document);
      await run(GENERATOR, '.cache/openapi.json', '--output', '.cache/api.d.ts');
      await run(COMPILER, '--project', '.');
      // By its path: its types are only there once the client is generated.
      const { makeAndReadOrder, readRefusal } = await import(pathToFileURL(inRoot('clients/order.ts')).href);
      const access = { url, token: await issueToken(url) };
      const { id, total, currency, customer } = await makeAndReadOrder(access);
      const seen = `${total} ${currency} of ${customer}`;
      if (seen !== '180.00 EUR of Maria Papadopoulou') fail(`The client read another order: ${seen}.`);
      const code = await readRefusal(access);
      if (code !== 'NOT_FOUND') fail(`The client was not refused with NOT_FOUND but with ${code}.`);
      console.log(`The generated client compiles, made the order ${id} and read it: ${seen}.`);
    } finally {
      await server.kill();
    }
  } finally {
    await database.stop();
  }
});
