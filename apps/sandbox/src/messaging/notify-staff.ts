import { type InterfaceLanguage, interfaceLanguages } from '@deck/api/vocabulary';
import { eq } from 'drizzle-orm';
import { getNotifications } from '../company/setting-defaults.ts';
import type { Queries } from '../database/queries.ts';
import {
  businessProfiles,
  letters,
  type orders,
  type payments,
  properties,
  userNotifications,
} from '../database/schema.ts';
import { newId } from '../ids.ts';
import { actor } from './actor.ts';
import type { EmailFacts } from './email.ts';
import { isToldInTelegram, notifyBot } from './notify-bot.ts';
import { isImportant, type StaffNotification, staffNotification } from './staff-notification.ts';
import { peopleToTell } from './staff-recipients.ts';
import { notificationText } from './staff-values.ts';

type EmailRow = typeof letters.$inferInsert;

interface News {
  readonly news: StaffNotification;
  readonly order: typeof orders.$inferSelect;
  readonly payment?: typeof payments.$inferSelect;
  readonly facts?: Omit<EmailFacts, 'news'>;
}

/**
 * Notifies the users of a division who may see payments: each in the deck, and by letter and Telegram as the
 * company's settings say. The user who acted is left out.
 */
export async function notifyStaff(
  tx: Queries,
  { news, order, payment, facts = {} }: News,
  now: Date,
): Promise<void> {
  const [found] = await tx
    .select({ property: properties, company: businessProfiles })
    .from(properties)
    .innerJoin(businessProfiles, eq(businessProfiles.id, properties.businessProfileId))
    .where(eq(properties.id, order.propertyId));
  if (!found) throw new Error(`The order ${order.id} has no property`);
  const { property, company } = found;
  const type = staffNotification[news];
  const businessProfileId = order.businessProfileId;
  const everyone = await peopleToTell(tx, businessProfileId, 'PAYMENT_INSTANCE_VIEW', order.propertyId);
  const people = everyone.filter(({ id }) => id !== actor());
  const about = { orderId: order.id, paymentId: payment?.id ?? null };
  const notification = (locale: InterfaceLanguage, timezone: string) => ({
    id: newId(now.getTime()),
    type,
    important: isImportant(news),
    eventId: payment?.id ?? order.id,
    ...about,
    locale,
    ...notificationText(news, { order, property, ...(payment && { payment }) }, facts, locale, timezone),
    createdAt: now,
  });

  if (people.length > 0)
    await tx.insert(userNotifications).values(
      people.map(({ id, locale, timezone }) => ({
        ...notification(locale, timezone),
        userId: id,
        businessProfileId,
      })),
    );

  const { employee, telegram, duplicateAddresses } = getNotifications(company);
  const queued: EmailRow[] = [];
  const letter = (row: Pick<EmailRow, 'language' | 'channel' | 'recipient' | 'userId'>, timezone: string) =>
    queued.push({
      id: newId(now.getTime()),
      businessProfileId,
      kind: 'STAFF',
      ...about,
      ...row,
      facts: { ...facts, news, timezone },
      createdAt: now,
      dueAt: now,
    });
  const language = staffLanguage(company.defaultCustomerLanguage);
  if (employee.enabled && employee.types.some((one) => one === type)) {
    for (const { id, email, locale, timezone } of people)
      letter({ language: locale, channel: 'EMAIL', recipient: email, userId: id }, timezone);
    for (const recipient of duplicateAddresses)
      letter({ language, channel: 'EMAIL', recipient }, property.timezone);
  }
  if (isToldInTelegram(company, type)) {
    letter({ language, channel: 'TELEGRAM', recipient: telegram.chatId }, property.timezone);
    await notifyBot(tx, company, notification(language, property.timezone));
  }
  if (queued.length > 0) await tx.insert(letters).values(queued);
}

/** The language of letters to a company's own addresses: its customers' language, if the interface has it. */
export const staffLanguage = (language: string): InterfaceLanguage =>
  interfaceLanguages.find((one) => one === language) ?? 'en';
