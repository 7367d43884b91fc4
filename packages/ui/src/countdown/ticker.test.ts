import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTicker } from './ticker.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T07:41:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

test('any number of listeners share one timer', () => {
  const ticker = createTicker(60_000);
  const listeners = [vi.fn(), vi.fn(), vi.fn()];
  const stops = listeners.map((listener) => ticker.subscribe(listener));
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(60_000);
  for (const listener of listeners) expect(listener).toHaveBeenCalledTimes(1);
  for (const stop of stops) stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('the time does not change between two ticks', () => {
  const ticker = createTicker(60_000);
  const stop = ticker.subscribe(() => {});
  const start = ticker.now();
  vi.advanceTimersByTime(59_000);
  expect(ticker.now()).toBe(start);
  vi.advanceTimersByTime(1_000);
  expect(ticker.now()).toBe(start + 60_000);
  stop();
});

test('a listener after a long pause gets the current time', () => {
  const ticker = createTicker(60_000);
  vi.advanceTimersByTime(3_600_000);
  expect(ticker.now()).toBe(Date.now());
});
