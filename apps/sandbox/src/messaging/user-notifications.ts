import type { ParsedArgs } from '@deck/api';
import type {
  userNotifications as area,
  UnreadCounts,
  UserNotification,
} from '@deck/api/contract/user-notifications';
import { Refusal } from '@deck/api/server';
import { notificationTypes } from '@deck/api/vocabulary';
import { instantText } from '@deck/values';
import { and, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Caller, getUserId } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { orders, payments, userNotifications } from '../database/schema.ts';
import { publishChange } from '../live/publish-change.ts';
import { COUNT_LIMIT, getPage, readPaging } from '../paging.ts';
import { type Scope, within } from '../scope.ts';
import { getTab } from './staff-notification.ts';

type Row = typeof userNotifications.$inferSelect;
type Asked = ParsedArgs<(typeof area)['list']>;

/** A user's own notifications in their current division, of what they still see, or those of the division's bot. */
function ofCaller(caller: Caller): SQL | undefined {
  const userId = getUserId(caller);
  const isTold =
    userId === undefined ? isNull(userNotifications.userId) : eq(userNotifications.userId, userId);
  return and(
    isTold,
    eq(userNotifications.businessProfileId, caller.divisionId),
    caller.propertyIds && isSeen(caller, userNotifications.orderId, orders),
    caller.propertyIds && isSeen(caller, userNotifications.paymentId, payments),
  );
}

/** Whether the subject of a notification is in scope; one without such a subject is. */
const isSeen = (scope: Scope, subject: PgColumn, table: typeof orders | typeof payments) =>
  sql`(${subject} IS NULL OR EXISTS (SELECT 1 FROM ${table} WHERE ${table.id} = ${subject} AND ${within(scope, table)}))`;

/** A single type, or the types of a tab. */
function ofTypes(asked: Asked['notificationType']): SQL | undefined {
  if (asked === undefined) return undefined;
  const types = notificationTypes.filter((type) => type === asked || getTab(type) === asked);
  return inArray(userNotifications.type, types);
}

export async function listNotifications(db: Queries, caller: Caller, asked: Asked) {
  const paging = readPaging(asked);
  const where = and(
    ofCaller(caller),
    ofTypes(asked.notificationType),
    asked.read === undefined ? undefined : eq(userNotifications.read, asked.read),
  );
  const rows = await db
    .select()
    .from(userNotifications)
    .where(where)
    .orderBy(desc(userNotifications.createdAt), desc(userNotifications.id))
    .limit(paging.size)
    .offset(paging.offset);
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(userNotifications)
    .where(where)
    .limit(COUNT_LIMIT)
    .as('found');
  const [counted] = await db.select({ rows: sql<number>`count(*)::int` }).from(found);
  return {
    ...getPage(rows.map(toAnswer), paging, counted?.rows ?? 0),
    unread: await unreadCounts(db, caller),
  };
}

/** Uses an index of unread rows only, since every client polls it. */
async function unreadCounts(db: Queries, caller: Caller): Promise<UnreadCounts> {
  const unread = db
    .select({ type: userNotifications.type })
    .from(userNotifications)
    .where(and(ofCaller(caller), sql`NOT ${userNotifications.read}`))
    .limit(COUNT_LIMIT - 1)
    .as('unread');
  const counted = await db
    .select({ type: unread.type, rows: sql<number>`count(*)::int` })
    .from(unread)
    .groupBy(unread.type);
  const sum = (tab: ReturnType<typeof getTab>) =>
    counted.filter(({ type }) => getTab(type) === tab).reduce((all, { rows }) => all + rows, 0);
  return { payments: sum('PAYMENTS'), system: sum('SYSTEM') };
}

/**
 * Marks all the user's notifications as read, or those of a type or tab.
 * @returns the remaining unread count.
 */
export async function markAll(
  db: Queries,
  caller: Caller,
  asked: Asked['notificationType'],
  changes: Partial<Pick<Row, 'read' | 'shown'>>,
): Promise<UnreadCounts> {
  const { read, shown } = changes;
  await db
    .update(userNotifications)
    .set(changes)
    .where(
      and(
        ofCaller(caller),
        ofTypes(asked),
        read === undefined ? undefined : ne(userNotifications.read, read),
        shown === undefined ? undefined : ne(userNotifications.shown, shown),
      ),
    );
  await publishRead(db, caller);
  return unreadCounts(db, caller);
}

/** Marks a notification of the user as read. @throws Refusal NOT_FOUND, also for others' notifications. */
export async function markOne(
  db: Queries,
  caller: Caller,
  id: string,
  read: boolean,
): Promise<UserNotification> {
  const [row] = await db
    .update(userNotifications)
    .set({ read })
    .where(and(eq(userNotifications.id, id), ofCaller(caller)))
    .returning();
  if (!row) throw Refusal.because('NOT_FOUND');
  await publishRead(db, caller);
  return toAnswer(row);
}

/** The person's other windows count again. */
async function publishRead(db: Queries, caller: Caller): Promise<void> {
  const userId = getUserId(caller);
  if (userId !== undefined)
    await publishChange(db, { kind: 'NOTIFICATIONS', divisionId: caller.divisionId, userId });
}

const toAnswer = ({ userId: _, businessProfileId: __, createdAt, ...row }: Row): UserNotification => ({
  ...row,
  tab: getTab(row.type),
  createdAt: instantText(createdAt.getTime()),
});
