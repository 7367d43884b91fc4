import type { CallbackStatus, CallbackType } from '@deck/api/vocabulary';
import { sql } from 'drizzle-orm';
import { index, integer, text, timestamp } from 'drizzle-orm/pg-core';
import { deck, id, instant } from './columns.ts';
import { businessProfiles } from './companies.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';

/** News for a company's own systems, written in the transaction it tells of and delivered after it. */
export const callbacks = deck.table(
  'callbacks',
  {
    id: id(),
    businessProfileId: text('business_profile_id')
      .notNull()
      .references(() => businessProfiles.id),
    orderId: text('order_id').references(() => orders.id),
    paymentId: text('payment_id').references(() => payments.id),
    type: text('type').$type<CallbackType>().notNull(),
    /** The status or state that is told. */
    event: text('event').notNull(),
    url: text('url').notNull(),
    /** The body to the letter: what is signed and what is sent are one. */
    payload: text('payload').notNull(),
    status: text('status').$type<CallbackStatus>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    dueAt: instant('due_at'),
    /** Whoever delivers it has it until then, by the clock of the database: the sandbox's own may be moved. */
    claimedUntil: timestamp('claimed_until', { withTimezone: true, mode: 'date', precision: 3 }),
  },
  (table) => [
    index('callbacks_payment').on(table.paymentId, table.createdAt),
    index('callbacks_order').on(table.orderId, table.type, table.createdAt),
    index('callbacks_due').on(table.dueAt).where(sql`${table.status} = 'QUEUED'`),
  ],
);

/** What came of each try to deliver one. */
export const callbackAttempts = deck.table(
  'callback_attempts',
  {
    id: id(),
    callbackId: text('callback_id')
      .notNull()
      .references(() => callbacks.id),
    at: instant('at').notNull(),
    /** In milliseconds. */
    duration: integer('duration').notNull(),
    /** The HTTP status; null where none was answered. */
    httpStatus: integer('http_status'),
    error: text('error'),
    /** How the answer begins. */
    excerpt: text('excerpt').notNull(),
  },
  (table) => [index('callback_attempts_of').on(table.callbackId, table.at)],
);
