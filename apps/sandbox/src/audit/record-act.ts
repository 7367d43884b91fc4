import { type FieldOf, recordedFields } from '@deck/api/rules';
import type { AuditAct } from '@deck/api/vocabulary';
import { getArrived, getClientAddress } from '../auth/client-address.ts';
import type { Call } from '../context.ts';
import { toInsertion } from '../database/bulk-insert.ts';
import type { Queries } from '../database/queries.ts';
import { auditEvents } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { getRequestId } from '../log.ts';
import { getCurrentCall } from './current-call.ts';

type Fields<A extends AuditAct> = { readonly [K in FieldOf<A>]?: unknown };

interface Act<A extends AuditAct> {
  readonly act: A;
  /** What it is about, with its name of that moment. */
  readonly subject: { readonly id: string; readonly name: string };
  readonly before?: Fields<A>;
  readonly after?: Fields<A>;
  /** Who acts, if the call has no caller yet. */
  readonly by?: By;
}

/** Who acts without a session: a person before signing in, or an administrator. The record is of the division. */
export interface By {
  readonly divisionId: string;
  readonly personId: string | null;
  readonly personName: string;
  readonly sessionId?: string | null;
}

/**
 * Records an act of the running call, in the transaction of the act: both happen, or neither. Of `before` and `after`
 * only fields that differ are kept, so a change that changes nothing is not recorded.
 * @throws Error outside a call, or without a caller and `by`: a fault of the program.
 */
export const recordAct = <A extends AuditAct>(tx: Queries, act: Act<A>): Promise<void> =>
  recordActs(tx, [act]);

/** Records several acts in a statement. */
export async function recordActs<A extends AuditAct>(tx: Queries, acts: readonly Act<A>[]): Promise<void> {
  const rows = acts.flatMap(toRow);
  if (rows.length > 0) await tx.execute(toInsertion(auditEvents, rows));
}

function toRow<A extends AuditAct>(act: Act<A>): (typeof auditEvents.$inferInsert)[] {
  const call = getCurrentCall();
  if (!call) throw new Error(`${act.act} outside a call`);
  const { before, after } = getDifference(act);
  if (act.before && act.after && Object.keys(after ?? {}).length === 0) return [];
  const now = call.context.clock.now();
  return [
    {
      id: newId(now.getTime()),
      at: now,
      ...(act.by ? ofPerson(act.by) : ofCaller(call)),
      act: act.act,
      address: getClientAddress(call.request),
      subject: recordedFields[act.act].subject,
      subjectId: act.subject.id,
      subjectName: act.subject.name,
      before,
      after,
      requestId: getRequestId(getArrived(call.request)) ?? null,
    },
  ];
}

const ofPerson = ({ divisionId, personId, personName, sessionId = null }: By) => ({
  businessProfileId: divisionId,
  personId,
  personName,
  sessionId,
});

function ofCaller({ context: { caller } }: Call) {
  if (!caller) throw new Error('An act without a caller needs `by`');
  const { divisionId: businessProfileId, name: personName } = caller;
  if (caller.kind === 'INTEGRATION')
    return { businessProfileId, personId: null, personName, sessionId: null };
  return { businessProfileId, personId: caller.userId, personName, sessionId: caller.sessionId };
}

/** Only declared fields, and of two sides only what differs. */
function getDifference<A extends AuditAct>({ act, before, after }: Act<A>) {
  const declared = recordedFields[act].fields as readonly FieldOf<A>[];
  const isKept = (field: FieldOf<A>) =>
    !before || !after || JSON.stringify(before[field]) !== JSON.stringify(after[field]);
  const side = (fields: Fields<A> | undefined) =>
    fields &&
    Object.fromEntries(
      declared
        .filter((field) => fields[field] !== undefined && isKept(field))
        .map((field) => [field, fields[field]]),
    );
  return { before: side(before) ?? null, after: side(after) ?? null };
}
