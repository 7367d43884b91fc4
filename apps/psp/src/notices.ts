import { createHmac } from 'node:crypto';
import type { Store } from './store.ts';

const SECOND = 1_000;
/** The longest pause before a notice is sent again. */
const LONGEST_PAUSE = 600 * SECOND;
/** After so many attempts a notice is given up; the merchant asks by itself. */
const MOST_ATTEMPTS = 20;

/** Posts a signed text to the merchant and returns whether the merchant took it. */
export type Post = (body: string, signature: string) => Promise<boolean>;

/** Signs a notice: `t=` seconds since 1970, `v1=` HMAC-SHA-256 of `<t>.<body>` in hex. */
export function signNotice(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / SECOND);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/**
 * Sends every notice that is due, one after the other. What the merchant does not take is sent again later, after
 * growing pauses. Signatures carry the true time, not the simulated one.
 */
export async function deliverNotices(store: Store, secret: string, now: Date, post: Post): Promise<void> {
  for (const { id, body, attempts } of store.readDueNotices(now.getTime())) {
    const taken = await post(body, signNotice(secret, body, new Date())).catch(() => false);
    if (taken || attempts + 1 >= MOST_ATTEMPTS) store.endNotice(id);
    else store.delayNotice(id, now.getTime() + Math.min(LONGEST_PAUSE, SECOND * 2 ** attempts));
  }
}
