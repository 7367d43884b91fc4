import { type NotificationType, telegramNotifications } from '@deck/api/vocabulary';
import { and, eq } from 'drizzle-orm';
import { getNotifications } from '../company/setting-defaults.ts';
import type { Queries } from '../database/queries.ts';
import { type businessProfiles, integrationTokens, userNotifications } from '../database/schema.ts';

type Company = typeof businessProfiles.$inferSelect;
type Told = Omit<typeof userNotifications.$inferInsert, 'userId' | 'businessProfileId'>;

/** Whether a company wants events of a type in its Telegram chat. */
export function isToldInTelegram(company: Company, type: NotificationType): boolean {
  const { telegram } = getNotifications(company);
  const known = telegramNotifications.find((one) => one === type);
  return telegram.enabled && known !== undefined && telegram.types.includes(known);
}

/**
 * Leaves a notification for the company's Telegram bot, which reads it with its token and writes it into the
 * chat. Without a token there is no bot to read it.
 */
export async function notifyBot(tx: Queries, { id }: Company, told: Told): Promise<void> {
  const [bot] = await tx
    .select({ type: integrationTokens.type })
    .from(integrationTokens)
    .where(and(eq(integrationTokens.businessProfileId, id), eq(integrationTokens.type, 'TELEGRAM')));
  if (bot) await tx.insert(userNotifications).values({ ...told, userId: null, businessProfileId: id });
}
