import { getBusy, PATIENCE } from '../database/entrance.ts';

/** The calls of one session that are worked on at once. The rest wait their turn. */
const AT_ONCE = 24;

interface Limits {
  readonly atOnce?: number;
  /** The longest wait for a turn, in milliseconds. */
  readonly patience?: number;
}

interface Turns {
  running: number;
  readonly waiting: Set<() => void>;
}

/**
 * Bounds how many calls of a session, or of a token, are worked on at once. A browser with many tabs notices a short
 * wait at most; a program that asks without end holds nobody up but itself.
 * @returns does the work of a session in its turn. @throws Refusal SERVER_BUSY if its turn does not come in time
 */
export function limitCallsAtOnce({ atOnce = AT_ONCE, patience = PATIENCE }: Limits = {}) {
  const sessions = new Map<string, Turns>();

  const getTurns = (session: string): Turns => {
    const turns = sessions.get(session) ?? { running: 0, waiting: new Set() };
    sessions.set(session, turns);
    return turns;
  };

  const wait = ({ waiting }: Turns) =>
    new Promise<void>((settle, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(enter);
        reject(getBusy());
      }, patience);
      const enter = () => {
        waiting.delete(enter);
        clearTimeout(timer);
        settle();
      };
      waiting.add(enter);
    });

  return async <T>(session: string, work: () => Promise<T>): Promise<T> => {
    const turns = getTurns(session);
    // A place that becomes free is handed on: `running` stays as it is.
    if (turns.running < atOnce) turns.running += 1;
    else await wait(turns);
    try {
      return await work();
    } finally {
      const [next] = turns.waiting;
      if (next) next();
      else turns.running -= 1;
      if (turns.running === 0) sessions.delete(session);
    }
  };
}
