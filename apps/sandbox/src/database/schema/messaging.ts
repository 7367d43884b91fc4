import type {
  BlockKey,
  CustomerLanguage,
  InterfaceLanguage,
  MessageChannel,
  NotificationType,
  TemplateId,
  TemplateType,
} from '@deck/api/vocabulary';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import type { EmailFacts, EmailKind } from '../../messaging/email.ts';
import { deck, id, instant } from './columns.ts';
import { businessProfiles } from './companies.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';
import { users } from './people.ts';

/**
 * Queued letters, written in the transaction of their event. The scheduler renders and delivers each once,
 * then deletes the row. A letter that cannot be rendered stays, with the time it was given up.
 */
export const letters = deck.table(
  'letters',
  {
    id: id(),
    businessProfileId: text('business_profile_id')
      .notNull()
      .references(() => businessProfiles.id),
    kind: text('kind').$type<EmailKind>().notNull(),
    language: text('language').$type<CustomerLanguage>().notNull(),
    channel: text('channel').$type<MessageChannel>().notNull(),
    recipient: text('recipient').notNull(),
    orderId: text('order_id').references(() => orders.id),
    paymentId: text('payment_id').references(() => payments.id),
    userId: text('user_id').references(() => users.id),
    facts: jsonb('facts').$type<EmailFacts>().notNull(),
    createdAt: instant('created_at').notNull(),
    dueAt: instant('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    givenUpAt: instant('given_up_at'),
  },
  (table) => [index('letters_due').on(table.dueAt).where(sql`${table.givenUpAt} IS NULL`)],
);

/** Notifications in the deck, in the user's language at the time, and those of a company's Telegram bot. */
export const userNotifications = deck.table(
  'user_notifications',
  {
    id: id(),
    /** Null for the bot of the company. */
    userId: text('user_id').references(() => users.id),
    businessProfileId: text('business_profile_id')
      .notNull()
      .references(() => businessProfiles.id),
    type: text('type').$type<NotificationType>().notNull(),
    read: boolean('read').notNull().default(false),
    shown: boolean('shown').notNull().default(false),
    important: boolean('important').notNull().default(false),
    /** The order or payment it concerns, or a subject an administrator named. */
    eventId: text('event_id'),
    orderId: text('order_id').references(() => orders.id),
    paymentId: text('payment_id').references(() => payments.id),
    locale: text('locale').$type<InterfaceLanguage>().notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('user_notifications_newest').on(table.userId, table.businessProfileId, table.createdAt, table.id),
    index('user_notifications_type').on(
      table.userId,
      table.businessProfileId,
      table.type,
      table.createdAt,
      table.id,
    ),
    // Of an order whose guest is erased.
    index('user_notifications_order').on(table.orderId).where(sql`order_id IS NOT NULL`),
    // The number of unread notifications is queried constantly.
    index('user_notifications_unread')
      .on(table.userId, table.businessProfileId, table.type)
      .where(sql`NOT ${table.read}`),
  ],
);

/** What a payment is reminded of: INVOICE_DUE_SOON some days before its due date, INVOICE_DUE on the day. */
export type Reminder =
  | 'CAPTURE_REMINDER'
  | 'LINK_EXPIRING_24_HOURS'
  | 'SCHEDULED_CHARGE_NEAR'
  | 'INVOICE_DUE_SOON'
  | 'INVOICE_DUE';

/** Pending and sent reminders: each payment is reminded once of each. */
export const reminders = deck.table(
  'reminders',
  {
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    type: text('type').$type<Reminder>().notNull(),
    dueAt: instant('due_at').notNull(),
    doneAt: instant('done_at'),
  },
  (table) => [
    primaryKey({ columns: [table.paymentId, table.type] }),
    index('reminders_due').on(table.dueAt).where(sql`${table.doneAt} IS NULL`),
  ],
);

/** A company's wording of a letter's block. A draft without content discards the company's wording. */
export const messageTemplates = deck.table(
  'message_templates',
  {
    businessProfileId: text('business_profile_id')
      .notNull()
      .references(() => businessProfiles.id),
    templateId: text('template_id').$type<TemplateId>().notNull(),
    type: text('type').$type<TemplateType>().notNull(),
    language: text('language').$type<CustomerLanguage>().notNull(),
    blockKey: text('block_key').$type<BlockKey>().notNull(),
    content: text('content'),
    modifiedAt: instant('modified_at').notNull(),
    modifiedBy: text('modified_by').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.businessProfileId, table.templateId, table.type, table.language, table.blockKey],
    }),
  ],
);
