import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { connect, type Database } from '../database/connect.ts';
import { startPostgres } from '../database/postgres.ts';
import { type Deal, runTill } from './payment-helpers.ts';
import { pspFor, pspOf, restartPsp } from './psp-process.ts';
import { startServer } from './server-process.ts';

export const victims = ['server', 'database', 'PSP'] as const;
type Victim = (typeof victims)[number];

/** Where the run's processes stand, and by which port the server is reached. */
interface ChaosPlace {
  /** The folder of this run's database and of the PSP's records. */
  readonly folder: string;
  readonly port: number;
}

export interface Chaos {
  /**
   * Kills one of the processes repeatedly, like a power cut, while clients write. Then it compares acknowledged writes
   * with the database and the PSP. The clients continue through every failure.
   */
  run(victim: Victim, rounds: number, onRound?: (round: number) => void): Promise<ChaosReport>;
  close(): Promise<void>;
}

export interface ChaosReport {
  readonly rounds: number;
  /** The acknowledged orders, payments and charges. */
  readonly acknowledged: { readonly orders: number; readonly payments: number; readonly charges: number };
  /** Acknowledged, but missing in the database or at the PSP; or charged by the PSP, and unknown to Deck. */
  readonly lost: readonly string[];
  /** Duplicates in the database or at the PSP. */
  readonly doubled: readonly string[];
}

const TILLS = 6;

/** Starts a database, a PSP and a server, each a process. The demo is filled in once for all runs. */
export async function openChaos({ folder, port }: ChaosPlace): Promise<Chaos> {
  let postgres = await startPostgres(folder);
  await pspFor(postgres.url, port, join(folder, 'psp.db'));
  const launch = () => startServer(port, postgres.url, { TRUSTED_PROXIES: '127.0.0.1,::1' });
  let server = await launch();

  async function kill(victim: Victim): Promise<void> {
    if (victim === 'server') {
      await server.kill();
      server = await launch();
    } else if (victim === 'database') {
      process.kill(postgres.pid, 'SIGKILL');
      await postgres.lost;
      postgres = await startPostgres(folder);
    } else {
      await restartPsp(postgres.url);
    }
  }

  return {
    run: async (victim, rounds, onRound) => {
      const deals: Deal[] = [];
      const over = new AbortController();
      const tills = Array.from({ length: TILLS }, () => runTill(server.origin, deals, over.signal));
      // A refused client fails the run at its end, when it is awaited.
      const ended = Promise.allSettled(tills);
      for (const till of tills) till.catch(() => over.abort());
      try {
        for (let round = 1; round <= rounds; round += 1) {
          await acknowledgedSince(deals, over.signal);
          await wait(Math.random() * 500);
          await kill(victim);
          onRound?.(round);
        }
        await acknowledgedSince(deals, over.signal);
      } finally {
        over.abort();
        await ended;
      }
      for (const till of await ended) if (till.status === 'rejected') throw till.reason;
      return { rounds, ...(await compare(postgres.url, deals)) };
    },
    close: async () => {
      await server.kill();
      await postgres.stop();
    },
  };
}

/** Waits for a few more acknowledgements, so that every round kills in the middle of work. */
export async function acknowledgedSince(deals: readonly Deal[], over: AbortSignal): Promise<void> {
  const count = () =>
    deals.reduce(
      (all, { orderId, paymentId, charged }) => all + [orderId, paymentId, charged].filter(Boolean).length,
      0,
    );
  const before = count();
  while (!over.aborted && count() < before + 2 * TILLS) await wait(20);
}

/** Compares acknowledged writes with the database and with the PSP's own records. */
export async function compare(url: string, deals: readonly Deal[]): Promise<Omit<ChaosReport, 'rounds'>> {
  const { db, close } = connect(url);
  try {
    const { rows } = await db.execute<{
      external_id: string;
      id: string;
      payments: number;
      charges: number;
      captured: string;
      paid: string;
    }>(sql`
      SELECT o.external_id, o.id, o.paid,
        count(DISTINCT p.id)::int AS payments,
        count(t.id) FILTER (WHERE t.type = 'CHARGE' AND t.status = 'APPROVED')::int AS charges,
        coalesce(max(p.captured), 0) AS captured
      FROM deck.orders o
        LEFT JOIN deck.payments p ON p.order_id = o.id
        LEFT JOIN deck.transactions t ON t.payment_id = p.id
      WHERE o.external_id LIKE 'CHAOS-%' GROUP BY o.id`);
    const found = new Map(rows.map((row) => [row.external_id, row]));
    const lost = deals.flatMap(({ externalId, orderId, paymentId, charged }) => {
      const row = found.get(externalId);
      return [
        ...(orderId && row?.id !== orderId ? [`order ${externalId}`] : []),
        ...(paymentId && row?.payments !== 1 ? [`payment of ${externalId}`] : []),
        ...(charged && row?.charges !== 1 ? [`charge of ${externalId}`] : []),
        ...(charged && row?.paid !== row?.captured ? [`sum of ${externalId}`] : []),
      ];
    });
    const doubled = rows
      .filter((row) => row.payments > 1 || row.charges > 1)
      .map((row) => `${row.external_id}: ${row.payments} payments, ${row.charges} charges`);
    const counted = (of: (deal: Deal) => unknown) => deals.filter((deal) => Boolean(of(deal))).length;
    const acknowledged = {
      orders: counted((deal) => deal.orderId),
      payments: counted((deal) => deal.paymentId),
      charges: counted((deal) => deal.charged),
    };
    const atPsp = await compareWithPsp(db, url, deals);
    return {
      acknowledged,
      lost: [...lost, ...atPsp.lost],
      doubled: [...doubled, ...atPsp.doubled],
    };
  } finally {
    await close();
  }
}

/** What the PSP charged is Deck's own operation, once per payment; what Deck acknowledged was charged. */
async function compareWithPsp(
  db: Database,
  url: string,
  deals: readonly Deal[],
): Promise<Pick<ChaosReport, 'lost' | 'doubled'>> {
  const { rows } = await db.execute<{ external_id: string; id: string; operations: string[] }>(sql`
    SELECT o.external_id, p.id, coalesce(array_agg(s.id) FILTER (WHERE s.id IS NOT NULL), '{}') AS operations
    FROM deck.orders o
      JOIN deck.payments p ON p.order_id = o.id
      LEFT JOIN deck.psp_operations s ON s.payment_id = p.id
    WHERE o.external_id LIKE 'CHAOS-%' GROUP BY o.external_id, p.id`);
  const acknowledged = new Set(deals.flatMap(({ externalId, charged }) => (charged ? [externalId] : [])));
  const psp = await pspOf(url);
  const lost: string[] = [];
  const doubled: string[] = [];
  for (const { external_id: name, id, operations } of rows) {
    const told = await psp.readReference(id);
    if (told === undefined) throw new Error('The PSP does not answer');
    const charges = told.filter(({ type, status }) => type === 'CHARGE' && status === 'APPROVED');
    if (charges.length > 1) doubled.push(`${name}: ${charges.length} charges at the PSP`);
    if (charges.length === 0 && acknowledged.has(name)) lost.push(`charge of ${name} at the PSP`);
    if (charges.some((charge) => !operations.includes(charge.id))) lost.push(`the PSP's charge of ${name}`);
  }
  return { lost, doubled };
}
