import { Refusal } from '@deck/api/server';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { passwordLinks, users } from '../database/schema.ts';
import { newSecret } from '../ids.ts';
import { sendEmail } from '../messaging/send-email.ts';
import { secretHash } from './secret-hash.ts';

const HOUR = 3_600_000;
/** How long the links work, in milliseconds. A new user may be away for some days. */
const LIVES = { RESET: HOUR, SET: 7 * 24 * HOUR };
/** The address of each link, before its secret. */
const SCREENS = { RESET: '/login/change/', SET: '/login/set/' };
/** How long an expired link is kept, so that it differs from an unknown link. */
const REMEMBERED = 30 * 24 * HOUR;

type LinkRow = typeof passwordLinks.$inferSelect;

/** Sends a user a link for a new password, and returns its address. Earlier links stop working. */
export async function sendPasswordLink(
  tx: Queries,
  publicUrl: string,
  userId: string,
  kind: LinkRow['kind'],
  now: Date,
): Promise<string> {
  const secret = newSecret();
  const expiresAt = new Date(now.getTime() + LIVES[kind]);
  await closeLinks(tx, userId, now);
  await tx.insert(passwordLinks).values({ secretHash: secretHash(secret), userId, kind, expiresAt });
  const letter = kind === 'RESET' ? 'RESET_PASSWORD' : 'SET_PASSWORD';
  const address = `${publicUrl}${SCREENS[kind]}${secret}`;
  await sendEmail(tx, { kind: letter, userId, address, until: expiresAt }, now);
  return address;
}

/** @throws Refusal NOT_FOUND for an unknown secret, RESET_LINK_INVALID for an expired or used link. */
export async function openLink(db: Queries, secret: string, now: Date): Promise<LinkRow> {
  const [found] = await db
    .select({ link: passwordLinks, enabled: users.enabled })
    .from(passwordLinks)
    .innerJoin(users, eq(users.id, passwordLinks.userId))
    .where(eq(passwordLinks.secretHash, secretHash(secret)));
  if (!found) throw Refusal.because('NOT_FOUND');
  const { link, enabled } = found;
  if (!enabled || link.closedAt !== null || link.expiresAt <= now)
    throw Refusal.because('RESET_LINK_INVALID');
  return link;
}

/**
 * Uses up a link: of concurrent requests with the same link, only one succeeds.
 * @throws Refusal like `openLink`.
 */
export async function takeLink(tx: Queries, secret: string, now: Date): Promise<LinkRow> {
  await openLink(tx, secret, now);
  const [taken] = await tx
    .update(passwordLinks)
    .set({ closedAt: now })
    .where(
      and(
        eq(passwordLinks.secretHash, secretHash(secret)),
        isNull(passwordLinks.closedAt),
        gt(passwordLinks.expiresAt, now),
      ),
    )
    .returning();
  if (!taken) throw Refusal.because('RESET_LINK_INVALID');
  return taken;
}

/** Ends a user's open links. */
export async function closeLinks(tx: Queries, userId: string, now: Date): Promise<void> {
  await tx
    .update(passwordLinks)
    .set({ closedAt: now })
    .where(and(eq(passwordLinks.userId, userId), isNull(passwordLinks.closedAt)));
}

export async function forgetOldLinks(db: Queries, now: Date): Promise<void> {
  await db.delete(passwordLinks).where(lt(passwordLinks.expiresAt, new Date(now.getTime() - REMEMBERED)));
}
