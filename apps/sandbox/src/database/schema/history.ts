import type { TimelineEventType } from '@deck/api/vocabulary';
import { boolean, index, text } from 'drizzle-orm/pg-core';
import { deck, id, instant, minor } from './columns.ts';
import { businessProfiles } from './companies.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';

export const timeline = deck.table(
  'timeline',
  {
    id: id(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    paymentId: text('payment_id').references(() => payments.id),
    type: text('type').$type<TimelineEventType>().notNull(),
    at: instant('at').notNull(),
    authorKind: text('author_kind').$type<'CUSTOMER' | 'USER' | 'SYSTEM'>().notNull(),
    authorName: text('author_name').notNull(),
    amount: minor('amount'),
    currency: text('currency'),
    reason: text('reason'),
    detail: text('detail'),
    /** Only of technical interest: shown when the history is asked for verbosely. */
    verbose: boolean('verbose').notNull().default(false),
  },
  (table) => [
    index('timeline_order').on(table.orderId, table.at),
    index('timeline_payment').on(table.paymentId, table.at),
  ],
);

/** Every e-mail and SMS the sandbox "sent": its inbox. */
export const messages = deck.table(
  'messages',
  {
    id: id(),
    businessProfileId: text('business_profile_id')
      .notNull()
      .references(() => businessProfiles.id),
    paymentId: text('payment_id').references(() => payments.id),
    channel: text('channel').$type<'EMAIL' | 'SMS'>().notNull(),
    recipient: text('recipient').notNull(),
    sender: text('sender').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    sentAt: instant('sent_at').notNull(),
    deliveredAt: instant('delivered_at'),
    openedAt: instant('opened_at'),
  },
  (table) => [index('messages_sent').on(table.sentAt), index('messages_payment').on(table.paymentId)],
);
