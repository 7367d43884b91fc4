import { expect, test } from 'vitest';
import { refusalCode } from '../testing/refusals.ts';
import { limitCallsAtOnce } from './calls-at-once.ts';

const busy = { code: 'SERVER_BUSY', params: { seconds: 2 } };

/** Counts how many of its calls are worked on at once, until the test lets them end. */
function counting() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  const run = async () => {
    running += 1;
    most = Math.max(most, running);
    await promise;
    running -= 1;
  };
  return { run, end: resolve, most: () => most, running: () => running };
}

test('as many as the limit are worked on at once, and the others follow as these end', async () => {
  const inTurn = limitCallsAtOnce({ atOnce: 3, patience: 60_000 });
  const { run, end, most, running } = counting();
  const all = Array.from({ length: 10 }, () => inTurn('mine', run));
  expect(running()).toBe(3);
  end();
  await Promise.all(all);
  expect([most(), running()]).toEqual([3, 0]);
});

test('a call without a turn in time is refused; calls of another session are not', async () => {
  const inTurn = limitCallsAtOnce({ atOnce: 1, patience: 20 });
  const { run, end } = counting();
  const first = inTurn('mine', run);
  expect(await refusalCode(inTurn('mine', run))).toEqual(busy);
  expect(await inTurn('another', async () => 'theirs')).toBe('theirs');
  end();
  await first;
  expect(await inTurn('mine', async () => 'mine again')).toBe('mine again');
});

test('a failure gives its place back', async () => {
  const inTurn = limitCallsAtOnce({ atOnce: 1, patience: 60_000 });
  const failing = inTurn('mine', () => Promise.reject(new Error('fails')));
  const next = inTurn('mine', async () => 'next');
  await expect(failing).rejects.toThrow('fails');
  expect(await next).toBe('next');
});
