import type { NewView, SavedView, SavedViews } from '@deck/api/contract/views';
import { MOST_VIEWS, SHARING_PERMISSION, viewPermissions } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import type { ViewedList } from '@deck/api/vocabulary';
import { and, asc, count, desc, eq, ne, or, type SQL } from 'drizzle-orm';
import { recordAct } from '../audit/record-act.ts';
import { withoutSearch } from '../audit/without-search.ts';
import { assertPermission } from '../auth/authorise.ts';
import type { Person } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, savedViews } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { countRows } from './count-rows.ts';

type Row = typeof savedViews.$inferSelect;

/** The views of a person's division that they saved or that are shared. */
const isSeen = ({ userId, divisionId }: Person): SQL | undefined =>
  and(
    eq(savedViews.businessProfileId, divisionId),
    or(eq(savedViews.userId, userId), eq(savedViews.shared, true)),
  );

/** The views of a list, those of the division first. @throws Refusal ACCESS_DENIED without the list's permission. */
export async function listViews(
  db: Queries,
  person: Person,
  list: ViewedList,
  now: Date,
): Promise<SavedViews> {
  assertPermission(person, viewPermissions[list]);
  const rows = await db
    .select()
    .from(savedViews)
    .where(and(isSeen(person), eq(savedViews.list, list)))
    .orderBy(desc(savedViews.shared), asc(savedViews.createdAt), asc(savedViews.id));
  const [all = none, ...counts] = await countRows(
    db,
    person,
    list,
    [{}, ...rows.map(({ filter }) => filter)],
    now,
  );
  return {
    all,
    views: rows.map((row, place) => ({ ...toAnswer(person, row), ...(counts[place] ?? none) })),
  };
}

const none = { count: 0, countExact: true };

/** @throws Refusal ACCESS_DENIED, also for a shared view without its permission; VIEWS_FULL. */
export async function createView(tx: Queries, person: Person, view: NewView, now: Date): Promise<SavedView> {
  assertMay(person, view);
  await assertRoom(tx, person, view);
  const row = {
    id: newId(now.getTime()),
    userId: person.userId,
    businessProfileId: person.divisionId,
    createdAt: now,
    ...stored(view),
  };
  await tx.insert(savedViews).values(row);
  await recordView(tx, undefined, row);
  return counted(tx, person, row, now);
}

/** @throws Refusal NOT_FOUND, also for another person's own view; ACCESS_DENIED; VIEWS_FULL. */
export async function saveView(
  tx: Queries,
  person: Person,
  id: string,
  view: NewView,
  now: Date,
): Promise<SavedView> {
  const before = await find(tx, person, id);
  if (before.list !== view.list) throw Refusal.because('NOT_FOUND');
  assertMay(person, before);
  assertMay(person, view);
  await assertRoom(tx, person, view, before);
  const after = { ...before, ...stored(view) };
  await tx.update(savedViews).set(stored(view)).where(eq(savedViews.id, id));
  await recordView(tx, before, after);
  return counted(tx, person, after, now);
}

/** @throws Refusal NOT_FOUND, also for another person's own view; ACCESS_DENIED. */
export async function removeView(tx: Queries, person: Person, id: string): Promise<void> {
  const before = await find(tx, person, id);
  assertMay(person, before);
  await tx.delete(savedViews).where(eq(savedViews.id, id));
  await recordView(tx, before, undefined);
}

/** Records what everyone of the division sees from now on, or no more. A person's own views are theirs. */
async function recordView(tx: Queries, before: Row | undefined, after: Row | undefined): Promise<void> {
  const was = before?.shared ? toFields(before) : undefined;
  const is = after?.shared ? toFields(after) : undefined;
  const subject = after ?? before;
  if (!subject || (!was && !is)) return;
  if (!was) await recordAct(tx, { act: 'VIEW_SHARED', subject, after: is ?? {} });
  else if (!is) await recordAct(tx, { act: 'VIEW_REMOVED', subject, before: was });
  else await recordAct(tx, { act: 'VIEW_CHANGED', subject, before: was, after: is });
}

const toFields = ({ list, name, address }: Row) => ({ list, name, query: withoutSearch(address) });

async function find(db: Queries, person: Person, id: string): Promise<Row> {
  const [found] = await db
    .select()
    .from(savedViews)
    .where(and(isSeen(person), eq(savedViews.id, id)));
  if (!found) throw Refusal.because('NOT_FOUND');
  return found;
}

/** What everyone sees is changed by those who edit the company's settings. */
function assertMay(person: Person, { list, shared }: Pick<Row, 'list' | 'shared'>): void {
  assertPermission(person, viewPermissions[list]);
  if (shared) assertPermission(person, SHARING_PERMISSION);
}

/** Views of a division are saved one after the other, so that none exceeds the limit. */
async function assertRoom(
  tx: Queries,
  { userId, divisionId }: Person,
  { list, shared }: NewView,
  before?: Row,
): Promise<void> {
  if (before?.shared === shared) return;
  await tx
    .select({ id: businessProfiles.id })
    .from(businessProfiles)
    .where(eq(businessProfiles.id, divisionId))
    // Not for update: calls of the company refer to its row, and two that save a view would wait for each other.
    .for('no key update');
  const [found] = await tx
    .select({ views: count() })
    .from(savedViews)
    .where(
      and(
        eq(savedViews.businessProfileId, divisionId),
        eq(savedViews.list, list),
        eq(savedViews.shared, shared),
        shared ? undefined : eq(savedViews.userId, before?.userId ?? userId),
        before && ne(savedViews.id, before.id),
      ),
    );
  if ((found?.views ?? 0) >= MOST_VIEWS) throw Refusal.because('VIEWS_FULL', { most: MOST_VIEWS });
}

const stored = ({ list, name, address, filter, shared }: NewView) => ({
  list,
  name: name.trim(),
  address,
  filter,
  shared,
});

async function counted(db: Queries, person: Person, row: Row, now: Date): Promise<SavedView> {
  const [found = none] = await countRows(db, person, row.list, [row.filter], now);
  return { ...toAnswer(person, row), ...found };
}

const toAnswer = (
  { userId }: Person,
  { id, list, name, address, shared, userId: author }: Row,
): Omit<SavedView, keyof typeof none> => ({ id, list, name, address, shared, mine: author === userId });
