import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendRead } from './repeat-reads.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answer = (status: number, after?: string) =>
  new Response('', { status, headers: after === undefined ? {} : { 'Retry-After': after } });

/** A server that gives these answers, the last one for ever. */
function serverOf(...answers: Response[]) {
  const send = vi.fn(async () => (answers.length > 1 ? answers.shift() : answers[0]) ?? answer(500));
  return send;
}

test('a read is sent again until a busy server takes it', async () => {
  const send = serverOf(answer(503, '2'), answer(429, '1'), answer(200));
  const asked = sendRead(send, '/api/v1/orders', {});
  await vi.advanceTimersByTimeAsync(1_999);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(8_000);
  expect((await asked).status).toBe(200);
  expect(send).toHaveBeenCalledTimes(3);
});

test('the refusal of a server that stays busy is shown in the end', async () => {
  const send = serverOf(answer(503, '2'));
  const asked = sendRead(send, '/api/v1/orders', {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await asked).status).toBe(503);
  expect(send).toHaveBeenCalledTimes(4);
});

test.each([
  ['a database that is away', answer(503, '5')],
  ['a limit of some minutes', answer(429, '300')],
  ['an answer without a time', answer(503)],
  ['a fault', answer(500, '1')],
])('%s is shown at once', async (_, refused) => {
  const send = serverOf(refused);
  expect((await sendRead(send, '/', {})).status).toBe(refused.status);
  expect(send).toHaveBeenCalledTimes(1);
});

test('nothing is sent again for a screen that was left', async () => {
  const left = new AbortController();
  const send = serverOf(answer(503, '1'));
  const asked = sendRead(send, '/', { signal: left.signal });
  const refused = expect(asked).rejects.toThrow('left');
  await vi.advanceTimersByTimeAsync(500);
  left.abort(new Error('left'));
  await refused;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(send).toHaveBeenCalledTimes(1);
});
