import type { ParsedArgs } from '@deck/api';
import type { AuditEvent, auditEvents as area } from '@deck/api/contract/audit-events';
import { instantText, toEpoch } from '@deck/values';
import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { type AuditFields, auditEvents } from '../database/schema.ts';
import { afterSecond, COUNT_LIMIT, getPage, readPaging } from '../paging.ts';

export type AuditFilter = ParsedArgs<(typeof area)['export']>;

/** The events of the caller's division, newest first. */
export async function listAuditEvents(db: Queries, caller: Caller, asked: ParsedArgs<(typeof area)['list']>) {
  const paging = readPaging(asked);
  const where = toCondition(caller, asked);
  const rows = await readEvents(db, where, paging.size, paging.offset);
  const counted = db
    .select({ one: sql`1`.as('one') })
    .from(auditEvents)
    .where(where)
    .limit(COUNT_LIMIT)
    .as('counted');
  const [found] = await db.select({ rows: sql<number>`count(*)::int` }).from(counted);
  return getPage(rows, paging, found?.rows ?? 0);
}

/** @param most the number of events, newest first */
export async function readEvents(
  db: Queries,
  where: SQL | undefined,
  most: number,
  offset = 0,
): Promise<AuditEvent[]> {
  const rows = await db
    .select()
    .from(auditEvents)
    .where(where)
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(most)
    .offset(offset);
  return rows.map(({ businessProfileId: _, at, before, after, ...row }) => ({
    ...row,
    at: instantText(at.getTime()),
    changes: toChanges(before ?? {}, after ?? {}),
  }));
}

function toChanges(before: AuditFields, after: AuditFields): AuditEvent['changes'] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields].map((field) => ({ field, before: toText(before[field]), after: toText(after[field]) }));
}

function toText(value: unknown): string | null {
  if (value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export function toCondition({ divisionId }: Caller, asked: AuditFilter): SQL | undefined {
  const { personId, act, subject, subjectId, from, to } = asked;
  return and(
    eq(auditEvents.businessProfileId, divisionId),
    personId === undefined ? undefined : eq(auditEvents.personId, personId),
    act === undefined ? undefined : eq(auditEvents.act, act),
    subject === undefined ? undefined : eq(auditEvents.subject, subject),
    subjectId === undefined ? undefined : eq(auditEvents.subjectId, subjectId),
    from === undefined ? undefined : gte(auditEvents.at, new Date(toEpoch(from))),
    to === undefined ? undefined : lt(auditEvents.at, afterSecond(to)),
  );
}
