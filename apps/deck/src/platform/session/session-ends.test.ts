import { clock } from '@deck/values';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { getEnds, IDLE, isToConfirm, nearEnd, sessionEnds, untilExtendable } from './session-ends.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const now = Date.parse('2026-11-20T10:00:00Z');
const answer = (idle: number, over: number) => ({
  idleExpiresAt: new Date(idle).toISOString(),
  expiresAt: new Date(over).toISOString(),
});

describe('the ends of a session', () => {
  it('are those the server tells', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: IDLE }), fc.integer({ min: 0, max: 12 * HOUR }), (left, more) => {
        const [idleAt, overAt] = [now + left, now + left + more];
        expect(getEnds(answer(idleAt, overAt), now)).toEqual({ extendedAt: idleAt - IDLE, idleAt, overAt });
      }),
    );
  });

  it("are believed for a whole idle period at most while the server's time is unknown", () => {
    const read = (idle: number) => getEnds(answer(idle, idle + HOUR), now);
    const whole = { extendedAt: now, idleAt: now + IDLE, overAt: now + IDLE + HOUR };
    expect(read(now - 3 * HOUR)).toEqual(whole);
    expect(read(now + 3 * HOUR)).toEqual(whole);
  });

  it('call their listeners again when the clock is set', () => {
    sessionEnds.note({
      ...answer(now + IDLE, now + HOUR),
      userId: 'u',
      businessProfileId: 'b',
      twoFactorRequired: false,
    });
    const listener = vi.fn();
    const stop = sessionEnds.subscribe(listener);
    const before = sessionEnds.get();
    clock.follow(new Date(clock.now() + HOUR).toISOString(), Date.now());
    stop();
    expect(listener).toHaveBeenCalledOnce();
    expect(sessionEnds.get()).toEqual({ ...before, isUnconfirmed: true });
  });

  it('are confirmed by the server if they look near only after the clock was set', () => {
    const ends = { extendedAt: now, idleAt: now + IDLE, overAt: now + HOUR };
    const unconfirmed = { ...ends, isUnconfirmed: true } as const;
    expect(isToConfirm(unconfirmed, now + 28 * MINUTE)).toBe(true);
    expect(isToConfirm(unconfirmed, now + 27 * MINUTE)).toBe(false);
    expect(isToConfirm(ends, now + 28 * MINUTE)).toBe(false);
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
    expect(untilExtendable(now, now)).toBe(5 * MINUTE);
    expect(untilExtendable(now, now + 4 * MINUTE)).toBe(MINUTE);
    expect(untilExtendable(now, now + 20 * MINUTE)).toBe(0);
  });
});
