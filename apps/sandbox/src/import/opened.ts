import type { ImportTemplateDraft } from '@deck/api/contract/imports';
import type { Queries } from '../database/queries.ts';
import { type FileRow, toContent } from './files.ts';
import { inspect } from './inspect.ts';
import { makePlan, type Plan } from './plan.ts';
import { readRows, type Span } from './read-rows.ts';

/** A kept file together with how a template reads it. */
interface Opened {
  readonly plan: Plan;
  rows(span: Span): ReturnType<typeof readRows>;
}

/**
 * Reads a file through once, so that its rows can be read with a template.
 * @throws Refusal where the file, or the template with it, cannot be read.
 */
export async function openFile(db: Queries, file: FileRow, draft: ImportTemplateDraft): Promise<Opened> {
  const open = () => toContent(db, file.id);
  const encoding = draft.encoding === 'AUTO' ? file.facts.detected.encoding : draft.encoding;
  const plan = await makePlan(db, file.businessProfileId, draft, await inspect(open, encoding, draft));
  return { plan, rows: (span) => readRows(db, open(), plan, span) };
}
