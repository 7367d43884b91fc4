import { type ImportField, importReasons } from '@deck/api/contract/import-fields';
import {
  type ImportedOrder,
  type ImportPreview,
  type ImportProblem,
  type ImportRow,
  importLimits,
} from '@deck/api/contract/imports';
import { firstRecipient } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import { parseMoney, toAmount } from '@deck/values';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { importPreviews, importTemplates } from '../database/schema.ts';
import type { Scope } from '../scope.ts';
import { type FileRow, fileAnswer } from './files.ts';
import { openFile } from './opened.ts';
import type { Plan } from './plan.ts';
import type { GoodRow } from './read-row.ts';
import { isGood, type ReadRow } from './read-rows.ts';
import type { Problem } from './row-fields.ts';
import { readRun, runStatus } from './runs.ts';
import type { TemplateRow } from './templates.ts';

const BATCH = 500;

/** Reads a whole file with a template, counts, and stores the template for reading single rows. */
export async function previewFile(
  db: Queries,
  scope: Scope,
  file: FileRow,
  template: TemplateRow,
): Promise<ImportPreview> {
  const { draft } = template;
  const { plan, rows } = await openFile(db, scope, file, draft);
  const shown: ImportRow[] = [];
  const badRows: number[] = [];
  const counts = { rows: 0, good: 0, bad: 0, reachable: 0 };
  let total = 0n;
  for await (const batch of rows({ batch: BATCH }))
    for (const row of batch) {
      counts.rows += 1;
      if (shown.length < importLimits.shown) shown.push(rowAnswer(plan, row, importLimits.excerpt));
      if (isGood(row.verdict)) {
        counts.good += 1;
        total += getTotal(row.verdict);
        if (firstRecipient(row.verdict.draft.customer)) counts.reachable += 1;
      } else {
        counts.bad += 1;
        if (badRows.length < importLimits.badRows) badRows.push(row.number);
      }
    }

  await db
    .insert(importPreviews)
    .values({ fileId: file.id, templateId: template.id })
    .onConflictDoUpdate({ target: importPreviews.fileId, set: { templateId: template.id } });
  const run = await readRun(db, file.id, template.id);
  return {
    file: fileAnswer(file),
    templateId: template.id,
    templateName: template.name,
    detected: plan.detected,
    columns: getColumns(plan),
    counts,
    currency: draft.currency,
    totalAmount: toAmount({ minor: total, currency: draft.currency }),
    rows: shown,
    badRows,
    sendLinks: draft.sendLinks,
    run: run ? runStatus(run) : null,
  };
}

const getTotal = ({ draft }: GoodRow): bigint =>
  draft.positions.reduce((sum, { amount }) => sum + parseMoney(amount, draft.currency).minor, 0n);

function getColumns({ inspection, places }: Plan): ImportPreview['columns'] {
  const fieldsAt = Map.groupBy(places, ([, place]) => place);
  return inspection.columns.map(({ index, header, samples }) => ({
    index,
    header,
    samples,
    fields: (fieldsAt.get(index) ?? []).map(([field]) => field),
  }));
}

/** A row of a file, read with the template of the last preview. @throws Refusal NOT_FOUND. */
export async function readOneRow(
  db: Queries,
  scope: Scope,
  file: FileRow,
  number: number,
): Promise<ImportRow> {
  const [previewed] = await db
    .select({ draft: importTemplates.draft })
    .from(importPreviews)
    .innerJoin(importTemplates, eq(importTemplates.id, importPreviews.templateId))
    .where(eq(importPreviews.fileId, file.id));
  const draft = previewed?.draft ?? plain;
  const { plan, rows } = await openFile(db, scope, file, draft);
  const from = number - draft.lineNumberingStart;
  if (from < 0) throw Refusal.because('NOT_FOUND');
  for await (const [row] of rows({ from, batch: 1 })) {
    if (row?.position !== from) break;
    return previewed ? rowAnswer(plan, row) : { number, cells: [...row.cells], order: null, problems: [] };
  }
  throw Refusal.because('NOT_FOUND');
}

/** Reads cells without interpreting them. */
const plain: TemplateRow['draft'] = {
  name: '',
  columns: {},
  lineNumberingStart: 1,
  currency: 'EUR',
  language: null,
  positionType: 'OTHER',
  positionName: '',
  propertyId: null,
  propertyValues: [],
  customValues: {},
  latinNames: false,
  sendLinks: false,
  dateFormat: 'AUTO',
  decimalSign: 'AUTO',
  encoding: 'AUTO',
  delimiter: 'AUTO',
  header: 'AUTO',
};

function rowAnswer(plan: Plan, row: ReadRow, longest = Infinity): ImportRow {
  const { number, cells, verdict } = row;
  return {
    number,
    cells: cells.map((cell) => cell.slice(0, longest).toWellFormed()),
    order: isGood(verdict) ? orderAnswer(verdict) : null,
    problems: isGood(verdict) ? [] : problemAnswers(plan, row, verdict.problems),
  };
}

function orderAnswer({ draft, property }: GoodRow): ImportedOrder {
  const [position] = draft.positions;
  if (!position) throw new Error('An order of a file has one position');
  const { externalId = null, propertyId, currency, customer, reservationId } = draft;
  const { internalNote, messageToCustomer } = draft;
  return {
    externalId,
    propertyId,
    propertyName: property.name,
    currency,
    totalAmount: position.amount,
    customer,
    position,
    reservationId,
    internalNote,
    messageToCustomer,
  };
}

/** The problems of a row, for the screen. */
export function problemAnswers(
  plan: Plan,
  { cells }: ReadRow,
  problems: readonly Problem[],
): ImportProblem[] {
  const placeOf = (field: ImportField | null) => (field === null ? undefined : plan.places.get(field));
  return problems.map(({ field, reason, otherRow = null }) => {
    const column = placeOf(field) ?? null;
    return {
      field,
      column,
      header: column === null ? null : (plan.inspection.columns[column]?.header ?? null),
      value: column === null ? '' : (cells[column] ?? '').slice(0, importLimits.excerpt).toWellFormed(),
      reason,
      key: importReasons[reason],
      otherRow,
    };
  });
}
