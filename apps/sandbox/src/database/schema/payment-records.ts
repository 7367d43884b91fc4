import type { PaymentStatus, PaymentType, Scheme } from '@deck/api/vocabulary';
import { bigint, boolean, date, index, text } from 'drizzle-orm/pg-core';
import { bytes, deck, instant, minor } from './columns.ts';
import { payments } from './payments.ts';

/** What payers of permanent and split links sent, by the key their form was opened with: once each. */
export const payerForms = deck.table('payer_forms', {
  key: text('key').primaryKey(),
  /** The token of the link the form belongs to. */
  link: text('link').notNull(),
  bodyHash: text('body_hash').notNull(),
  paymentId: text('payment_id')
    .notNull()
    .references(() => payments.id),
  createdAt: instant('created_at').notNull(),
});

/** The invoice of a wire transfer as it was made: what the company changes later changes nothing in it. */
export const invoices = deck.table('invoices', {
  paymentId: text('payment_id')
    .primaryKey()
    .references(() => payments.id),
  number: text('number').notNull(),
  pdf: bytes('pdf').notNull(),
  createdAt: instant('created_at').notNull(),
});

const toDay = {
  businessProfileId: text('business_profile_id').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  currency: text('currency').notNull(),
  propertyId: text('property_id').notNull(),
  type: text('type').$type<PaymentType>().notNull(),
  viaCms: boolean('via_cms').notNull(),
  /** Sums of changes, in minor units: below zero where something was taken away again. */
  paid: minor('paid').notNull(),
  refunded: minor('refunded').notNull(),
};

/**
 * How many payments were made on a day, and what became of them. Triggers add a row per change, so that payments never
 * wait for one another; the scheduler folds the rows of a day together. The sum of the rows is exact at any moment. The
 * day 0001-01-01 sums up all days.
 */
export const paymentDays = deck.table(
  'payment_days',
  {
    ...toDay,
    status: text('status').$type<PaymentStatus>().notNull(),
    scheme: text('scheme').$type<Scheme>().notNull(),
    method: text('method').notNull(),
    createdBy: text('created_by').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [index('payment_days_day').on(table.businessProfileId, table.day)],
);

/** What was taken and given back on a day, of whichever payment; rows are kept like those of `paymentDays`. */
export const moneyDays = deck.table('money_days', toDay, (table) => [
  index('money_days_day').on(table.businessProfileId, table.day),
]);
