import { sql } from 'drizzle-orm';
import { check, index, text, unique } from 'drizzle-orm/pg-core';
import { deck, id, instant, minor } from './columns.ts';
import { businessProfiles } from './companies.ts';
import { payments, transactions } from './payments.ts';

/** Money held and let go, taken and given back, and paid out to the company's bank. */
export type WalletEntryKind = 'HELD' | 'RELEASED' | 'CHARGED' | 'REFUNDED' | 'PAID_OUT';

/**
 * The wallet's ledger: each movement of a company's money at the payment service provider. A trigger writes the lines
 * of a transaction when it is approved; the scheduler writes payouts. Another trigger refuses changes and deletions.
 */
export const walletEntries = deck.table(
  'wallet_entries',
  {
    id: id().default(sql`gen_random_uuid()::text`),
    businessProfileId: text('business_profile_id')
      .notNull()
      .references(() => businessProfiles.id),
    /** The property that took the payment's first money; empty for none. Later lines of the payment keep it. */
    propertyId: text('property_id').notNull(),
    /** The currency of the card. */
    currency: text('currency').notNull(),
    kind: text('kind').$type<WalletEntryKind>().notNull(),
    /** Minor units: above zero for what comes, below for what goes. */
    amount: minor('amount').notNull(),
    /** Both null for a payout only. */
    paymentId: text('payment_id').references(() => payments.id),
    transactionId: text('transaction_id').references(() => transactions.id),
    at: instant('at').notNull(),
    /** From when it can be paid out. */
    availableFrom: instant('available_from').notNull(),
    /** The regular time of a payout, which may be before the time it was made; null for other lines. */
    payoutOf: instant('payout_of'),
  },
  (table) => [
    unique('wallet_entries_once').on(table.transactionId, table.kind),
    unique('wallet_entries_paid_out_once').on(
      table.businessProfileId,
      table.propertyId,
      table.currency,
      table.payoutOf,
    ),
    check('wallet_entries_payout', sql`(${table.transactionId} IS NULL) = (${table.payoutOf} IS NOT NULL)`),
    // Money that is not settled yet is read from this index alone.
    index('wallet_entries_pending').on(
      table.businessProfileId,
      table.availableFrom,
      table.kind,
      table.propertyId,
      table.currency,
      table.amount,
    ),
    // Holds all that payouts sum up.
    index('wallet_entries_sums').on(
      table.businessProfileId,
      table.currency,
      table.propertyId,
      table.kind,
      table.availableFrom,
      table.amount,
    ),
    index('wallet_entries_payment').on(table.paymentId),
    // The payouts of a day.
    index('wallet_entries_payouts').on(table.businessProfileId, table.at).where(sql`kind = 'PAID_OUT'`),
  ],
);

/**
 * Sums of the ledger's lines, so that a balance need not read each line. A trigger adds a row for what each statement
 * enters; the scheduler merges the rows of the same kind. The sum of the rows always equals the sum of the lines.
 */
export const walletSums = deck.table(
  'wallet_sums',
  {
    businessProfileId: text('business_profile_id').notNull(),
    propertyId: text('property_id').notNull(),
    currency: text('currency').notNull(),
    kind: text('kind').$type<WalletEntryKind>().notNull(),
    /** Minor units. */
    amount: minor('amount').notNull(),
  },
  (table) => [index('wallet_sums_of').on(table.businessProfileId)],
);
