import { type ImportField, importReasons } from '@deck/api/contract/import-fields';
import type { ImportTemplate, ImportTemplateDraft } from '@deck/api/contract/imports';
import { Refusal } from '@deck/api/server';
import { instantText } from '@deck/values';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, importTemplates } from '../database/schema.ts';
import { newId } from '../ids.ts';
import type { Inspection } from './inspect.ts';
import { makePlan, propertyCalled } from './plan.ts';
import { readRow } from './read-row.ts';

export type TemplateRow = typeof importTemplates.$inferSelect;

/** Creates a template. @throws Refusal INVALID_VALUE, also for a duplicate name. */
export async function createTemplate(
  db: Queries,
  businessProfileId: string,
  draft: ImportTemplateDraft,
  now: Date,
): Promise<TemplateRow> {
  await assertSound(db, businessProfileId, draft);
  const [made] = await db
    .insert(importTemplates)
    .values({
      id: newId(now.getTime()),
      businessProfileId,
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
  businessProfileId: string,
  id: string,
  draft: ImportTemplateDraft,
  now: Date,
): Promise<TemplateRow> {
  await readTemplate(db, businessProfileId, id);
  await assertSound(db, businessProfileId, draft);
  const name = draft.name.trim();
  const [changed] = await db
    .update(importTemplates)
    .set({ name, draft, modifiedAt: now })
    .where(eq(importTemplates.id, id))
    .returning()
    .catch((failure: unknown) => {
      if (isTakenName(failure)) throw Refusal.invalid({ name: 'unique' });
      throw failure;
    });
  if (!changed) throw Refusal.because('NOT_FOUND');
  return changed;
}

const isTakenName = (failure: unknown): boolean =>
  failure instanceof Error &&
  (failure.cause as { constraint?: unknown } | undefined)?.constraint === 'import_templates_name';

/** A template of the division. @throws Refusal NOT_FOUND. */
export async function readTemplate(db: Queries, businessProfileId: string, id: string): Promise<TemplateRow> {
  const [found] = await db
    .select()
    .from(importTemplates)
    .where(and(eq(importTemplates.id, id), eq(importTemplates.businessProfileId, businessProfileId)));
  if (!found) throw Refusal.because('NOT_FOUND');
  return found;
}

export function listTemplates(db: Queries, businessProfileId: string): Promise<TemplateRow[]> {
  return db
    .select()
    .from(importTemplates)
    .where(eq(importTemplates.businessProfileId, businessProfileId))
    .orderBy(asc(sql`lower(${importTemplates.name})`));
}

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
async function assertSound(
  db: Queries,
  businessProfileId: string,
  draft: ImportTemplateDraft,
): Promise<void> {
  const plan = await makePlan(db, businessProfileId, { ...draft, columns: {} }, noFile);
  const wrong: Record<string, string> = {};
  if (draft.propertyId !== null && !plan.fixedProperty) wrong.propertyId = 'choice';
  draft.propertyValues.forEach(({ value, propertyId }, index) => {
    if (propertyCalled(plan, value)?.id !== propertyId)
      wrong[`propertyValues.${index}.propertyId`] = 'choice';
  });
  const [company] = await db
    .select({ currencies: businessProfiles.acceptedCurrencies })
    .from(businessProfiles)
    .where(eq(businessProfiles.id, businessProfileId));
  if (!company?.currencies.includes(draft.currency)) wrong.currency = 'choice';

  const given = (field: ImportField | null): field is ImportField =>
    field !== null && Boolean(draft.customValues[field]?.trim());
  const read = readRow(plan, []);
  for (const { field, reason } of 'problems' in read ? read.problems : [])
    if (given(field)) wrong[`customValues.${field}`] = importReasons[reason];
  if (Object.keys(wrong).length > 0) throw Refusal.invalid(wrong);
}
