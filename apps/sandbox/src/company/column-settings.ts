import type { TableColumns } from '@deck/api/contract/column-settings';
import { asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { companyColumnSettings } from '../database/schema.ts';

/** The columns a company hides by default, by table. */
export function companyColumns(db: Queries, divisionId: string): Promise<TableColumns[]> {
  return db
    .select({ tableId: companyColumnSettings.tableId, hiddenColumns: companyColumnSettings.hiddenColumns })
    .from(companyColumnSettings)
    .where(eq(companyColumnSettings.businessProfileId, divisionId))
    .orderBy(asc(companyColumnSettings.tableId));
}

/** Replaces the hidden columns of the given tables. */
export async function saveCompanyColumns(
  db: Queries,
  divisionId: string,
  tables: readonly TableColumns[],
): Promise<void> {
  // A statement cannot write a row twice. If a table is named twice, the last entry counts.
  const byTable = new Map(tables.map((table) => [table.tableId, table]));
  const rows = [...byTable.values()].map((table) => ({ businessProfileId: divisionId, ...table }));
  if (rows.length === 0) return;
  await db
    .insert(companyColumnSettings)
    .values(rows)
    .onConflictDoUpdate({
      target: [companyColumnSettings.businessProfileId, companyColumnSettings.tableId],
      set: { hiddenColumns: sql`excluded.hidden_columns` },
    });
}
