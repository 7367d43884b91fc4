import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clock } from './clock.ts';

const HOUR = 3_600_000;
let device = Date.parse('2026-11-20T10:00:00Z');

beforeEach(() => {
  device += 24 * HOUR;
  vi.useFakeTimers({ now: device });
});
afterEach(() => vi.useRealTimers());

const text = (epoch: number) => new Date(epoch).toISOString();

/** A question that takes so many milliseconds each way, to a server whose clock is so far ahead. */
function exchange(ahead: number, there = 0, back = 0): void {
  const askedAt = Date.now();
  vi.setSystemTime(askedAt + there);
  const written = text(Date.now() + ahead);
  vi.setSystemTime(Date.now() + back);
  clock.follow(written, askedAt);
}

describe('the clock', () => {
  it('follows the server, whatever the clock of this device says', () => {
    const delay = fc.integer({ min: 0, max: 5000 });
    fc.assert(
      fc.property(fc.integer({ min: -48 * HOUR, max: 48 * HOUR }), delay, delay, (ahead, there, back) => {
        exchange(ahead, there, back);
        expect(Math.abs(clock.now() - (Date.now() + ahead))).toBeLessThanOrEqual(there + back);
        // A quicker answer makes it exact.
        exchange(ahead);
        expect(clock.now()).toBe(Date.now() + ahead);
      }),
    );
  });

  it('is not moved by slow answers that agree with it', () => {
    exchange(HOUR);
    exchange(HOUR, 4000, 10);
    exchange(HOUR, 10, 4000);
    expect(clock.now()).toBe(Date.now() + HOUR);
  });

  it('hears nothing of an older answer that comes late', () => {
    const [askedAt, written] = [Date.now(), text(Date.now())];
    vi.setSystemTime(askedAt + 10);
    exchange(2 * HOUR);
    clock.follow(written, askedAt);
    expect(clock.now()).toBe(Date.now() + 2 * HOUR);
  });

  it('follows too after the clock of this device was set back', () => {
    exchange(0);
    vi.setSystemTime(device - HOUR);
    exchange(HOUR);
    expect(clock.now()).toBe(device);
  });

  it.each([null, '', 'soon'])('stays when an answer tells no time: %j', (written) => {
    exchange(HOUR);
    clock.follow(written, Date.now());
    expect(clock.now()).toBe(Date.now() + HOUR);
  });

  it('tells its listeners when it is set, and not of what nobody sees', () => {
    exchange(0);
    const listener = vi.fn();
    const stop = clock.subscribe(listener);
    exchange(500);
    expect(listener).not.toHaveBeenCalled();
    exchange(HOUR);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    exchange(0);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
