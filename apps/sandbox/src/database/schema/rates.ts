import { date, numeric, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { deck, id, instant } from './columns.ts';
import { businessProfiles } from './companies.ts';

/** The value of a currency's unit in the company's currency, from a day on. */
export const exchangeRates = deck.table(
  'exchange_rates',
  {
    id: id(),
    businessProfileId: text('business_profile_id')
      .notNull()
      .references(() => businessProfiles.id),
    currency: text('currency').notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    /** The last day, unless a later rate begins earlier; null: open. */
    endDate: date('end_date', { mode: 'string' }),
    rate: numeric('rate').notNull(),
    createdAt: instant('created_at').notNull(),
    modifiedAt: instant('modified_at').notNull(),
  },
  (table) => [
    uniqueIndex('exchange_rates_start').on(table.businessProfileId, table.currency, table.startDate),
    // For listing all rates, newest start first.
    uniqueIndex('exchange_rates_listed').on(table.businessProfileId, table.startDate, table.id),
  ],
);
