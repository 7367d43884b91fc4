import type { Queries } from '../database/queries.ts';
import { userNotifications } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { publishChange } from '../live/publish-change.ts';
import { isImportant, staffNotification } from './staff-notification.ts';
import { peopleToTell } from './staff-recipients.ts';
import { notificationText } from './staff-values.ts';

const NEWS = 'CARD_TESTING';

/** Notifies the users of a company who may see payments that somebody tests cards on its links, in the deck. */
export async function announceCardTesting(tx: Queries, businessProfileId: string, now: Date): Promise<void> {
  for (const { id, locale, timezone } of await peopleToTell(tx, businessProfileId, 'PAYMENT_INSTANCE_VIEW')) {
    await tx.insert(userNotifications).values({
      id: newId(now.getTime()),
      type: staffNotification[NEWS],
      important: isImportant(NEWS),
      locale,
      ...notificationText(NEWS, {}, {}, locale, timezone),
      createdAt: now,
      userId: id,
      businessProfileId,
    });
    await publishChange(tx, { kind: 'NOTIFICATIONS', divisionId: businessProfileId, userId: id });
  }
}
