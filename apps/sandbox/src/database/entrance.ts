import { Refusal } from '@deck/api/server';

/** The longest wait for a connection before work begins, in milliseconds. */
export const PATIENCE = 2_000;

/** When a refused call should be sent again, in seconds. */
const AGAIN_AFTER = 2;

/** The refusal of a call of which nothing was begun. */
export const getBusy = (): Refusal => Refusal.because('SERVER_BUSY', { seconds: AGAIN_AFTER });

/** The state of a pool of connections, as `pg.Pool` has it. */
export interface Connections {
  readonly options: { readonly max?: number };
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
  on(event: 'release' | 'remove', listener: () => void): unknown;
}

/** What an entrance asks about a call. */
interface Entering {
  /** Aborted once the caller no longer waits. */
  readonly signal?: AbortSignal;
  /** Whether it sends a body. That may come slowly, so the call is not counted among those under way. */
  readonly hasBody?: boolean;
}

/** What every call passes before it asks the database anything. */
export interface Entrance {
  /**
   * Does the work as soon as the pool has a free connection.
   * @throws Refusal SERVER_BUSY if none became free in time: nothing of the work was begun
   */
  admit<T>(work: () => Promise<T>, call?: Entering): Promise<T>;
  /** The calls that wait. */
  readonly waiting: number;
}

/** Lets every call in: for tests and programs with few callers. */
export const openEntrance: Entrance = { admit: (work) => work(), waiting: 0 };

interface EntranceOptions {
  /** The longest wait, in milliseconds. */
  readonly patience?: number | undefined;
  /** The most calls without a body under way. By default as many as find a free connection. */
  readonly atOnce?: number | undefined;
}

/**
 * Calls enter in the order of their arrival, and only while the pool has more free connections than waiting queries.
 * So the queries of a call under way never wait behind new calls: what was begun ends soon, and what would wait too
 * long never begins. A call that waits for the PSP holds no connection.
 */
export function createEntrance(
  pool: Connections,
  { patience = PATIENCE, atOnce = Number.POSITIVE_INFINITY }: EntranceOptions = {},
): Entrance {
  const queue = new Set<{ readonly enter: () => void; readonly hasBody: boolean }>();
  // Those let in since the pool last changed: they have not taken their connection yet.
  let entering = 0;
  let running = 0;
  let isPlanned = false;

  const { max = 10 } = pool.options;
  const isFree = (hasBody: boolean) =>
    pool.idleCount + max - pool.totalCount - pool.waitingCount - entering > 0 &&
    (hasBody || running < atOnce);

  const wake = () => {
    for (const { enter, hasBody } of queue) if (isFree(hasBody)) enter();
  };
  /** After the queries of calls under way have taken what they need. */
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    setImmediate(() => {
      isPlanned = false;
      entering = 0;
      wake();
    });
  };
  const take = (hasBody: boolean) => {
    if (!hasBody) running += 1;
    entering += 1;
    plan();
  };
  pool.on('release', plan);
  pool.on('remove', plan);

  function getTurn(hasBody: boolean, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((settle, reject) => {
      const leave = () => {
        queue.delete(waiter);
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
      };
      const enter = () => {
        leave();
        take(hasBody);
        settle();
      };
      const giveUp = () => {
        leave();
        reject(getBusy());
      };
      const timer = setTimeout(giveUp, patience);
      signal?.addEventListener('abort', giveUp);
      const waiter = { enter, hasBody };
      queue.add(waiter);
      // Those before it may wait for what this one does not need.
      plan();
    });
  }

  return {
    async admit(work, { signal, hasBody = false } = {}) {
      if (queue.size === 0 && isFree(hasBody)) take(hasBody);
      else await getTurn(hasBody, signal);
      // The pool does not hear of a connection that could not be opened.
      return await work().finally(() => {
        if (!hasBody) running -= 1;
        plan();
      });
    },
    get waiting() {
      return queue.size;
    },
  };
}
