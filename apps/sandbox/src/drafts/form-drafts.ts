import type { FilledDraft, FormDraft, FormDraftChange, NewFormDraft } from '@deck/api/contract/drafts';
import { DRAFT_DAYS, draftPermissions, MOST_DRAFTS } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import { type DraftKind, draftKinds } from '@deck/api/vocabulary';
import { instantText } from '@deck/values';
import { and, count, desc, eq, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { assertPermission } from '../auth/authorise.ts';
import type { Person } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { formDrafts, orders, userDivisions } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { within } from '../scope.ts';
import { truncateLine } from '../truncate-line.ts';
import { getOldest } from './complete-draft.ts';

const DAY = 86_400_000;

type Row = typeof formDrafts.$inferSelect;
interface Found {
  readonly draft: Row;
  /** The ID of its order. */
  readonly externalId: string | null;
}

/** The drafts of a person in their division that are not too old and not of another property's order. */
const isMine = (person: Person, now: Date): SQL | undefined =>
  and(
    eq(formDrafts.userId, person.userId),
    eq(formDrafts.businessProfileId, person.divisionId),
    gte(formDrafts.savedAt, getOldest(now)),
    or(isNull(formDrafts.orderId), within(person, orders)),
  );

const readAll = (db: Queries, which: SQL | undefined) =>
  db
    .select({ draft: formDrafts, externalId: orders.externalId })
    .from(formDrafts)
    .leftJoin(orders, eq(orders.id, formDrafts.orderId))
    .where(which)
    .orderBy(desc(formDrafts.savedAt), desc(formDrafts.id));

/** The drafts of a form, or of all forms the person may use. */
export async function listDrafts(
  db: Queries,
  person: Person,
  { kind, orderId }: { readonly kind?: DraftKind | undefined; readonly orderId?: string | undefined },
  now: Date,
): Promise<FormDraft[]> {
  const kinds = draftKinds.filter(
    (each) => (kind ?? each) === each && person.permissions.has(draftPermissions[each]),
  );
  const found = await readAll(
    db,
    and(
      isMine(person, now),
      inArray(formDrafts.kind, kinds),
      orderId === undefined ? undefined : eq(formDrafts.orderId, orderId),
    ),
  );
  return found.map(toAnswer);
}

/** @throws Refusal NOT_FOUND, also for the draft of somebody else; ACCESS_DENIED without the form's permission. */
export async function readDraft(db: Queries, person: Person, id: string, now: Date): Promise<FilledDraft> {
  const found = await find(db, person, id, now);
  return { ...toAnswer(found), values: found.draft.values };
}

async function find(db: Queries, person: Person, id: string, now: Date): Promise<Found> {
  const [found] = await readAll(db, and(eq(formDrafts.id, id), isMine(person, now)));
  if (!found) throw Refusal.because('NOT_FOUND');
  assertPermission(person, draftPermissions[found.draft.kind]);
  return found;
}

/** @throws Refusal NOT_FOUND for an unknown order; DRAFTS_FULL; ACCESS_DENIED without the form's permission. */
export async function createDraft(
  tx: Queries,
  person: Person,
  { kind, orderId, values }: NewFormDraft,
  now: Date,
): Promise<FormDraft> {
  assertPermission(person, draftPermissions[kind]);
  if (orderId !== null) await assertOrder(tx, person, orderId);
  await assertRoom(tx, person, now);
  const id = newId(now.getTime());
  const { userId, divisionId: businessProfileId } = person;
  const subject = getSubject(values);
  await tx
    .insert(formDrafts)
    .values({ id, userId, businessProfileId, kind, orderId, subject, values, revision: 1, savedAt: now });
  return toAnswer(await find(tx, person, id, now));
}

async function assertOrder(tx: Queries, person: Person, id: string): Promise<void> {
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, id), within(person, orders)));
  if (!order) throw Refusal.because('NOT_FOUND');
}

/** Drafts of a person are created one after the other, so that none exceeds the limit. */
async function assertRoom(tx: Queries, { userId, divisionId }: Person, now: Date): Promise<void> {
  await tx
    .select({ userId: userDivisions.userId })
    .from(userDivisions)
    .where(and(eq(userDivisions.userId, userId), eq(userDivisions.businessProfileId, divisionId)))
    .for('update');
  const [counted] = await tx
    .select({ drafts: count() })
    .from(formDrafts)
    .where(
      and(
        eq(formDrafts.userId, userId),
        eq(formDrafts.businessProfileId, divisionId),
        gte(formDrafts.savedAt, getOldest(now)),
      ),
    );
  if ((counted?.drafts ?? 0) >= MOST_DRAFTS) throw Refusal.because('DRAFTS_FULL', { most: MOST_DRAFTS });
}

/** @throws Refusal DRAFT_SAVED_MEANWHILE, naming the newer revision; else as `readDraft`. */
export async function saveDraft(
  db: Queries,
  person: Person,
  id: string,
  { kind, orderId, values, revision }: FormDraftChange,
  now: Date,
): Promise<FormDraft> {
  const before = await find(db, person, id, now);
  if (before.draft.kind !== kind || before.draft.orderId !== orderId) throw Refusal.because('NOT_FOUND');
  const [draft] = await db
    .update(formDrafts)
    .set({ values, subject: getSubject(values), revision: sql`${formDrafts.revision} + 1`, savedAt: now })
    .where(and(eq(formDrafts.id, id), eq(formDrafts.revision, revision)))
    .returning();
  if (draft) return toAnswer({ ...before, draft });
  const { draft: newer } = await find(db, person, id, now);
  throw Refusal.because('DRAFT_SAVED_MEANWHILE', {
    revision: newer.revision,
    savedAt: instantText(newer.savedAt.getTime()),
  });
}

/** @throws Refusal as `readDraft`. */
export async function removeDraft(db: Queries, person: Person, id: string, now: Date): Promise<void> {
  const { draft } = await find(db, person, id, now);
  await db.delete(formDrafts).where(eq(formDrafts.id, draft.id));
}

function toAnswer({ draft, externalId }: Found): FormDraft {
  const { id, kind, orderId, subject, savedAt, revision } = draft;
  const at = savedAt.getTime();
  return {
    id,
    kind,
    orderId,
    subject: externalId ?? subject,
    savedAt: instantText(at),
    expiresAt: instantText(at + DRAFT_DAYS * DAY),
    revision,
  };
}

/** The guest, or else the order's ID, or what is sold. */
function getSubject(values: NewFormDraft['values']): string {
  const guest = 'customer' in values ? values.customer : 'firstName' in values ? values : undefined;
  const name = guest ? `${guest.firstName} ${guest.lastName}`.trim() : '';
  const externalId = 'externalId' in values ? values.externalId.trim() : '';
  const description = 'description' in values ? values.description.trim() : '';
  return truncateLine(name || externalId || description);
}
