import { INVOICE_REMINDER_DAYS, invoicedStatuses, type PaymentEvent, payableStatuses } from '@deck/api/rules';
import { addDays, instantIn, parseLifetime } from '@deck/values';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import {
  businessProfiles,
  holdsMoney,
  payments,
  properties,
  type Reminder,
  reminders,
} from '../database/schema.ts';

type PaymentRow = typeof payments.$inferSelect;

/** When reminders of a day go out, by the property's clocks. */
const MORNING = '09:00';

const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** Schedules a reminder of a payment. It is checked again before it is sent. */
export async function planReminder(
  tx: Queries,
  payment: PaymentRow,
  happened: PaymentEvent['type'],
  now: Date,
): Promise<void> {
  const planned = (await plannedFor(tx, payment, happened, now)).filter(({ dueAt }) => dueAt > now);
  if (planned.length > 0)
    await tx
      .insert(reminders)
      .values(planned.map((one) => ({ paymentId: payment.id, ...one })))
      .onConflictDoNothing();
}

interface Planned {
  readonly type: Reminder;
  readonly dueAt: Date;
}

async function plannedFor(
  tx: Queries,
  payment: PaymentRow,
  happened: PaymentEvent['type'],
  now: Date,
): Promise<Planned[]> {
  switch (happened) {
    case 'LINK_CREATED':
    case 'LINK_SENT':
      return dayBefore('LINK_EXPIRING_24_HOURS', payment.expiresAt);
    case 'CHARGE_SCHEDULED':
      return dayBefore('SCHEDULED_CHARGE_NEAR', payment.executeAt);
    case 'INVOICE_CREATED':
      return ofInvoice(tx, payment);
    case 'AUTH_APPROVED': {
      const dueAt = await captureReminderAt(tx, payment, now);
      return dueAt ? [{ type: 'CAPTURE_REMINDER', dueAt }] : [];
    }
    default:
      return [];
  }
}

const dayBefore = (type: Reminder, at: Date | null): Planned[] =>
  at === null ? [] : [{ type, dueAt: new Date(at.getTime() - DAY) }];

/** In the morning by the property's clocks, some days before the due date and on it. */
async function ofInvoice(tx: Queries, { dueDate, propertyId }: PaymentRow): Promise<Planned[]> {
  const [property] = await tx
    .select({ timezone: properties.timezone })
    .from(properties)
    .where(eq(properties.id, propertyId ?? ''));
  if (dueDate === null || !property) return [];
  const morning = (type: Reminder, date: string): Planned[] => {
    const found = instantIn(property.timezone, date, MORNING);
    return found.ok ? [{ type, dueAt: new Date(found.instant) }] : [];
  };
  return [
    ...morning('INVOICE_DUE_SOON', addDays(dueDate, -INVOICE_REMINDER_DAYS)),
    ...morning('INVOICE_DUE', dueDate),
  ];
}

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
  await planInvoices(db, now);
  await planCaptures(db, now);
}

/** The reminders of open invoices, of those before whose due date there is still time. */
async function planInvoices(db: Queries, now: Date): Promise<void> {
  const plan = (type: Reminder, daysBefore: number) => {
    const dueAt = sql<Date>`(${payments.dueDate} - ${daysBefore}::int + ${MORNING}::time) AT TIME ZONE deck.zone_of(${payments.propertyId})`;
    return db
      .insert(reminders)
      .select(
        db
          .select({
            paymentId: payments.id,
            type: sql<Reminder>`${type}::text`.as('type'),
            dueAt: dueAt.as('due_at'),
            doneAt: sql<Date | null>`NULL::timestamptz`.as('done_at'),
          })
          .from(payments)
          .where(
            and(
              inArray(payments.status, invoicedStatuses),
              sql`${dueAt} > ${now.toISOString()}::timestamptz`,
            ),
          ),
      )
      .onConflictDoNothing();
  };
  await plan('INVOICE_DUE_SOON', INVOICE_REMINDER_DAYS);
  await plan('INVOICE_DUE', 0);
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
