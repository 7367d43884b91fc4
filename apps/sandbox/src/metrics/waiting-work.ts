import { and, eq, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { Gauge } from 'prom-client';
import type { Services } from '../context.ts';
import { callbacks, letters, messages, pspOperations } from '../database/schema.ts';
import type { Metrics } from './metrics.ts';

/** How long the database may take to answer until it counts as away, in milliseconds. */
const PATIENCE = 2_000;

type Needs = Pick<Services, 'db' | 'clock'>;

/** What is due and was not done: its kind, and its age in seconds; 0 if nothing is. */
async function readWaitingWork({ db, clock }: Needs): Promise<ReadonlyMap<string, number>> {
  const now = clock.now();
  const sentAt = sql<Date>`coalesce(${messages.carrierDueAt}, ${messages.sentAt})`;
  const moment = sql`${now.toISOString()}::timestamptz`;
  const oldest = (due: SQL | AnyPgColumn) => ({
    age: sql<number | null>`extract(epoch FROM ${moment} - min(${due}))::float8`,
  });
  const found = await Promise.all([
    db
      .select(oldest(callbacks.dueAt))
      .from(callbacks)
      .where(and(eq(callbacks.status, 'QUEUED'), lte(callbacks.dueAt, now))),
    db
      .select(oldest(letters.dueAt))
      .from(letters)
      .where(and(isNull(letters.givenUpAt), lte(letters.dueAt, now))),
    db
      .select(oldest(sentAt))
      .from(messages)
      .where(and(eq(messages.carrier, 'WAITING'), sql`${sentAt} <= ${moment}`)),
    db
      .select(oldest(pspOperations.createdAt))
      .from(pspOperations)
      .where(and(eq(pspOperations.answered, false), isNotNull(pspOperations.errand))),
  ]);
  const kinds = ['callback', 'letter', 'message', 'psp_errand'];
  return new Map(kinds.map((kind, index) => [kind, Math.max(0, found[index]?.[0]?.age ?? 0)]));
}

/** Measures what waits whenever Prometheus asks, and whether the database answers. */
export function watchWaitingWork({ registry }: Metrics, services: Needs): void {
  const isUp = new Gauge({
    name: 'deck_database_up',
    help: '1 if the database answers',
    registers: [registry],
  });
  new Gauge({
    name: 'deck_oldest_due_seconds',
    help: 'How long the oldest due work waits, by its kind',
    labelNames: ['work'],
    registers: [registry],
    async collect() {
      this.reset();
      const waiting = await inTime(readWaitingWork(services));
      isUp.set(waiting ? 1 : 0);
      for (const [work, age] of waiting ?? []) this.set({ work }, age);
    },
  });
}

/** Undefined if it fails or takes too long. */
async function inTime<Result>(asked: Promise<Result>): Promise<Result | undefined> {
  const { promise: tooLong, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), PATIENCE);
  const answered = asked.catch(() => undefined);
  return await Promise.race([answered, tooLong]).finally(() => clearTimeout(timer));
}
