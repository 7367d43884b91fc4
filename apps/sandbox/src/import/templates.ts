import { type ImportField, importReasons } from '@deck/api/contract/import-fields';
import type { ImportTemplate, ImportTemplateDraft } from '@deck/api/contract/imports';
import { Refusal } from '@deck/api/server';
import { instantText } from '@deck/values';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { recordAct } from '../audit/record-act.ts';
import type { Queries } from '../database/queries.ts';
import { importTemplates } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { type Scope, sees } from '../scope.ts';
import type { Inspection } from './inspect.ts';
import { makePlan, propertyCalled } from './plan.ts';
import { readRow } from './read-row.ts';

export type TemplateRow = typeof importTemplates.$inferSelect;

/** Creates a template. @throws Refusal INVALID_VALUE, also for a duplicate name. */
export async function createTemplate(
  db: Queries,
  scope: Scope,
  draft: ImportTemplateDraft,
  now: Date,
): Promise<TemplateRow> {
  await assertSound(db, scope, draft);
  const [made] = await db
    .insert(importTemplates)
    .values({
      id: newId(now.getTime()),
      businessProfileId: scope.divisionId,
      name: draft.name.trim(),
      draft,
      createdAt: now,
      modifiedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!made) throw Refusal.invalid({ name: 'unique' });
  return made;
}

/** Replaces a template. @throws Refusal NOT_FOUND, INVALID_VALUE, also for a duplicate name. */
export async function updateTemplate(
  db: Queries,
  scope: Scope,
  id: string,
  draft: ImportTemplateDraft,
  now: Date,
): Promise<TemplateRow> {
  const before = await readTemplate(db, scope, id);
  await assertSound(db, scope, draft);
  const name = draft.name.trim();
  const [changed] = await db
    .update(importTemplates)
    .set({ name, draft, modifiedAt: now })
    .where(and(eq(importTemplates.id, id), withinTemplates(scope)))
    .returning()
    .catch((failure: unknown) => {
      if (isTakenName(failure)) throw Refusal.invalid({ name: 'unique' });
      throw failure;
    });
  if (!changed) throw Refusal.because('NOT_FOUND');
  await recordAct(db, {
    act: 'IMPORT_TEMPLATE_CHANGED',
    subject: changed,
    before: before.draft,
    after: changed.draft,
  });
  return changed;
}

const isTakenName = (failure: unknown): boolean =>
  failure instanceof Error &&
  (failure.cause as { constraint?: unknown } | undefined)?.constraint === 'import_templates_name';

/** A template in scope. @throws Refusal NOT_FOUND. */
export async function readTemplate(db: Queries, scope: Scope, id: string): Promise<TemplateRow> {
  const [found] = await db
    .select()
    .from(importTemplates)
    .where(and(eq(importTemplates.id, id), withinTemplates(scope)));
  if (!found) throw Refusal.because('NOT_FOUND');
  return found;
}

export function listTemplates(db: Queries, scope: Scope): Promise<TemplateRow[]> {
  return db
    .select()
    .from(importTemplates)
    .where(withinTemplates(scope))
    .orderBy(asc(sql`lower(${importTemplates.name})`));
}

/** The templates that name no property outside the scope: others are for colleagues. */
const withinTemplates = ({ divisionId, propertyIds }: Scope): SQL | undefined =>
  and(
    eq(importTemplates.businessProfileId, divisionId),
    propertyIds &&
      sql`NOT EXISTS (
        SELECT 1 FROM (
          SELECT ${importTemplates.draft}->>'propertyId' AS id
          UNION ALL
          SELECT one->>'propertyId' FROM jsonb_array_elements(${importTemplates.draft}->'propertyValues') AS one
        ) AS named WHERE id <> ALL (${sql.param([...propertyIds])}::text[]))`,
  );

export function templateAnswer({ id, name, draft, createdAt, modifiedAt }: TemplateRow): ImportTemplate {
  const columns = Object.fromEntries(
    Object.entries(draft.columns).map(([field, { index = null, header = null }]) => [
      field,
      { index, header },
    ]),
  );
  return {
    ...draft,
    id,
    name,
    columns,
    createdAt: instantText(createdAt.getTime()),
    modifiedAt: instantText(modifiedAt.getTime()),
  };
}

const noFile: Inspection = {
  dialect: { encoding: 'UTF-8', delimiter: 'COMMA' },
  header: false,
  columns: [],
  rows: 0,
};

/** The template's references must exist in the company, and its custom values must be valid. */
async function assertSound(db: Queries, scope: Scope, draft: ImportTemplateDraft): Promise<void> {
  const plan = await makePlan(db, scope, { ...draft, columns: {} }, noFile);
  const wrong: Record<string, string> = {};
  if (draft.propertyId !== null && !plan.fixedProperty) wrong.propertyId = 'choice';
  else if (!sees(scope, draft.propertyId)) wrong.propertyId = 'notAssigned';
  else if (plan.fixedProperty && !plan.fixedProperty.sells.includes(draft.positionType))
    wrong.propertyId = 'notSold';
  draft.propertyValues.forEach(({ value, propertyId }, index) => {
    if (propertyCalled(plan, value)?.id !== propertyId)
      wrong[`propertyValues.${index}.propertyId`] = 'choice';
    else if (!sees(scope, propertyId)) wrong[`propertyValues.${index}.propertyId`] = 'notAssigned';
  });
  const currency = plan.offer.wrongCurrency(draft.currency);
  if (currency) wrong.currency = currency;
  const language = draft.language === null ? undefined : plan.offer.wrongLanguage(draft.language);
  if (language) wrong.language = language;

  const given = (field: ImportField | null): field is ImportField =>
    field !== null && Boolean(draft.customValues[field]?.trim());
  const read = readRow(plan, []);
  for (const { field, reason } of 'problems' in read ? read.problems : [])
    if (given(field)) wrong[`customValues.${field}`] = importReasons[reason];
  if (Object.keys(wrong).length > 0) throw Refusal.invalid(wrong);
}
