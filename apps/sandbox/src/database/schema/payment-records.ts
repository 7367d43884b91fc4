import type { PaymentStatus, PaymentType, Scheme } from '@deck/api/vocabulary';
import { bigint, boolean, date, index, jsonb, text } from 'drizzle-orm/pg-core';
import type { ReceiptFacts } from '../../fiscal/receipt-facts.ts';
import { bytes, deck, instant, minor } from './columns.ts';
import { payments, transactions } from './payments.ts';

/** Submissions of payers of permanent and split links, by idempotency key: each counts once. */
export const payerForms = deck.table(
  'payer_forms',
  {
    key: text('key').primaryKey(),
    /** The token of the form's link. */
    link: text('link').notNull(),
    bodyHash: text('body_hash').notNull(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    /** The hash of the payer's network; null if none was noted. */
    sender: text('sender'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('payer_forms_sender').on(table.link, table.sender),
    index('payer_forms_payment').on(table.paymentId),
  ],
);

/** A wire transfer's invoice as issued. Later changes of the company do not affect it. */
export const invoices = deck.table('invoices', {
  paymentId: text('payment_id')
    .primaryKey()
    .references(() => payments.id),
  number: text('number').notNull(),
  pdf: bytes('pdf').notNull(),
  createdAt: instant('created_at').notNull(),
});

export const receiptNumbers = deck.sequence('receipt_numbers', { startWith: 100001 });

/** The receipts of the fiscal service as issued, one for each transaction. Later changes do not affect them. */
export const fiscalReceipts = deck.table('fiscal_receipts', {
  transactionId: text('transaction_id')
    .primaryKey()
    .references(() => transactions.id),
  number: text('number').notNull().unique(),
  /** The unguessable end of its address. */
  token: text('token').notNull().unique(),
  facts: jsonb('facts').$type<ReceiptFacts>().notNull(),
  issuedAt: instant('issued_at').notNull(),
});

const toDay = {
  businessProfileId: text('business_profile_id').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  currency: text('currency').notNull(),
  propertyId: text('property_id').notNull(),
  type: text('type').$type<PaymentType>().notNull(),
  viaCms: boolean('via_cms').notNull(),
  /** Sums of changes in minor units. Negative for reversals. */
  paid: minor('paid').notNull(),
  refunded: minor('refunded').notNull(),
};

/**
 * The number of payments per day and their outcomes. Triggers append a row per change, so that payments never
 * wait for each other. The scheduler merges the rows of a day. The sum of the rows is always exact. The day
 * 0001-01-01 holds the sum of all days.
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

/** Money taken and refunded per day, for all payments. Rows work like those of `paymentDays`. */
export const moneyDays = deck.table('money_days', toDay, (table) => [
  index('money_days_day').on(table.businessProfileId, table.day),
]);
