import { Refusal } from '@deck/api/server';
import type { Queries } from '../database/queries.ts';
import { attemptsBetween } from './operation-rows.ts';

/** The maximum number of cards per payment and hour, against card testing. */
const MOST = 10;
const HOUR = 3_600_000;

/** @throws Refusal TOO_MANY_REQUESTS with the seconds to wait. */
export async function assertFewAttempts(db: Queries, paymentId: string, now: Date): Promise<void> {
  const tried = await attemptsBetween(db, paymentId, new Date(now.getTime() - HOUR), now);
  const first = tried.at(-MOST);
  if (!first) return;
  const seconds = Math.ceil((first.getTime() + HOUR - now.getTime()) / 1000);
  throw Refusal.because('TOO_MANY_REQUESTS', { seconds });
}
