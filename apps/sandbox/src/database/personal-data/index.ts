import { companyTables } from './company-tables.ts';
import { messageTables } from './message-tables.ts';
import { moneyTables } from './money-tables.ts';
import type { TableRules } from './rules.ts';
import { staffTables } from './staff-tables.ts';

export { type ColumnRule, columnRules, getColumns, type Reach, type TableRules } from './rules.ts';

/** The tables about guests, each with what an erasure does to it. */
export const guestTables: Readonly<Record<string, TableRules>> = { ...moneyTables, ...messageTables };

/** What every table of the database holds of persons, by the table's name. */
export const personalData: Readonly<Record<string, TableRules>> = {
  ...guestTables,
  ...staffTables,
  ...companyTables,
};
