import type { ImportTemplateDraft } from '@deck/api/contract/imports';
import type { Queries } from '../database/queries.ts';
import type { Scope } from '../scope.ts';
import { type FileRow, toContent } from './files.ts';
import { inspect } from './inspect.ts';
import { makePlan, type Plan } from './plan.ts';
import { readRows, type Span } from './read-rows.ts';

/** A stored file with the template's way to read it. */
interface Opened {
  readonly plan: Plan;
  rows(span: Span): ReturnType<typeof readRows>;
}

/**
 * Reads a file once, so that its rows can be read with a template.
 * @throws Refusal if the file cannot be read, with or without the template.
 */
export async function openFile(
  db: Queries,
  scope: Scope,
  file: FileRow,
  draft: ImportTemplateDraft,
): Promise<Opened> {
  const open = () => toContent(db, file.id);
  const encoding = draft.encoding === 'AUTO' ? file.facts.detected.encoding : draft.encoding;
  const plan = await makePlan(db, scope, draft, await inspect(open, encoding, draft));
  return { plan, rows: (span) => readRows(db, open(), plan, span) };
}
