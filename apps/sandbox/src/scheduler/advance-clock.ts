import { endingStatuses } from '@deck/api/rules';
import { and, type Column, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { holdsMoney, letters, payments, reminders } from '../database/schema.ts';
import { getNextPayoutTime } from './pay-out.ts';
import { runDue } from './run-due.ts';

/** The most stops on the way. In a year they are 22 hours apart, and a reminder precedes an end by 24. */
const MOST_STOPS = 400;

/**
 * Moves the time forward by milliseconds. It stops at each moment at which something falls due, and runs it there,
 * so that what happens is what would have happened without the jump.
 * @throws AggregateError if single payments failed, after the whole move.
 */
export async function advanceClock(
  services: Services,
  milliseconds: number,
  mostStops = MOST_STOPS,
): Promise<void> {
  const { db, clock } = services;
  const leastStep = Math.ceil(milliseconds / mostStops);
  const failures: unknown[] = [];
  let left = milliseconds;
  while (left > 0) {
    const now = clock.now();
    const next = Math.min(
      getNextPayoutTime(now).getTime(),
      ...[await findNextDue(db, now), await nextAtPsp(services, now)].filter((at) => at !== undefined),
    );
    const step = Math.min(left, Math.max(next - now.getTime(), leastStep));
    await clock.advance(step);
    left -= step;
    await runDue(services).catch((failure: unknown) => failures.push(failure));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} stops of the clock failed`);
}

/** The next moment at which the simulated PSP decides or tells something, in milliseconds since 1970. */
async function nextAtPsp({ simulator }: Services, now: Date): Promise<number | undefined> {
  const at = (await simulator?.nextDue())?.getTime();
  return at === undefined || at <= now.getTime() ? undefined : at;
}

/** The next moment at which something falls due, in milliseconds since 1970. */
async function findNextDue(db: Queries, now: Date): Promise<number | undefined> {
  const { status, sendAt, executeAt, expiresAt, rateEndsAt, holdEndsAt } = payments;
  const moments = [
    earliest(reminders.dueAt, now, isNull(reminders.doneAt)),
    earliest(letters.dueAt, now, isNull(letters.givenUpAt)),
    earliest(sendAt, now, eq(status, 'SCHEDULED_SEND')),
    earliest(executeAt, now, eq(status, 'SCHEDULED_CHARGE')),
    earliest(expiresAt, now, inArray(status, [...endingStatuses, 'NEW', 'REQUESTED', 'REVOKE_REQUESTED'])),
    earliest(rateEndsAt, now, inArray(status, endingStatuses)),
    earliest(holdEndsAt, now, holdsMoney('payments')),
  ];
  const { rows } = await db.execute(
    sql`SELECT ceil(extract(epoch FROM least(${sql.join(moments, sql`, `)})) * 1000)::float8 AS at`,
  );
  const at = rows[0]?.at;
  return typeof at === 'number' ? at : undefined;
}

const earliest = (column: Column, now: Date, open: SQL): SQL =>
  sql`(SELECT min(${column}) FROM ${column.table} WHERE ${and(gt(column, now), open)})`;
