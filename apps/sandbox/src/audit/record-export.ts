import type { ExportStart } from '@deck/api/contract/exports';
import type { Person } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { readCompanySubject } from './read-company-subject.ts';
import { recordAct } from './record-act.ts';
import { withoutSearch } from './without-search.ts';

/** Records that a person takes rows of a list into a file. */
export async function recordExport(
  tx: Queries,
  { divisionId }: Person,
  { list, query, rows }: ExportStart,
): Promise<void> {
  await recordAct(tx, {
    act: 'LIST_EXPORTED',
    subject: await readCompanySubject(tx, divisionId),
    after: { list, query: withoutSearch(query), rows },
  });
}
