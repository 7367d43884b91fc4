import type { InterfaceLanguage } from '@deck/api/vocabulary';
import { instantText } from '@deck/values';
import { eq } from 'drizzle-orm';
import { getNotifications } from '../company/setting-defaults.ts';
import type { Queries } from '../database/queries.ts';
import {
  businessProfiles,
  letters,
  userDivisions,
  userNotifications,
  type users,
} from '../database/schema.ts';
import { newId } from '../ids.ts';
import { publishChange } from '../live/publish-change.ts';
import { isToldInTelegram, notifyBot } from './notify-bot.ts';
import { staffLanguage } from './notify-staff.ts';
import { isImportant, type PersonNews, staffNotification } from './staff-notification.ts';
import { notificationText } from './staff-values.ts';

/**
 * Notifies a user of a change of their account, in the deck and by letter whatever the settings, since somebody
 * else may have changed it. Their companies are notified of a new password in Telegram.
 * @param also further addresses of the letter, such as the one before
 */
export async function announcePerson(
  tx: Queries,
  user: typeof users.$inferSelect,
  news: PersonNews,
  now: Date,
  also: readonly string[] = [],
): Promise<void> {
  const companies = await tx
    .select({ company: businessProfiles })
    .from(userDivisions)
    .innerJoin(businessProfiles, eq(businessProfiles.id, userDivisions.businessProfileId))
    .where(eq(userDivisions.userId, user.id))
    .orderBy(userDivisions.businessProfileId);
  const [first] = companies;
  if (!first) return;
  const type = staffNotification[news];
  const at = now.getTime();
  const person = `${user.firstName} ${user.lastName}`;
  const facts = { until: instantText(at), timezone: user.timezone };
  const notification = (locale: InterfaceLanguage) => ({
    id: newId(at),
    type,
    important: isImportant(news),
    locale,
    ...notificationText(news, { person }, facts, locale, user.timezone),
    createdAt: now,
  });
  await tx.insert(userNotifications).values(
    companies.map(({ company }) => ({
      ...notification(user.locale),
      userId: user.id,
      businessProfileId: company.id,
    })),
  );
  for (const { company } of companies)
    await publishChange(tx, { kind: 'NOTIFICATIONS', divisionId: company.id, userId: user.id });
  const letter = {
    kind: 'STAFF',
    userId: user.id,
    facts: { ...facts, news },
    createdAt: now,
    dueAt: now,
  } as const;
  const told = companies.filter(({ company }) => isToldInTelegram(company, type));
  for (const { company } of told)
    await notifyBot(tx, company, notification(staffLanguage(company.defaultCustomerLanguage)));
  await tx.insert(letters).values([
    ...[user.email, ...also].map((recipient) => ({
      id: newId(at),
      businessProfileId: first.company.id,
      language: user.locale,
      channel: 'EMAIL' as const,
      recipient,
      ...letter,
    })),
    ...told.map(({ company }) => ({
      id: newId(at),
      businessProfileId: company.id,
      language: staffLanguage(company.defaultCustomerLanguage),
      channel: 'TELEGRAM' as const,
      recipient: getNotifications(company).telegram.chatId,
      ...letter,
    })),
  ]);
}
