import { clock, SERVER_TIME_HEADER } from '@deck/values';

/** Sets `clock.now()` by the time in a server's answer. No screen reads the clock of the device. */
export function followClock({ headers }: Response, askedAt: number): void {
  clock.follow(headers.get(SERVER_TIME_HEADER), askedAt);
}

/** `fetch` for everything that asks the server. */
export async function fetchTimed(url: string, init?: RequestInit): Promise<Response> {
  const askedAt = Date.now();
  const answer = await globalThis.fetch(url, init);
  followClock(answer, askedAt);
  return answer;
}

/** A page that the server draws follows the server's own clock. @param now of that clock */
export function followServer(now: Date): void {
  clock.follow(now.toISOString(), Date.now());
}
