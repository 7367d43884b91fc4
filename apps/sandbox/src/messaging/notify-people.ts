import { LONGEST_LINE, LONGEST_TEXT } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import type { InterfaceLanguage, NotificationType } from '@deck/api/vocabulary';
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import {
  businessProfiles,
  orders,
  payments,
  userDivisions,
  userNotifications,
  users,
} from '../database/schema.ts';
import { publishChange } from '../live/publish-change.ts';

/** A message from an administrator. */
interface Word {
  readonly notificationType: NotificationType;
  readonly important?: boolean | undefined;
  readonly eventId?: string | undefined;
  readonly body: string;
}

/** The audience; by default everyone. */
interface Audience {
  readonly companyId?: string;
  readonly userId?: string;
  readonly locale?: InterfaceLanguage;
}

/**
 * Notifies all users of the audience who can sign in, once per company, in a single statement.
 * @throws Refusal INVALID_VALUE for an empty message, NOT_FOUND for an unknown company or user.
 */
export async function notifyPeople(
  db: Queries,
  word: Word,
  { companyId, userId, locale }: Audience,
  now: Date,
): Promise<{ notified: number }> {
  const { title, text } = readMessage(word.body);
  if (companyId !== undefined) await requireOne(db, businessProfiles, companyId);
  if (userId !== undefined) await requireOne(db, users, userId);
  const eventId = word.eventId ?? '';
  // In the order of the table's columns.
  const rows = db
    .select({
      id: sql<string>`gen_random_uuid()::text`.as('id'),
      userId: users.id,
      businessProfileId: userDivisions.businessProfileId,
      type: sql<NotificationType>`${word.notificationType}::text`.as('type'),
      read: sql<boolean>`false`.as('read'),
      shown: sql<boolean>`false`.as('shown'),
      important: sql<boolean>`${word.important ?? false}::boolean`.as('important'),
      eventId: sql<string | null>`nullif(${eventId}::text, '')`.as('event_id'),
      orderId: sql<string | null>`coalesce(${orders.id}, ${payments.orderId})`.as('order_id'),
      paymentId: payments.id,
      locale: users.locale,
      title: sql<string>`${title}::text`.as('title'),
      text: sql<string>`${text}::text`.as('text'),
      createdAt: sql<Date>`${now.toISOString()}::timestamptz`.as('created_at'),
    })
    .from(users)
    .innerJoin(userDivisions, eq(userDivisions.userId, users.id))
    .leftJoin(
      orders,
      and(eq(orders.id, eventId), eq(orders.businessProfileId, userDivisions.businessProfileId)),
    )
    .leftJoin(
      payments,
      and(eq(payments.id, eventId), eq(payments.businessProfileId, userDivisions.businessProfileId)),
    )
    .where(
      and(
        eq(users.enabled, true),
        companyId === undefined ? undefined : eq(userDivisions.businessProfileId, companyId),
        userId === undefined ? undefined : eq(users.id, userId),
        locale === undefined ? undefined : eq(users.locale, locale),
      ),
    );
  const told = await db.insert(userNotifications).select(rows);
  await publishWord(db, companyId, userId);
  return { notified: told.rowCount ?? 0 };
}

/** Every company with people of the audience hears of it. */
async function publishWord(db: Queries, companyId?: string, userId?: string): Promise<void> {
  const companies =
    companyId === undefined
      ? await db.select({ id: businessProfiles.id }).from(businessProfiles)
      : [{ id: companyId }];
  for (const { id } of companies)
    await publishChange(db, {
      kind: 'NOTIFICATIONS',
      divisionId: id,
      ...(userId !== undefined && { userId }),
    });
}

/** The first line becomes the title. */
function readMessage(body: string): { title: string; text: string } {
  const message = body.trim();
  if (message === '') throw Refusal.invalid({ body: 'required' });
  const [title = '', ...rest] = message.split(/\r?\n/);
  if (message.length > LONGEST_TEXT || title.length > LONGEST_LINE)
    throw Refusal.invalid({ body: 'tooLong' });
  return { title: title.trim(), text: rest.join('\n').trim() };
}

async function requireOne(
  db: Queries,
  table: typeof businessProfiles | typeof users,
  id: string,
): Promise<void> {
  const [found] = await db.select({ id: table.id }).from(table).where(eq(table.id, id));
  if (!found) throw Refusal.because('NOT_FOUND');
}
