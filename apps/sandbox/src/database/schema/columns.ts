import { bigint, customType, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';

/** Everything stands in a schema of its own, so that a shared database can be given back clean. */
export const deck = pgSchema('deck');

/** Integer minor units of the currency that stands in the same row. */
export const minor = (name: string) => bigint(name, { mode: 'bigint' });
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
export const id = () => text('id').primaryKey();
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
