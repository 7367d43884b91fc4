import type { TableColumns } from '@deck/api/contract/column-settings';
import { asc, eq, sql } from 'drizzle-orm';
import { readCompanySubject } from '../audit/read-company-subject.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Queries } from '../database/queries.ts';
import { type columnSettings, companyColumnSettings } from '../database/schema.ts';

type Kept = Omit<typeof columnSettings.$inferSelect, 'userId'>;

/** The default columns of a company's tables. */
export async function companyColumns(db: Queries, divisionId: string): Promise<TableColumns[]> {
  const kept = await db
    .select()
    .from(companyColumnSettings)
    .where(eq(companyColumnSettings.businessProfileId, divisionId))
    .orderBy(asc(companyColumnSettings.tableId));
  return kept.map(toAnswer);
}

/** Replaces the columns of the given tables. Returns those of all. */
export async function saveCompanyColumns(
  tx: Queries,
  divisionId: string,
  tables: readonly TableColumns[],
): Promise<TableColumns[]> {
  // A statement cannot write a row twice. If a table is named twice, the last entry counts.
  const byTable = new Map(tables.map((table) => [table.tableId, table]));
  const rows = [...byTable.values()].map((table) => ({ businessProfileId: divisionId, ...toKept(table) }));
  const before = await companyColumns(tx, divisionId);
  if (rows.length === 0) return before;
  await tx
    .insert(companyColumnSettings)
    .values(rows)
    .onConflictDoUpdate({
      target: [companyColumnSettings.businessProfileId, companyColumnSettings.tableId],
      set: replaced,
    });
  const after = await companyColumns(tx, divisionId);
  await recordAct(tx, {
    act: 'COLUMNS_CHANGED',
    subject: await readCompanySubject(tx, divisionId),
    before: { columns: byTableId(before) },
    after: { columns: byTableId(after) },
  });
  return after;
}

const byTableId = (tables: readonly TableColumns[]) =>
  Object.fromEntries(tables.map(({ tableId, ...columns }) => [tableId, columns]));

/** What is not chosen is absent. */
export const toAnswer = ({ tableId, hiddenColumns, ...kept }: Kept): TableColumns => ({
  tableId,
  hiddenColumns,
  ...(kept.columnOrder && { columnOrder: kept.columnOrder }),
  ...(kept.columnWidths && { columnWidths: kept.columnWidths }),
  ...(kept.density && { density: kept.density }),
});

export const toKept = ({ columnOrder, columnWidths, density, ...table }: TableColumns): Kept => ({
  ...table,
  columnOrder: columnOrder ?? null,
  columnWidths: columnWidths ?? null,
  density: density ?? null,
});

/** Takes every column of a row that is there already from the new one. */
export const replaced = {
  hiddenColumns: sql`excluded.hidden_columns`,
  columnOrder: sql`excluded.column_order`,
  columnWidths: sql`excluded.column_widths`,
  density: sql`excluded.density`,
};
