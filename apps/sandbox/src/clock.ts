import { eq, sql } from 'drizzle-orm';
import type { Queries } from './database/queries.ts';
import { sandboxFacts } from './database/schema.ts';

/** What time it is in the sandbox. It can be moved forward, never back, and all servers on a database share it. */
export interface Clock {
  now(): Date;
  /** Moves the time forward by so many milliseconds. */
  advance(milliseconds: number): Promise<void>;
  /** Takes over what another server did to the clock. */
  refresh(): Promise<void>;
}

const FACT = 'clock_offset';
/** How long, in milliseconds, another server's move may go unnoticed. */
const REFRESH_AFTER = 1_000;

/** The clock of a database: this machine's, plus how far it was moved forward. */
export async function openClock(db: Queries): Promise<Clock> {
  let offset = 0;
  // Not by the machine's clock, which may jump.
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
