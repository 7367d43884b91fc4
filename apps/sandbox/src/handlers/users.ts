import type { contract } from '@deck/api/contract';
import type { TableColumns } from '@deck/api/contract/people';
import { type Handlers, Refusal } from '@deck/api/server';
import { customerLanguages } from '@deck/api/vocabulary';
import { and, asc, eq, sql } from 'drizzle-orm';
import { type Caller, type Context, callerOf } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, columnSettings, properties, userDivisions, users } from '../database/schema.ts';
import { permissionsOf, permissionTree } from '../roles.ts';

/** What is told of a person; the rest of the row stays here. */
const profile = {
  id: users.id,
  login: users.login,
  email: users.email,
  position: users.position,
  timezone: users.timezone,
  firstName: users.firstName,
  lastName: users.lastName,
  phone: users.phone,
  locale: users.locale,
  avatarUrl: sql<null>`null`,
};

type Area = Handlers<typeof contract, Context>['users'];

export const userHandlers: Area = {
  profile: async ({ userId }, call) => {
    const caller = callerOf(call);
    if (userId !== caller.userId) throw Refusal.because('NOT_FOUND');
    return found(await call.context.db.select(profile).from(users).where(eq(users.id, userId)));
  },

  environment: async ({ userId }, call) => {
    const caller = callerOf(call);
    if (userId !== caller.userId) throw Refusal.because('NOT_FOUND');
    const { db, dictionaryKey } = call.context;
    const [divisions, company, choices] = await Promise.all([
      divisionsOf(db, caller),
      db.select().from(businessProfiles).where(eq(businessProfiles.id, caller.divisionId)),
      db
        .select()
        .from(properties)
        .where(eq(properties.businessProfileId, caller.divisionId))
        .orderBy(asc(properties.name)),
    ]);
    const settings = found(company);
    return {
      context: { userId, businessProfileId: caller.divisionId, role: caller.role },
      divisions,
      languages: [...customerLanguages],
      acceptedCurrencies: settings.acceptedCurrencies.toSorted(),
      properties: choices,
      defaultCustomerLanguage: settings.defaultCustomerLanguage,
      defaultPaymentLifetime: settings.defaultPaymentLifetime,
      generateOrderId: settings.generateOrderId,
      defaultCurrency: settings.currency,
      defaultCustomerCountry: settings.country,
      defaultPaymentMethod: null,
      transactionType: settings.defaultScheme,
      applyCompanyExchangeRateByDefault: settings.applyExchangeRate,
      dictionaryKey,
    };
  },

  permissions: async ({ id }, call) => {
    const caller = callerOf(call);
    if (id === caller.userId) return { permission: permissionTree(caller.permissions) };
    if (!caller.permissions.has('USERS_INSTANCE_VIEW')) throw Refusal.because('NOT_FOUND');
    const [colleague] = await call.context.db
      .select({ role: users.role, rights: users.rights })
      .from(users)
      .innerJoin(userDivisions, eq(userDivisions.userId, users.id))
      .where(and(eq(users.id, id), eq(userDivisions.businessProfileId, caller.divisionId)));
    if (!colleague) throw Refusal.because('NOT_FOUND');
    return { permission: permissionTree(permissionsOf(colleague.role, colleague.rights)) };
  },

  columnSettings: async ({ id }, call) => {
    if (id !== callerOf(call).userId) throw Refusal.because('NOT_FOUND');
    return columnsOf(call.context.db, id);
  },

  saveColumnSettings: async ({ id, body }, call) => {
    if (id !== callerOf(call).userId) throw Refusal.because('NOT_FOUND');
    const rows = lastOfEach(body).map((table) => ({ userId: id, ...table }));
    const { db } = call.context;
    if (rows.length > 0)
      await db
        .insert(columnSettings)
        .values(rows)
        .onConflictDoUpdate({
          target: [columnSettings.userId, columnSettings.tableId],
          set: { hiddenColumns: sql`excluded.hidden_columns` },
        });
    return columnsOf(db, id);
  },
};

function columnsOf(db: Queries, userId: string): Promise<TableColumns[]> {
  return db
    .select({ tableId: columnSettings.tableId, hiddenColumns: columnSettings.hiddenColumns })
    .from(columnSettings)
    .where(eq(columnSettings.userId, userId))
    .orderBy(asc(columnSettings.tableId));
}

/** One statement cannot write a row twice; of a table named twice the last is meant. */
const lastOfEach = (tables: readonly TableColumns[]): TableColumns[] => [
  ...new Map(tables.map((table) => [table.tableId, table])).values(),
];

function divisionsOf(db: Queries, { userId }: Caller) {
  return db
    .select({ id: businessProfiles.id, name: businessProfiles.name })
    .from(businessProfiles)
    .innerJoin(userDivisions, eq(userDivisions.businessProfileId, businessProfiles.id))
    .where(eq(userDivisions.userId, userId))
    .orderBy(asc(businessProfiles.name));
}

function found<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw Refusal.because('NOT_FOUND');
  return row;
}
