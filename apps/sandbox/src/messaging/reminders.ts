import { type PaymentEvent, payableStatuses } from '@deck/api/rules';
import { parseLifetime } from '@deck/values';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, holdsMoney, payments, reminders } from '../database/schema.ts';

type PaymentRow = typeof payments.$inferSelect;
export type Reminder = 'CAPTURE_REMINDER' | 'LINK_EXPIRING_24_HOURS' | 'SCHEDULED_CHARGE_NEAR';

const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** Schedules a reminder of a payment. It is checked again before it is sent. */
export async function planReminder(
  tx: Queries,
  payment: PaymentRow,
  happened: PaymentEvent['type'],
  now: Date,
): Promise<void> {
  const planned = await plannedFor(tx, payment, happened, now);
  if (planned && planned.dueAt > now)
    await tx
      .insert(reminders)
      .values({ paymentId: payment.id, ...planned })
      .onConflictDoNothing();
}

async function plannedFor(tx: Queries, payment: PaymentRow, happened: PaymentEvent['type'], now: Date) {
  switch (happened) {
    case 'LINK_CREATED':
    case 'LINK_SENT':
      return payment.expiresAt && dayBefore('LINK_EXPIRING_24_HOURS', payment.expiresAt);
    case 'CHARGE_SCHEDULED':
      return payment.executeAt && dayBefore('SCHEDULED_CHARGE_NEAR', payment.executeAt);
    case 'AUTH_APPROVED': {
      const dueAt = await captureReminderAt(tx, payment, now);
      return dueAt && { type: 'CAPTURE_REMINDER' as const, dueAt };
    }
    default:
      return undefined;
  }
}

const dayBefore = (type: Reminder, at: Date) => ({ type, dueAt: new Date(at.getTime() - DAY) });

/** When the company wants a reminder of money held since then; undefined: never. */
export async function captureReminderAt(
  tx: Queries,
  payment: PaymentRow,
  heldSince: Date,
): Promise<Date | undefined> {
  const [company] = await tx
    .select({ after: businessProfiles.captureReminderTime })
    .from(businessProfiles)
    .where(eq(businessProfiles.id, payment.businessProfileId));
  const minutes = company && company.after !== null ? parseLifetime(company.after) : undefined;
  return minutes === undefined ? undefined : new Date(heldSince.getTime() + minutes * MINUTE);
}

/**
 * Schedules reminders for payments created without `applyPaymentEvent`, such as demo data and older versions.
 */
export async function planReminders(db: Queries, now: Date): Promise<void> {
  const plan = (type: Reminder, at: typeof payments.expiresAt | typeof payments.executeAt) =>
    db
      .select({
        paymentId: payments.id,
        type: sql<Reminder>`${type}::text`.as('type'),
        dueAt: sql<Date>`${at} - interval '24 hours'`.as('due_at'),
        doneAt: sql<Date | null>`NULL::timestamptz`.as('done_at'),
      })
      .from(payments);
  const ahead = sql`${now.toISOString()}::timestamptz + interval '24 hours'`;
  await db
    .insert(reminders)
    .select(
      plan('LINK_EXPIRING_24_HOURS', payments.expiresAt).where(
        and(inArray(payments.status, payableStatuses), sql`${payments.expiresAt} > ${ahead}`),
      ),
    )
    .onConflictDoNothing();
  await db
    .insert(reminders)
    .select(
      plan('SCHEDULED_CHARGE_NEAR', payments.executeAt).where(
        and(eq(payments.status, 'SCHEDULED_CHARGE'), sql`${payments.executeAt} > ${ahead}`),
      ),
    )
    .onConflictDoNothing();
  await planCaptures(db, now);
}

/** The delay of the reminder after a hold, for a company that wants it. */
async function planCaptures(db: Queries, now: Date): Promise<void> {
  const dueAt = sql<Date>`(SELECT min(processed_at) FROM deck.transactions
      WHERE transactions.payment_id = ${payments.id} AND transactions.type = 'AUTHORIZE' AND transactions.status = 'APPROVED')
    + make_interval(secs => extract(epoch FROM ${businessProfiles.captureReminderTime}::interval)::float8)`;
  await db
    .insert(reminders)
    .select(
      db
        .select({
          paymentId: payments.id,
          type: sql<Reminder>`'CAPTURE_REMINDER'::text`.as('type'),
          dueAt: dueAt.as('due_at'),
          doneAt: sql<Date | null>`NULL::timestamptz`.as('done_at'),
        })
        .from(payments)
        .innerJoin(businessProfiles, eq(businessProfiles.id, payments.businessProfileId))
        .where(
          and(
            isNotNull(businessProfiles.captureReminderTime),
            holdsMoney('payments'),
            sql`${dueAt} > ${now.toISOString()}::timestamptz`,
          ),
        ),
    )
    .onConflictDoNothing();
}
