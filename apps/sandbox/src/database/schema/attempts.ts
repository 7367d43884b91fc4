import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { deck, instant } from './columns.ts';

/** Counted attempts, by what is attempted and by whom or what. The scheduler deletes those that are over. */
export const attempts = deck.table(
  'attempts',
  {
    /** A key of `limits`. */
    purpose: text('purpose').notNull(),
    /** A client's address or network, a user, a payment or a company. */
    key: text('key').notNull(),
    count: integer('count').notNull(),
    /** When those of them began that have no outcome yet. */
    underway: instant('underway').array().notNull().default(sql`'{}'`),
    /** When the count starts again at zero. */
    resetsAt: instant('resets_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.key] }),
    index('attempts_resets').on(table.resetsAt),
  ],
);
