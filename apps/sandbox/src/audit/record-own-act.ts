import { type FieldOf, recordedFields } from '@deck/api/rules';
import type { AuditAct } from '@deck/api/vocabulary';
import { toInsertion } from '../database/bulk-insert.ts';
import type { Queries } from '../database/queries.ts';
import { auditEvents } from '../database/schema.ts';
import { newId } from '../ids.ts';

/** Who did what the program does by itself. */
const OWN_NAME = 'SYSTEM';

interface OwnAct<A extends AuditAct> {
  readonly act: A;
  readonly subject: { readonly id: string; readonly name: string };
  readonly after: { readonly [K in FieldOf<A>]?: unknown };
}

/** Records what the program does by itself, as the company has set it, in the transaction of the acts. */
export async function recordOwnActs<A extends AuditAct>(
  tx: Queries,
  businessProfileId: string,
  now: Date,
  acts: readonly OwnAct<A>[],
): Promise<void> {
  const rows = acts.map(({ act, subject, after }) => ({
    id: newId(now.getTime()),
    at: now,
    businessProfileId,
    act,
    personName: OWN_NAME,
    subject: recordedFields[act].subject,
    subjectId: subject.id,
    subjectName: subject.name,
    after,
  }));
  if (rows.length > 0) await tx.execute(toInsertion(auditEvents, rows));
}
