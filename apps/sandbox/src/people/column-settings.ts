import type { TableColumns, TableColumnsChoice } from '@deck/api/contract/column-settings';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { companyColumns, replaced, toAnswer, toKept } from '../company/column-settings.ts';
import type { Person } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { columnSettings } from '../database/schema.ts';

/** The columns of a user's tables; the company's defaults for tables without a choice. */
export async function getColumns(db: Queries, userId: string, divisionId: string): Promise<TableColumns[]> {
  const [own, defaults] = await Promise.all([
    db
      .select()
      .from(columnSettings)
      .where(eq(columnSettings.userId, userId))
      .orderBy(asc(columnSettings.tableId)),
    companyColumns(db, divisionId),
  ]);
  const chosen = new Set(own.map(({ tableId }) => tableId));
  return [...own.map(toAnswer), ...defaults.filter(({ tableId }) => !chosen.has(tableId))];
}

/** Replaces the columns of the given tables; null takes a choice back. */
export async function saveColumns(
  db: Queries,
  { userId, divisionId }: Pick<Person, 'userId' | 'divisionId'>,
  tables: readonly TableColumnsChoice[],
): Promise<TableColumns[]> {
  const chosen = lastOfEach(tables);
  const rows = chosen.flatMap(({ hiddenColumns, ...table }) =>
    hiddenColumns === null ? [] : [{ userId, ...toKept({ ...table, hiddenColumns }) }],
  );
  const takenBack = chosen
    .filter(({ hiddenColumns }) => hiddenColumns === null)
    .map(({ tableId }) => tableId);
  if (takenBack.length > 0)
    await db
      .delete(columnSettings)
      .where(and(eq(columnSettings.userId, userId), inArray(columnSettings.tableId, takenBack)));
  if (rows.length > 0)
    await db
      .insert(columnSettings)
      .values(rows)
      .onConflictDoUpdate({
        target: [columnSettings.userId, columnSettings.tableId],
        set: replaced,
      });
  return getColumns(db, userId, divisionId);
}

/** A statement cannot write a row twice. If a table is named twice, the last entry counts. */
const lastOfEach = (tables: readonly TableColumnsChoice[]): TableColumnsChoice[] => [
  ...new Map(tables.map((table) => [table.tableId, table])).values(),
];
