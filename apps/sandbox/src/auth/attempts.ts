import { Refusal } from '@deck/api/server';
import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import type { Queries } from '../database/queries.ts';
import { attempts } from '../database/schema.ts';
import { getNetworks } from './address-networks.ts';
import { limits, type Purpose } from './limits.ts';

/**
 * An attempt without an outcome counts for so long, in milliseconds: then the server that worked on it has fallen. The
 * longest work, a card, waits ten seconds each for a lock and for the PSP.
 */
const UNDERWAY = 2 * 60_000;

/** An attempt that counts while it is under way. */
export interface Attempt {
  /** The attempt succeeded, or was none: it counts no longer. */
  giveBack(): Promise<void>;
  /** The attempt failed: it counts until the window is over. */
  fail(): Promise<void>;
}

interface Row {
  readonly purpose: Purpose;
  readonly key: string;
  readonly resetsAt: Date;
}

/**
 * Counts an attempt for good, in a statement of its own: of attempts that overlap, on however many servers, no more than
 * the limit are let through. Never called in a transaction, whose end would decide about the count.
 * @param who an address or an id, as the limit says
 * @throws Refusal TOO_MANY_REQUESTS with the seconds to wait.
 */
export async function countAttempt(db: Database, purpose: Purpose, who: string, now: Date): Promise<void> {
  const attempt = await beginAttempt(db, purpose, who, now);
  await attempt.fail();
}

/**
 * Counts an attempt before its work, as `countAttempt` does, until its outcome is known. If its server falls meanwhile, it
 * counts no longer after two minutes.
 * @param most the limit; by default the purpose's
 * @throws Refusal TOO_MANY_REQUESTS with the seconds to wait.
 */
export async function beginAttempt(
  db: Database,
  purpose: Purpose,
  who: string,
  now: Date,
  most: number = limits[purpose].most,
): Promise<Attempt> {
  const keys = limits[purpose].by === 'ADDRESS' ? getNetworks(who) : [{ key: who, share: 1 }];
  const counted: Row[] = [];
  const end = async (failed: boolean) => {
    for (const row of counted) await settle(db, row, now, failed);
  };
  for (const { key, share } of keys) {
    const resetsAt = await add(db, { purpose, key }, most * share, now);
    if (!resetsAt) {
      await end(false);
      throw await tooMany(db, { purpose, key }, now);
    }
    counted.push({ purpose, key, resetsAt });
  }
  return { giveBack: () => end(false), fail: () => end(true) };
}

/** Counts an attempt unless that passes the limit. Whether it was counted. */
export async function countIfFew(db: Database, purpose: Purpose, who: string, now: Date): Promise<boolean> {
  const attempt = await beginIfFew(db, purpose, who, now);
  await attempt?.fail();
  return attempt !== undefined;
}

/** Begins an attempt unless that passes the limit: then undefined. */
export async function beginIfFew(
  db: Database,
  purpose: Purpose,
  who: string,
  now: Date,
): Promise<Attempt | undefined> {
  try {
    return await beginAttempt(db, purpose, who, now);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/**
 * Runs a task that counts as an attempt if it fails.
 * @param isFailure by default any refusal; faults of the server never count.
 * @throws Refusal TOO_MANY_REQUESTS with the seconds to wait, before the task.
 */
export async function limitFailures<T>(
  db: Database,
  purpose: Purpose,
  who: string,
  now: Date,
  task: () => Promise<T>,
  isFailure: (refusal: Refusal) => boolean = () => true,
): Promise<T> {
  const attempt = await beginAttempt(db, purpose, who, now);
  try {
    const result = await task();
    await attempt.giveBack();
    return result;
  } catch (error) {
    if (error instanceof Refusal && isFailure(error)) await attempt.fail();
    else await attempt.giveBack();
    throw error;
  }
}

/** Deletes counts that are over, and those from before the clock was set back. */
export async function forgetOldAttempts(db: Queries, now: Date): Promise<void> {
  const longest = Math.max(...Object.values(limits).map(({ window }) => window));
  await db
    .delete(attempts)
    .where(or(lte(attempts.resetsAt, now), gt(attempts.resetsAt, new Date(now.getTime() + 2 * longest))));
}

const at = ({ purpose, key }: Pick<Row, 'purpose' | 'key'>) =>
  and(eq(attempts.purpose, purpose), eq(attempts.key, key));

const time = (date: Date) => sql`${date.toISOString()}::timestamptz`;

/** Undefined: the limit is reached. */
async function add(
  db: Database,
  row: Pick<Row, 'purpose' | 'key'>,
  most: number,
  now: Date,
): Promise<Date | undefined> {
  const { window } = limits[row.purpose];
  const ends = new Date(now.getTime() + window);
  const farAhead = new Date(now.getTime() + 2 * window);
  // A count from far ahead was made before the clock was set back. Clocks of servers and calls that overlap differ a little.
  const isOver = sql`(${attempts.count} = 0 OR ${attempts.resetsAt} <= ${time(now)} OR ${attempts.resetsAt} > ${time(farAhead)})`;
  const alive = sql`ARRAY(SELECT began FROM unnest(${attempts.underway}) began WHERE began > ${time(new Date(now.getTime() - UNDERWAY))})`;
  const counting = sql`greatest(${attempts.count} - cardinality(${attempts.underway}) + cardinality(${alive}), 0)`;
  const [counted] = await db
    .insert(attempts)
    .values({ ...row, count: 1, underway: [now], resetsAt: ends })
    .onConflictDoUpdate({
      target: [attempts.purpose, attempts.key],
      set: {
        count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${counting} + 1 END`,
        underway: sql`CASE WHEN ${isOver} THEN ARRAY[${time(now)}] ELSE ${alive} || ${time(now)} END`,
        resetsAt: sql`CASE WHEN ${isOver} THEN ${time(ends)} ELSE ${attempts.resetsAt} END`,
      },
      setWhere: sql`${isOver} OR ${counting} < ${most}`,
    })
    .returning({ resetsAt: attempts.resetsAt });
  return counted?.resetsAt;
}

/**
 * Ends an attempt, unless its window is over. One that was taken for lost counts again if it failed after all. A failure
 * here leaves an attempt under way, which is no reason to fail what it was for.
 */
async function settle(db: Database, row: Row, began: Date, failed: boolean): Promise<void> {
  const place = sql`array_position(${attempts.underway}, ${time(began)})`;
  const others = sql`${attempts.underway}[:${place} - 1] || ${attempts.underway}[${place} + 1:]`;
  await db
    .update(attempts)
    .set({
      count: failed
        ? sql`${attempts.count} + CASE WHEN ${place} IS NULL THEN 1 ELSE 0 END`
        : sql`${attempts.count} - CASE WHEN ${place} IS NULL THEN 0 ELSE 1 END`,
      underway: sql`CASE WHEN ${place} IS NULL THEN ${attempts.underway} ELSE ${others} END`,
    })
    .where(and(at(row), eq(attempts.resetsAt, row.resetsAt)))
    .catch(() => undefined);
}

async function tooMany(db: Database, row: Pick<Row, 'purpose' | 'key'>, now: Date): Promise<Refusal> {
  const [found] = await db.select().from(attempts).where(at(row));
  const lost = found?.underway.map((began) => began.getTime() + UNDERWAY) ?? [];
  const left = Math.min(found?.resetsAt.getTime() ?? 0, ...lost) - now.getTime();
  return Refusal.because('TOO_MANY_REQUESTS', { seconds: Math.max(1, Math.ceil(left / 1000)) });
}
