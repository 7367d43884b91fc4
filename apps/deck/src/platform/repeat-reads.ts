import type { ClientOptions } from '@deck/api/client';

type Send = NonNullable<ClientOptions['fetch']>;

/** How often a read is sent again before its refusal is shown. */
const TIMES = 3;
/** A person decides about longer waits, in seconds. */
const SOON = 2;

/** When to send again what a busy server refused, in seconds; undefined for any other answer. */
function getPause({ status, headers }: Response): number | undefined {
  const seconds = Number.parseInt(headers.get('Retry-After') ?? '', 10);
  return (status === 503 || status === 429) && seconds <= SOON ? seconds : undefined;
}

/** Rejects with the reason of an abort. */
const wait = (milliseconds: number, signal: AbortSignal | null | undefined) =>
  new Promise<void>((settle, reject) => {
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      settle();
    }, milliseconds);
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    if (signal?.aborted) giveUp();
    else signal?.addEventListener('abort', giveUp, { once: true });
  });

/**
 * Sends a read, and again after a moment while the server is busy. Each waits a little longer than asked, at random,
 * so that not all screens come back at once. Only for calls that change nothing.
 */
export async function sendRead(send: Send, url: string, init: RequestInit): Promise<Response> {
  for (let left = TIMES; ; left--) {
    const answer = await send(url, init);
    const pause = left > 0 ? getPause(answer) : undefined;
    if (pause === undefined) return answer;
    await wait(pause * 1_000 * (1 + Math.random()), init.signal);
  }
}
