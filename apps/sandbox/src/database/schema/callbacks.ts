import type { CallbackStatus, CallbackType } from '@deck/api/vocabulary';
import { type Column, type SQL, sql } from 'drizzle-orm';
import { index, integer, text, timestamp } from 'drizzle-orm/pg-core';
import { deck, id, instant } from './columns.ts';
import { businessProfiles } from './companies.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';

/** The receiver of an address: scheme, host and port. */
export const receiverOf = (url: Column): SQL<string> => sql`(substring(${url} from '^[^/]+//[^/?#]+'))`;

/**
 * Callbacks to a company's own systems. They are written in the transaction of the event and delivered
 * afterwards.
 */
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
    /** The status or state that is sent. */
    event: text('event').notNull(),
    url: text('url').notNull(),
    /** The exact body: the signed and the sent bytes are the same. */
    payload: text('payload').notNull(),
    status: text('status').$type<CallbackStatus>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    dueAt: instant('due_at'),
    /**
     * The claim of a delivering server lasts until then, by the database's clock: the sandbox's clock may be
     * moved.
     */
    claimedUntil: timestamp('claimed_until', { withTimezone: true, mode: 'date', precision: 3 }),
  },
  (table) => [
    index('callbacks_payment').on(table.paymentId, table.createdAt),
    index('callbacks_order').on(table.orderId, table.type, table.createdAt),
    // The bodies that are kept, for their removal.
    index('callbacks_kept').on(table.businessProfileId, table.createdAt).where(sql`payload <> ''`),
    // A queue for each receiver: see `receiverOf`.
    index('callbacks_queue')
      .on(table.businessProfileId, receiverOf(table.url), table.dueAt)
      .where(sql`${table.status} = 'QUEUED'`),
    index('callbacks_due').on(table.dueAt).where(sql`${table.status} = 'QUEUED'`),
  ],
);

/** The outcome of each delivery attempt. */
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
    /** The HTTP status; null without an answer. */
    httpStatus: integer('http_status'),
    error: text('error'),
    /** The start of the answer. */
    excerpt: text('excerpt').notNull(),
  },
  (table) => [index('callback_attempts_of').on(table.callbackId, table.at)],
);
