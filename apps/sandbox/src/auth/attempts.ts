import { Refusal } from '@deck/api/server';
import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import type { Queries } from '../database/queries.ts';
import { attempts } from '../database/schema.ts';
import { getNetworks } from './address-networks.ts';
import { limits, type Purpose } from './limits.ts';

/** A counted attempt. */
export interface Attempt {
  /** The attempt succeeded, or was none: it counts no longer. */
  giveBack(): Promise<void>;
}

interface Row {
  readonly purpose: Purpose;
  readonly key: string;
  readonly resetsAt: Date;
}

/**
 * Counts an attempt before its work, in a statement of its own: of attempts that overlap, on however many servers, no
 * more than the limit are let through. Never called in a transaction, whose end would decide about the count.
 * @param who an address or an id, as the limit says
 * @param most the limit; by default the purpose's
 * @throws Refusal TOO_MANY_REQUESTS with the seconds to wait.
 */
export async function countAttempt(
  db: Database,
  purpose: Purpose,
  who: string,
  now: Date,
  most: number = limits[purpose].most,
): Promise<Attempt> {
  const keys = limits[purpose].by === 'ADDRESS' ? getNetworks(who) : [{ key: who, share: 1 }];
  const counted: Row[] = [];
  for (const { key, share } of keys) {
    const resetsAt = await add(db, { purpose, key }, most * share, now);
    if (!resetsAt) {
      await giveBack(db, counted);
      throw await tooMany(db, { purpose, key }, now);
    }
    counted.push({ purpose, key, resetsAt });
  }
  return { giveBack: () => giveBack(db, counted) };
}

/** Counts an attempt unless that passes the limit: then undefined. */
export async function countIfFew(
  db: Database,
  purpose: Purpose,
  who: string,
  now: Date,
): Promise<Attempt | undefined> {
  try {
    return await countAttempt(db, purpose, who, now);
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
  const attempt = await countAttempt(db, purpose, who, now);
  try {
    const result = await task();
    await attempt.giveBack();
    return result;
  } catch (error) {
    if (!(error instanceof Refusal && isFailure(error))) await attempt.giveBack();
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
  const time = (date: Date) => sql`${date.toISOString()}::timestamptz`;
  // A count from far ahead was made before the clock was set back. Clocks of servers and calls that overlap differ a little.
  const isOver = sql`(${attempts.count} = 0 OR ${attempts.resetsAt} <= ${time(now)} OR ${attempts.resetsAt} > ${time(farAhead)})`;
  const [counted] = await db
    .insert(attempts)
    .values({ ...row, count: 1, resetsAt: ends })
    .onConflictDoUpdate({
      target: [attempts.purpose, attempts.key],
      set: {
        count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${attempts.count} + 1 END`,
        resetsAt: sql`CASE WHEN ${isOver} THEN ${time(ends)} ELSE ${attempts.resetsAt} END`,
      },
      setWhere: sql`${isOver} OR ${attempts.count} < ${most}`,
    })
    .returning({ resetsAt: attempts.resetsAt });
  return counted?.resetsAt;
}

/** A failure here leaves an attempt counted, which is no reason to fail what it was for. */
async function giveBack(db: Database, counted: readonly Row[]): Promise<void> {
  for (const row of counted)
    await db
      .update(attempts)
      .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
      .where(and(at(row), eq(attempts.resetsAt, row.resetsAt)))
      .catch(() => undefined);
}

async function tooMany(db: Database, row: Pick<Row, 'purpose' | 'key'>, now: Date): Promise<Refusal> {
  const [found] = await db.select({ resetsAt: attempts.resetsAt }).from(attempts).where(at(row));
  const left = (found?.resetsAt.getTime() ?? 0) - now.getTime();
  return Refusal.because('TOO_MANY_REQUESTS', { seconds: Math.max(1, Math.ceil(left / 1000)) });
}
