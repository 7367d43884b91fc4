import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { CHANGES, type Change } from './publish-change.ts';

/** A change, or `ANYTHING` after a gap in which changes may have been missed. */
export type Heard = Change | 'ANYTHING';

/** What this process hears of the changes made by all server processes over the same database. */
export interface Changes {
  /** Returns how to stop. */
  subscribe(listener: (heard: Heard) => void): () => void;
  close(): Promise<void>;
}

/** Between attempts to reach the database, in milliseconds. */
const AGAIN = 1_000;

/** Listens on a connection of its own, which no pooler may share, and connects again whenever it breaks. */
export function listenForChanges(url: string, onLost: (error: unknown) => void): Changes {
  const listeners = new Set<(heard: Heard) => void>();
  const stopping = new AbortController();
  const tell = (heard: Heard) => {
    for (const listener of listeners) listener(heard);
  };

  const listening = (async () => {
    while (!stopping.signal.aborted) {
      await listenOnce(url, tell, stopping.signal).catch(onLost);
      await wait(AGAIN, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async close() {
      stopping.abort();
      await listening;
    },
  };
}

/** Listens until the connection breaks or the server stops. */
async function listenOnce(url: string, tell: (heard: Heard) => void, signal: AbortSignal): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    application_name: 'deck changes',
  });
  const over = new Promise<void>((settle, reject) => {
    client.on('error', reject);
    client.on('end', settle);
    signal.addEventListener('abort', () => settle(), { once: true });
  });
  // It may break while it connects, before anyone waits for its end.
  over.catch(() => undefined);
  client.on('notification', ({ payload = '' }) => tell(JSON.parse(payload) as Change));
  try {
    await client.connect();
    await client.query(`LISTEN ${CHANGES}`);
    tell('ANYTHING');
    await over;
  } finally {
    await client.end().catch(() => undefined);
  }
}
