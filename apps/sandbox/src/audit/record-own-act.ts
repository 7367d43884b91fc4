import { type FieldOf, recordedFields } from '@deck/api/rules';
import type { AuditAct } from '@deck/api/vocabulary';
import type { Queries } from '../database/queries.ts';
import { auditEvents } from '../database/schema.ts';
import { newId } from '../ids.ts';

/** Who did what the program does by itself. */
export const OWN_NAME = 'SYSTEM';

/** Records what the program does by itself, as the company has set it, in the transaction of the act. */
export async function recordOwnAct<A extends AuditAct>(
  tx: Queries,
  businessProfileId: string,
  now: Date,
  {
    act,
    subject,
    after,
  }: {
    readonly act: A;
    readonly subject: { readonly id: string; readonly name: string };
    readonly after: { readonly [K in FieldOf<A>]?: unknown };
  },
): Promise<void> {
  await tx.insert(auditEvents).values({
    id: newId(now.getTime()),
    at: now,
    businessProfileId,
    act,
    personName: OWN_NAME,
    subject: recordedFields[act].subject,
    subjectId: subject.id,
    subjectName: subject.name,
    after,
  });
}
