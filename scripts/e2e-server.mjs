import { setTimeout as wait } from 'node:timers/promises';
import { administer, withDatabase } from '../apps/sandbox/src/testing/test-server.ts';
import { build } from './lib/build.mjs';
import { openThrowawayDatabase } from './lib/database.mjs';
import { entry } from './lib/entry.mjs';
import './lib/lifeline.mjs';
import { stopSignal } from './lib/processes.mjs';
import { serve } from './lib/serve.mjs';
import { ensurePortFree, readSettings } from './lib/settings.mjs';

/**
 * The settings that most servers do without. No server has these addresses: the journey itself answers the requests. Its
 * pages come undrawn, as from a busy server.
 */
const THIRD_PARTIES = {
  DRAWN_PAGES: '0',
  CHAT_URL: 'https://chat.deck.invalid/widget.js',
  ANALYTICS_URL: 'https://analytics.deck.invalid/script.js',
};

/**
 * Starts the servers for the journeys: the built product, one server with its own database on each of PORTS. One more
 * on THIRD_PARTIES_PORT loads third-party scripts.
 */
await entry(async () => {
  const { PORTS = '', THIRD_PARTIES_PORT } = process.env;
  const ports = [...PORTS.split(','), ...(THIRD_PARTIES_PORT ? [THIRD_PARTIES_PORT] : [])];
  const decks = ports.map((PORT) => readSettings({ DECK_ENVIRONMENT: 'qa', ...process.env, PORT }));
  const { brand, databaseUrl } = readSettings(process.env);
  for (const { port } of decks) await ensurePortFree(port);
  const signal = stopSignal();
  const server = await openThrowawayDatabase(databaseUrl, `e2e-${brand}`);
  try {
    const site = await build(brand, signal);
    if (signal.aborted) return 0;
    const serving = decks.map(async (deck) => {
      const url = await emptyDatabase(server.url, nameFor(deck));
      const others = String(deck.port) === THIRD_PARTIES_PORT ? THIRD_PARTIES : undefined;
      return await serve(deck, site, { ...server, url }, signal, others, ':memory:');
    });
    await Promise.all(
      decks.map(async (deck) => {
        await answers(deck.port, signal);
        if (!signal.aborted) await finishReminders(withDatabase(server.url, nameFor(deck)));
      }),
    );
    console.log('All Decks are ready.');
    return await Promise.race(serving);
  } finally {
    await server.stop();
  }
});

/** @param {import('./lib/settings.mjs').Settings} deck */
function nameFor({ port }) {
  return `deck_walked_at_${port}`;
}

/**
 * Marks the seed's reminders as sent. They are due at fixed hours and would interrupt unrelated journeys.
 * @param {string} url
 */
function finishReminders(url) {
  return administer(url, 'UPDATE reminders SET done_at = now()');
}

/**
 * @param {string} serverUrl
 * @param {string} name
 */
async function emptyDatabase(serverUrl, name) {
  await administer(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await administer(serverUrl, `CREATE DATABASE ${name}`);
  return withDatabase(serverUrl, name);
}

/**
 * @param {number} port
 * @param {AbortSignal} signal
 */
async function answers(port, signal) {
  while (!signal.aborted) {
    const isThere = await fetch(`http://localhost:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await wait(200);
  }
}
