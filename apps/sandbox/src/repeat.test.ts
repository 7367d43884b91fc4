import { beforeEach, expect, test, vi } from 'vitest';
import { startRepeating } from './repeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('a task runs again after each pause, never twice at a time', async () => {
  const release: (() => void)[] = [];
  let runs = 0;
  const task = startRepeating(
    1_000,
    () => undefined,
    () => {
      runs += 1;
      return new Promise((settle) => release.push(settle));
    },
  );
  await vi.advanceTimersByTimeAsync(10_000);
  expect(runs).toBe(1);
  release[0]?.();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(runs).toBe(2);
  release[1]?.();
  await task.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(runs).toBe(2);
});

test('failures are reported, and extend the pauses until a run succeeds', async () => {
  const reported: unknown[] = [];
  let fails = true;
  const task = startRepeating(
    1_000,
    (error) => reported.push(error),
    async () => {
      if (fails) throw new Error('away');
    },
  );
  await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000);
  expect(reported).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(7_999);
  expect(reported).toHaveLength(3);
  fails = false;
  await vi.advanceTimersByTimeAsync(1);
  fails = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reported).toHaveLength(4);
  await task.stop();
});

test('stopping waits for the current run', async () => {
  let ended = false;
  const task = startRepeating(
    1_000,
    () => undefined,
    () =>
      new Promise((settle) => {
        setTimeout(() => {
          ended = true;
          settle();
        }, 500);
      }),
  );
  await vi.advanceTimersByTimeAsync(1_000);
  const stopped = task.stop();
  await vi.advanceTimersByTimeAsync(500);
  await stopped;
  expect(ended).toBe(true);
});
