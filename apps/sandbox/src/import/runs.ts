import type { ImportRun } from '@deck/api/contract/imports';
import { importLimits } from '@deck/api/contract/imports';
import { Refusal } from '@deck/api/server';
import type { Permission } from '@deck/api/vocabulary';
import { instantText } from '@deck/values';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { recordAct } from '../audit/record-act.ts';
import { assertPermission } from '../auth/authorise.ts';
import type { Person } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { importRows, importRuns, orders } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { type Scope, within } from '../scope.ts';
import type { FileRow } from './files.ts';
import { openFile } from './opened.ts';
import type { TemplateRow } from './templates.ts';

type RunRow = typeof importRuns.$inferSelect;

/** The run of a file with a template, if it has started. */
export async function readRun(db: Queries, fileId: string, templateId: string): Promise<RunRow | undefined> {
  const [run] = await db
    .select()
    .from(importRuns)
    .where(and(eq(importRuns.fileId, fileId), eq(importRuns.templateId, templateId)));
  return run;
}

/**
 * Checks whether a run may start, and returns its number of rows.
 * @throws Refusal ACCESS_DENIED, NOT_FOUND for a deleted file, IMPORT_DATES_AMBIGUOUS, and the errors of an
 * unreadable file.
 */
export async function rowsOfRun(
  db: Queries,
  caller: Person,
  file: FileRow,
  { draft }: TemplateRow,
  sendLinks: boolean,
): Promise<number> {
  assertPermission(caller, `ORDER_POSITIONS_${draft.positionType}` satisfies Permission);
  if (sendLinks) assertPermission(caller, 'ORDER_INSTANCE_EDIT');
  if (file.removedAt) throw Refusal.because('NOT_FOUND');
  const { plan } = await openFile(db, caller, file, draft);
  const { datesAmbiguous, dateSample } = plan.detected;
  if (datesAmbiguous) throw Refusal.because('IMPORT_DATES_AMBIGUOUS', { sample: dateSample });
  return plan.inspection.rows;
}

/** Starts the run of a file with a template, unless it has started. */
export async function startRun(
  tx: Queries,
  caller: Person,
  file: FileRow,
  template: TemplateRow,
  { sendLinks, rows, now }: { readonly sendLinks: boolean; readonly rows: number; readonly now: Date },
): Promise<void> {
  const started = await tx
    .insert(importRuns)
    .values({
      id: newId(now.getTime()),
      businessProfileId: caller.divisionId,
      fileId: file.id,
      templateId: template.id,
      draft: template.draft,
      sendLinks,
      startedById: caller.userId,
      startedBy: caller.name,
      startedAt: now,
      rows,
    })
    .onConflictDoNothing()
    .returning({ id: importRuns.id });
  if (started.length === 0) return;
  await recordAct(tx, {
    act: 'FILE_IMPORTED',
    subject: file,
    after: { rows, template: template.name, sendLinks },
  });
}

export const runStatus = ({ finishedAt }: RunRow): ImportRun['status'] =>
  finishedAt ? 'COMPLETED' : 'RUNNING';

/** The progress of a run, with the orders in scope. */
export async function runAnswer(db: Queries, scope: Scope, run: RunRow): Promise<ImportRun> {
  const mine = eq(importRows.runId, run.id);
  const made = await db
    .select({ rowNumber: importRows.rowNumber, orderId: orders.id, externalId: orders.externalId })
    .from(importRows)
    .innerJoin(orders, eq(orders.id, importRows.orderId))
    .where(and(mine, within(scope, orders)))
    .orderBy(asc(importRows.rowNumber))
    .limit(importLimits.shown);
  const failures = await db
    .select({ rowNumber: importRows.rowNumber, problems: importRows.problems })
    .from(importRows)
    .where(and(mine, isNull(importRows.orderId)))
    .orderBy(asc(importRows.rowNumber))
    .limit(importLimits.shown);
  const unsent = await db
    .select({ rowNumber: importRows.rowNumber, orderId: importRows.orderId, code: importRows.unsent })
    .from(importRows)
    .innerJoin(orders, eq(orders.id, importRows.orderId))
    .where(and(mine, within(scope, orders), isNotNull(importRows.unsent)))
    .orderBy(asc(importRows.rowNumber))
    .limit(importLimits.shown);
  const { rows, processed, linksSent, linksNotSent, finishedAt } = run;
  return {
    id: run.id,
    fileId: run.fileId,
    templateId: run.templateId,
    status: runStatus(run),
    sendLinks: run.sendLinks,
    startedAt: instantText(run.startedAt.getTime()),
    startedBy: run.startedBy,
    finishedAt: finishedAt ? instantText(finishedAt.getTime()) : null,
    counts: { rows, processed, made: run.made, failed: processed - run.made, linksSent, linksNotSent },
    orders: made,
    failures: failures.map(({ rowNumber, problems }) => ({ rowNumber, problems: problems ?? [] })),
    unsent: unsent.map(({ rowNumber, orderId, code }) => ({
      rowNumber,
      orderId: orderId ?? '',
      code: code ?? '',
    })),
  };
}
