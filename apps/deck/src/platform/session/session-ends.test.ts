import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getEnds, IDLE, nearEnd, untilExtendable } from './session-ends.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const now = Date.parse('2026-11-20T10:00:00Z');
const answer = (idle: number, over: number) => ({
  idleExpiresAt: new Date(idle).toISOString(),
  expiresAt: new Date(over).toISOString(),
});

describe('the ends of a session', () => {
  it('are the same whatever the clock of this device says', () => {
    fc.assert(
      fc.property(fc.integer({ min: -48 * HOUR, max: 48 * HOUR }), (skew) => {
        const server = now + skew;
        const { ends, skew: learnt } = getEnds(
          answer(server + IDLE, server + 12 * HOUR),
          'extended',
          now,
          undefined,
        );
        expect(learnt).toBe(skew);
        expect(ends).toEqual({ extendedAt: now, idleAt: now + IDLE, overAt: now + 12 * HOUR });
        const later = now + 10 * MINUTE;
        expect(getEnds(answer(server + IDLE, server + 12 * HOUR), 'read', later, learnt).ends).toEqual(ends);
      }),
    );
  });

  it('are believed for a whole idle period at most while the clocks are not compared', () => {
    const read = (idle: number) => getEnds(answer(idle, idle + HOUR), 'read', now, undefined).ends.idleAt;
    expect(read(now + 7 * MINUTE)).toBe(now + 7 * MINUTE);
    expect(read(now - 3 * HOUR)).toBe(now + IDLE);
    expect(read(now + 3 * HOUR)).toBe(now + IDLE);
  });

  it('do not compare clocks by a period that the end of the session cut short', () => {
    const over = now + 9 * MINUTE;
    expect(getEnds(answer(over, over), 'extended', now, 0)).toEqual({
      skew: 0,
      ends: { extendedAt: over - IDLE, idleAt: over, overAt: over },
    });
  });

  it('are told two minutes before, the sooner one', () => {
    const ends = { extendedAt: now, idleAt: now + IDLE, overAt: now + HOUR };
    expect(nearEnd(ends, now + 28 * MINUTE - 1)).toBeUndefined();
    expect(nearEnd(ends, now + 28 * MINUTE)).toEqual({ kind: 'idle', at: ends.idleAt });
    expect(nearEnd({ ...ends, overAt: ends.idleAt }, now + 29 * MINUTE)).toEqual({
      kind: 'over',
      at: ends.idleAt,
    });
  });

  it('are put off by input every five minutes at most', () => {
    const ends = { extendedAt: now, idleAt: now + IDLE, overAt: now + HOUR };
    expect(untilExtendable(ends, now)).toBe(5 * MINUTE);
    expect(untilExtendable(ends, now + 4 * MINUTE)).toBe(MINUTE);
    expect(untilExtendable(ends, now + 20 * MINUTE)).toBe(0);
  });
});
