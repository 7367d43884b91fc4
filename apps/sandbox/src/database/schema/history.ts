import type { MessageChannel, TimelineEventType } from '@deck/api/vocabulary';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, text } from 'drizzle-orm/pg-core';
import type { EmailKind } from '../../messaging/email.ts';
import { deck, id, instant, minor } from './columns.ts';
import { businessProfiles } from './companies.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';

export const timeline = deck.table(
  'timeline',
  {
    id: id(),
    /** Null for events of a permanent link, which has no order. */
    orderId: text('order_id').references(() => orders.id),
    paymentId: text('payment_id').references(() => payments.id),
    type: text('type').$type<TimelineEventType>().notNull(),
    at: instant('at').notNull(),
    authorKind: text('author_kind').$type<'CUSTOMER' | 'USER' | 'SYSTEM'>().notNull(),
    authorName: text('author_name').notNull(),
    amount: minor('amount'),
    currency: text('currency'),
    reason: text('reason'),
    detail: text('detail'),
    /** Technical entries, shown only in the verbose history. */
    verbose: boolean('verbose').notNull().default(false),
  },
  (table) => [
    check('timeline_of_something', sql`${table.orderId} IS NOT NULL OR ${table.paymentId} IS NOT NULL`),
    index('timeline_order').on(table.orderId, table.at),
    index('timeline_payment').on(table.paymentId, table.at),
    // The wires that were received on a day: no operation at the PSP tells of them.
    index('timeline_received').on(table.at).where(sql`type IN ('PAID', 'PARTIALLY_PAID')`),
  ],
);

/**
 * The delivery state of an e-mail: waiting for the mail server, internal (no mail server, or none for its
 * channel), accepted by the mail server, or refused permanently.
 */
export type CarrierState = 'WAITING' | 'INSIDE' | 'TAKEN' | 'FAILED';

/** Every e-mail, SMS and Telegram message the sandbox "sent": its inbox. */
export const messages = deck.table(
  'messages',
  {
    id: id(),
    businessProfileId: text('business_profile_id')
      .notNull()
      .references(() => businessProfiles.id),
    paymentId: text('payment_id').references(() => payments.id),
    /** The message's type: a payment link is listed with its payment, other letters are not. */
    kind: text('kind').$type<EmailKind>().notNull().default('PAYMENT_LINK'),
    channel: text('channel').$type<MessageChannel>().notNull(),
    recipient: text('recipient').notNull(),
    sender: text('sender').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** The same as plain text, for mail programs that show no HTML; empty for what is plain anyway. */
    plain: text('plain').notNull().default(''),
    sentAt: instant('sent_at').notNull(),
    deliveredAt: instant('delivered_at'),
    openedAt: instant('opened_at'),
    carrier: text('carrier').$type<CarrierState>().notNull().default('WAITING'),
    carrierAttempts: integer('carrier_attempts').notNull().default(0),
    /** The next delivery attempt; null: immediately. */
    carrierDueAt: instant('carrier_due_at'),
  },
  (table) => [
    index('messages_sent').on(table.sentAt),
    index('messages_payment').on(table.paymentId),
    // The texts that are kept, for their removal.
    index('messages_kept').on(table.businessProfileId, table.sentAt).where(sql`body <> ''`),
    // The scheduler polls every second for the few waiting rows.
    index('messages_waiting').on(table.carrierDueAt).where(sql`${table.carrier} = 'WAITING'`),
  ],
);
