import type { Session } from '@deck/api/contract/session';
import { SESSION_IDLE_MINUTES } from '@deck/api/rules';

const MINUTE = 60_000;
/** A session ends when nothing extended it for so long, in milliseconds. */
export const IDLE = SESSION_IDLE_MINUTES * MINUTE;
/** How often, at most, input of the person extends the session. */
const EXTEND_EVERY = 5 * MINUTE;
/** So long before its end the person is told. */
export const TOLD_BEFORE = 2 * MINUTE;

/** When the session ends, by the clock of this device, in milliseconds since 1970. */
export interface SessionEnds {
  readonly extendedAt: number;
  readonly idleAt: number;
  /** Whatever happens. */
  readonly overAt: number;
}

/** How the answer was come by: `extended` began another idle period, `read` only looked. */
type Announced = 'extended' | 'read';

/**
 * Reads the ends of a session off the server's answer. Clocks differ: an answer that began a whole idle period tells by
 * how much, which then holds for those that do not; until it is known, no more than a whole period is believed.
 * @param skew the server's clock minus ours; undefined until it is known
 */
export function getEnds(
  { idleExpiresAt, expiresAt }: Pick<Session, 'idleExpiresAt' | 'expiresAt'>,
  told: Announced,
  now: number,
  skew: number | undefined,
): { ends: SessionEnds; skew: number | undefined } {
  const [idle, over] = [Date.parse(idleExpiresAt), Date.parse(expiresAt)];
  // Cut short by the end of the session itself, a period does not tell when it began.
  const learnt = told === 'extended' && idle < over ? idle - IDLE - now : skew;
  const left = idle - now - (learnt ?? 0);
  const idleAt = now + (left > 0 && left <= IDLE ? left : IDLE);
  return { ends: { extendedAt: idleAt - IDLE, idleAt, overAt: idleAt + over - idle }, skew: learnt };
}

/** How long to wait before input may extend the session again. */
export const untilExtendable = ({ extendedAt }: SessionEnds, now: number): number =>
  Math.max(0, extendedAt + EXTEND_EVERY - now);

/** Which end is near, and when it is; undefined while none is. */
export function nearEnd(ends: SessionEnds, now: number): { kind: 'idle' | 'over'; at: number } | undefined {
  const kind = ends.overAt <= ends.idleAt ? 'over' : 'idle';
  const at = Math.min(ends.overAt, ends.idleAt);
  return at - TOLD_BEFORE <= now ? { kind, at } : undefined;
}

let current: SessionEnds | undefined;
let knownSkew: number | undefined;
const listeners = new Set<() => void>();

function publish(ends: SessionEnds | undefined) {
  current = ends;
  for (const listener of listeners) listener();
}

/** The ends of the session of this browser, as the last answer told them in this tab or another. */
export const sessionEnds = {
  get: (): SessionEnds | undefined => current,

  /** @param askedAt when the call left: an answer may take long, and nothing ends later than it says */
  note(session: Session, told: Announced, askedAt: number): SessionEnds {
    const { ends, skew } = getEnds(session, told, askedAt, knownSkew);
    knownSkew = skew;
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
