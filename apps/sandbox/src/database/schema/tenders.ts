import type { CardType } from '@deck/api/vocabulary';
import { sql } from 'drizzle-orm';
import { index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { deck, id, instant } from './columns.ts';
import { businessProfiles } from './companies.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';

/**
 * Saved cards. Each has the id of the payment of type PAYMENT_VERIFY that requested or checked it. Charges
 * use the PSP's token; the card number is never stored here.
 */
export const tenders = deck.table(
  'tenders',
  {
    id: id().references(() => payments.id),
    businessProfileId: text('business_profile_id')
      .notNull()
      .references(() => businessProfiles.id),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** Whose card it is, see `getCustomerKey`: a guest's card serves all their orders in the company. */
    customerKey: text('customer_key').notNull(),
    customerEmail: text('customer_email').notNull(),
    type: text('type').$type<CardType>().notNull(),
    /** Masked: first six and last four digits. */
    number: text('number').notNull(),
    holder: text('holder').notNull(),
    /** Months count from 1. */
    expirationMonth: integer('expiration_month').notNull(),
    expirationYear: integer('expiration_year').notNull(),
    pspToken: text('psp_token').notNull(),
    /** The PSP's fingerprint of a card: the same for the same card, whoever gives it. */
    fingerprint: text('fingerprint').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    uniqueIndex('tenders_once')
      .on(table.businessProfileId, table.customerKey, table.fingerprint)
      .where(sql`${table.deletedAt} IS NULL`),
    index('tenders_order').on(table.orderId),
  ],
);
