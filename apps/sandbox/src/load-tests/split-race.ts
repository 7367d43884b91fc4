import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { connect, type Database } from '../database/connect.ts';
import { orders } from '../database/schema.ts';
import { DEMO_PASSWORD, demoPeople } from '../seed/people.ts';
import { openBrowser, withKey } from '../testing/browser.ts';
import { orderDraft, stay } from '../testing/drafts.ts';
import { typeCard } from './payment-helpers.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/** The amount due: 1,000.00 in minor units. */
export const TOTAL = 100_000n;

export interface SplitOrder {
  readonly id: string;
  readonly token: string;
}

/** A payer who pays parts of an order until nothing is left. Returns the statuses of server errors. */
export type Payer = (order: SplitOrder, turn: number) => Promise<number[]>;

export interface RaceResult {
  /** Taken and kept money per round, in minor units. */
  readonly taken: readonly bigint[];
  readonly faults: readonly number[];
}

/** The number of concurrent payers of an order; each round has a new order. */
export async function raceForSplits(
  makeOrder: () => Promise<SplitOrder>,
  takenOf: (order: SplitOrder) => Promise<bigint>,
  payer: Payer,
  { payers, rounds }: { readonly payers: number; readonly rounds: number },
): Promise<RaceResult> {
  const taken: bigint[] = [];
  const faults: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const order = await makeOrder();
    const met = await Promise.all(Array.from({ length: payers }, (_, turn) => payer(order, turn)));
    faults.push(...met.flat());
    taken.push(await takenOf(order));
  }
  return { taken, faults };
}

/** The real race: payers on two server processes with a shared database. */
export async function raceOverTwoServers(
  databaseUrl: string,
  ports: readonly [number, number],
  size: { readonly payers: number; readonly rounds: number },
): Promise<RaceResult> {
  const servers: ServerProcess[] = [];
  const { db, close } = connect(databaseUrl);
  try {
    // The first server fills the database, so that the second finds it ready.
    const env = { TRUSTED_PROXIES: '127.0.0.1,::1' };
    for (const port of ports) servers.push(await startServer(port, databaseUrl, env));
    const origins = servers.map(({ origin }) => origin);
    const makeOrder = await orderMaker(origins[0] ?? '');
    // Small enough that each payer gets a turn or two.
    const largest = Math.round((Number(TOTAL) * 4) / size.payers);
    return await raceForSplits(makeOrder, (order) => takenFrom(db, order), getPayer(origins, largest), size);
  } finally {
    await close();
    await Promise.all(servers.map((server) => server.kill()));
  }
}

async function orderMaker(origin: string): Promise<() => Promise<SplitOrder>> {
  const { api } = openBrowser(origin);
  await api.session.start({ body: { login: demoPeople[0]?.login ?? '', password: DEMO_PASSWORD } });
  const body = orderDraft({ split: true, positions: [{ ...stay, amount: '1000.00' }] });
  return async () => {
    const { id, splitLink } = await api.orders.create({ body }, withKey());
    return { id, token: splitLink?.split('/').at(-1) ?? '' };
  };
}

/** The sum of the order's payments, by the PSP's transactions. */
export async function takenFrom(db: Database, { id }: SplitOrder): Promise<bigint> {
  const { rows } = await db.execute<{ taken: string }>(sql`
    SELECT coalesce(sum(captured - refunded), 0) AS taken FROM deck.payments WHERE order_id = ${id}`);
  const [order] = await db.select({ paid: orders.paid }).from(orders).where(eq(orders.id, id));
  const taken = BigInt(rows[0]?.taken ?? 0);
  // The order's balance must equal the sum of its payments.
  if (order?.paid !== taken) throw new Error(`The order says ${order?.paid}, its payments ${taken}`);
  return taken;
}

/** The smallest part, in minor units. */
const LEAST = 100;
/** How often a payer presses before giving up. */
const MOST_PRESSES = 5;

/** @param largest the maximum of a single payment, in minor units */
function getPayer(origins: readonly string[], largest: number): Payer {
  return async ({ token }, turn) => {
    const origin = origins[turn % origins.length] ?? '';
    const faults: number[] = [];
    const send = (path: string, body?: unknown) =>
      fetch(`${origin}/pay/api/${path}`, {
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
        // Each payer has an address, since one address has few open parts.
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `198.18.${turn >> 8}.${turn & 255}`,
        },
      });
    const ask = async (path: string, body?: unknown) => {
      let response = await send(path, body);
      // A busy server has begun nothing: who is there asks again.
      while (response.status === 503 && response.headers.has('retry-after')) {
        await setTimeout(1_000 * Number(response.headers.get('retry-after')));
        response = await send(path, body);
      }
      if (response.status >= 500) faults.push(response.status);
      return { ok: response.ok, answer: await response.json() };
    };
    const readPspUrl = async (link: string) => (await ask(link.split('/').at(-1) ?? '')).answer.pspUrl;
    for (;;) {
      const { answer: view } = await ask(`split/${token}`);
      if (!view.open) return faults;
      const left = Math.round(Number(view.left) * 100);
      const part = Math.min(left, randomInt(LEAST, largest));
      const { ok, answer: sent } = await ask(`split/${token}`, {
        key: randomUUID(),
        amount: (part / 100).toFixed(2),
        firstName: 'Tom',
        lastName: `Guest ${turn}`,
        email: `guest.${turn}@example.com`,
      });
      if (!ok) continue;
      // A busy PSP may give no answer in time: whoever is there presses again.
      for (let press = 0; press < MOST_PRESSES; press += 1) {
        const cardToken = await typeCard(await readPspUrl(sent.link));
        if ((await ask(`${sent.link.split('/').at(-1)}/card`, { cardToken, attempt: 0 })).ok) break;
      }
    }
  };
}
