import { eq, sql } from 'drizzle-orm';
import type { Queries } from './database/queries.ts';
import { sandboxFacts } from './database/schema.ts';

/** The sandbox's time. It can be moved forward, never back. All servers on a database share it. */
export interface Clock {
  now(): Date;
  /** Moves the time forward by so many milliseconds. */
  advance(milliseconds: number): Promise<void>;
  /** Adopts another server's move of the clock. */
  refresh(): Promise<void>;
}

const FACT = 'clock_offset';
/** How long another server's move may go unnoticed, in milliseconds. */
const REFRESH_AFTER = 1_000;

/** The clock of a database: this machine's clock plus the stored offset. */
export async function openClock(db: Queries): Promise<Clock> {
  let offset = 0;
  // Uses the monotonic clock, since the system clock may jump.
  let readAt = 0;

  const read = async () => {
    const [fact] = await db.select().from(sandboxFacts).where(eq(sandboxFacts.name, FACT));
    offset = Number(fact?.value ?? 0);
    readAt = performance.now();
  };
  await read();

  return {
    now: () => new Date(Date.now() + offset),
    refresh: async () => {
      if (performance.now() - readAt >= REFRESH_AFTER) await read();
    },
    advance: async (milliseconds) => {
      const step = Math.max(0, Math.round(milliseconds));
      await db
        .insert(sandboxFacts)
        .values({ name: FACT, value: String(step) })
        .onConflictDoUpdate({
          target: sandboxFacts.name,
          set: { value: sql`(${sandboxFacts.value}::bigint + ${step})::text` },
        });
      await read();
    },
  };
}
