import type { PspCard, PspOperation } from './port.ts';

/** What only the simulated PSP can do. */
export interface SimulatorControl {
  /** Sets the simulator's time. Returns once it has sent the notices that are due by then. */
  follow(now: Date): Promise<void>;
  /** When something falls due there next; undefined if nothing will. */
  nextDue(): Promise<Date | undefined>;
  /** Adds operations and cards of the time before, as the demo data has them. */
  record(records: {
    readonly operations: readonly PspOperation[];
    readonly cards: readonly PspCard[];
  }): Promise<void>;
}

interface Options {
  readonly url: string;
  readonly key: string;
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** How many records go into one request. */
const BATCH = 500;

export function createSimulatorControl({ url, key, fetch = globalThis.fetch }: Options): SimulatorControl {
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(
      new Request(`${url}/simulator${path}`, {
        method,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    if (!response.ok) throw new Error(`The simulated PSP refused ${path} with ${response.status}`);
    return response;
  };
  return {
    follow: async (now) => {
      await call('PUT', '/clock', { now: now.toISOString() });
    },
    nextDue: async () => {
      const { at } = (await (await call('GET', '/next')).json()) as { at: string | null };
      return at === null ? undefined : new Date(at);
    },
    record: async ({ operations, cards }) => {
      for (let from = 0; from < Math.max(operations.length, cards.length); from += BATCH)
        await call('POST', '/records', {
          operations: operations.slice(from, from + BATCH),
          cards: cards.slice(from, from + BATCH),
        });
    },
  };
}
