import type { Density } from '@deck/api/contract/column-settings';
import { bigint, customType, jsonb, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';

/** The sandbox has its own schema, so that a shared database can be cleaned up. */
export const deck = pgSchema('deck');

/** Integer minor units of the row's currency. */
export const minor = (name: string) => bigint(name, { mode: 'bigint' });
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
export const id = () => text('id').primaryKey();
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** How a person or a company has arranged the columns of a table. Null: as the table has it. */
export const tableColumns = () => ({
  tableId: text('table_id').notNull(),
  hiddenColumns: text('hidden_columns').array().notNull(),
  columnOrder: text('column_order').array(),
  /** In pixels, by column. */
  columnWidths: jsonb('column_widths').$type<{ column: string; width: number }[]>(),
  density: text('density').$type<Density>(),
});
