import { type Connection, connect, type Database, type Limits } from './connect.ts';
import { createEntrance, type Entrance } from './entrance.ts';

/** The most connections of each pool. */
export interface PoolSizes {
  /** For what staff and programs read and set. */
  readonly staff: number;
  /** For payers, the PSP's notices, everything that moves money, sign-ins and due work. */
  readonly payments: number;
}

/** Enough for two processor cores, which a database with more busy connections would take from the server. */
export const defaultPoolSizes: PoolSizes = { staff: 4, payments: 10 };

/** A pool with its entrance. */
export interface Lane {
  readonly db: Database;
  readonly entrance: Entrance;
}

interface Pool extends Lane, Pick<Connection, 'pool'> {
  /** As the metrics read it: calls at the entrance wait too. */
  readonly measured: {
    readonly totalCount: number;
    readonly idleCount: number;
    readonly waitingCount: number;
  };
}

/** The pools of a server process: a person who reads a heavy list never waits in front of one who pays. */
export interface Pools {
  readonly staff: Pool;
  readonly payments: Pool;
  /** One connection of its own, which shows whether the database answers. */
  readonly health: Database;
  close(): Promise<void>;
}

interface Options {
  readonly limits: Limits;
  /** The longest wait at an entrance, in milliseconds. */
  readonly patience?: number | undefined;
  readonly onLost?: (error: Error) => void;
}

/**
 * How many calls of staff are under way for each connection. Between their queries calls use the processor, and with
 * many of them at once those who pay would wait for it.
 */
const CALLS_EACH = 2;

/** How long the connection of health may take for anything, in milliseconds. */
const HEALTH = 2_000;
const healthLimits: Limits = { connection: HEALTH, statement: HEALTH, lock: HEALTH, held: HEALTH };

export function openPools(url: string, sizes: PoolSizes, { limits, patience, onLost }: Options): Pools {
  const options = { limits, ...(onLost && { onLost }) };
  const open = (max: number, atOnce?: number): Pool & Connection => {
    const connection = connect(url, { ...options, max });
    const { pool } = connection;
    const entrance = createEntrance(pool, { patience, atOnce });
    const measured = {
      get totalCount() {
        return pool.totalCount;
      },
      get idleCount() {
        return pool.idleCount;
      },
      get waitingCount() {
        return pool.waitingCount + entrance.waiting;
      },
    };
    return { ...connection, entrance, measured };
  };
  const [staff, payments] = [open(sizes.staff, CALLS_EACH * sizes.staff), open(sizes.payments)];
  const health = connect(url, { ...options, max: 1, limits: healthLimits, keepsIdle: true });
  return {
    staff,
    payments,
    health: health.db,
    close: async () => void (await Promise.all([staff.close(), payments.close(), health.close()])),
  };
}
