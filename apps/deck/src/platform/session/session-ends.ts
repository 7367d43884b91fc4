import type { Session } from '@deck/api/contract/session';
import { SESSION_IDLE_MINUTES } from '@deck/api/rules';
import { clock } from '@deck/values';

const MINUTE = 60_000;
/** How long a session lasts without being extended, in milliseconds. */
export const IDLE = SESSION_IDLE_MINUTES * MINUTE;
/** How often, at most, input of the person extends the session. */
const EXTEND_EVERY = 5 * MINUTE;
/** How long before the end the person is asked, in milliseconds. */
export const TOLD_BEFORE = 2 * MINUTE;

/** When the session ends, by the server's clock, in milliseconds since 1970. */
export interface SessionEnds {
  readonly extendedAt: number;
  readonly idleAt: number;
  /** Whatever happens. */
  readonly overAt: number;
  /** The clock was set after the server's last answer. */
  readonly isUnconfirmed?: true;
}

/**
 * Reads the ends of a session off the server's answer. While the server's time is unknown, no more than a whole idle
 * period is believed.
 * @param now of the clock that follows the server
 */
export function getEnds(
  { idleExpiresAt, expiresAt }: Pick<Session, 'idleExpiresAt' | 'expiresAt'>,
  now: number,
): SessionEnds {
  const [idle, over] = [Date.parse(idleExpiresAt), Date.parse(expiresAt)];
  const left = idle - now;
  const idleAt = left > 0 && left <= IDLE ? idle : now + IDLE;
  return { extendedAt: idleAt - IDLE, idleAt, overAt: idleAt + over - idle };
}

/** How long to wait before input may extend the session again. */
export const untilExtendable = (extendedAt: number, now: number): number =>
  Math.max(0, extendedAt + EXTEND_EVERY - now);

/** Which end is near, and when it is; undefined while none is. */
export function nearEnd(ends: SessionEnds, now: number): { kind: 'idle' | 'over'; at: number } | undefined {
  const kind = ends.overAt <= ends.idleAt ? 'over' : 'idle';
  const at = Math.min(ends.overAt, ends.idleAt);
  return at - TOLD_BEFORE <= now ? { kind, at } : undefined;
}

/** Whether the server must confirm a near end before the person sees it: the clock was set meanwhile. */
export const isToConfirm = (ends: SessionEnds, now: number): boolean =>
  ends.isUnconfirmed === true && nearEnd(ends, now) !== undefined;

let current: SessionEnds | undefined;
const listeners = new Set<() => void>();

/** Once the clock is set, the same ends are nearer or further. */
clock.subscribe(() => publish(current && { ...current, isUnconfirmed: true }));

function publish(ends: SessionEnds | undefined) {
  current = ends;
  for (const listener of listeners) listener();
}

/** The ends of this browser's session, by the last answer in this tab or another. */
export const sessionEnds = {
  get: (): SessionEnds | undefined => current,

  note(session: Session): SessionEnds {
    const ends = getEnds(session, clock.now());
    publish(ends);
    return ends;
  },

  /** Another tab has extended the session that is also ours. */
  hear: (ends: SessionEnds): void => publish(ends),

  forget: (): void => publish(undefined),

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
