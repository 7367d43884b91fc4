import { bigint, customType, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';

/** The sandbox has its own schema, so that a shared database can be cleaned up. */
export const deck = pgSchema('deck');

/** Integer minor units of the row's currency. */
export const minor = (name: string) => bigint(name, { mode: 'bigint' });
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
export const id = () => text('id').primaryKey();
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
