import type { UserSortField } from '@deck/api/vocabulary';
import { and, asc, type Column, eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { userDivisions, users } from '../database/schema.ts';
import { hasWordsOfAnyScript } from '../orders/search-text.ts';
import { COUNT_LIMIT, getPage, readPaging, readSort } from '../paging.ts';
import { assignedProperties, userAnswer } from './user-answers.ts';

const sortFields: Readonly<Record<UserSortField, Column>> = {
  first_name: users.firstName,
  last_name: users.lastName,
  login: users.login,
  email: users.email,
  position: users.position,
  role: users.role,
  status: users.enabled,
  locked: users.locked,
  last_seen: users.lastSeenAt,
};

interface UserListQuery {
  readonly page?: number | undefined;
  readonly size?: number | undefined;
  readonly sort?: string[] | undefined;
  readonly search?: string | undefined;
}

/** A page of a division's users. */
export async function listUsers(db: Queries, divisionId: string, query: UserListQuery) {
  const paging = readPaging(query);
  const order = [
    ...readSort(query.sort, sortFields),
    asc(users.lastName),
    asc(users.firstName),
    asc(users.id),
  ];
  const wanted = and(
    eq(userDivisions.businessProfileId, divisionId),
    ...hasWordsOfAnyScript(users.searchText, query.search ?? ''),
  );
  const [rows, counted] = await Promise.all([
    db
      .select({ user: users })
      .from(userDivisions)
      .innerJoin(users, eq(users.id, userDivisions.userId))
      .where(wanted)
      .orderBy(...order)
      .limit(paging.size)
      .offset(paging.offset),
    countUsers(db, wanted),
  ]);
  const ids = rows.map(({ user }) => user.id);
  const assigned = await assignedProperties(db, divisionId, ids);
  return getPage(
    rows.map(({ user }) => userAnswer(user, assigned.get(user.id) ?? [])),
    paging,
    counted,
  );
}

async function countUsers(db: Queries, wanted: SQL | undefined): Promise<number> {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(userDivisions)
    .innerJoin(users, eq(users.id, userDivisions.userId))
    .where(wanted)
    .limit(COUNT_LIMIT)
    .as('found');
  const [counted] = await db.select({ rows: sql<number>`count(*)::int` }).from(found);
  return counted?.rows ?? 0;
}
