import type { AssignableRight, InterfaceLanguage } from '@deck/api/vocabulary';
import { boolean, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { deck, id, instant } from './columns.ts';
import { businessProfiles } from './companies.ts';

export const users = deck.table('users', {
  id: id(),
  login: text('login').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  email: text('email').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  position: text('position').notNull(),
  phone: text('phone').notNull(),
  timezone: text('timezone').notNull(),
  locale: text('locale').$type<InterfaceLanguage>().notNull(),
  role: text('role').notNull(),
  rights: text('rights').array().$type<AssignableRight[]>().notNull(),
  enabled: boolean('enabled').notNull().default(true),
  failedLogins: integer('failed_logins').notNull().default(0),
  locked: boolean('locked').notNull().default(false),
  lastSeenAt: instant('last_seen_at'),
});

export const userDivisions = deck.table(
  'user_divisions',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    businessProfileId: text('business_profile_id')
      .notNull()
      .references(() => businessProfiles.id),
  },
  (table) => [primaryKey({ columns: [table.userId, table.businessProfileId] })],
);

/** Failed sign-ins with a login nobody has, by its hash: a stranger must not learn from the answers which logins exist. */
export const unknownLogins = deck.table('unknown_logins', {
  loginHash: text('login_hash').primaryKey(),
  failedLogins: integer('failed_logins').notNull(),
});

/** The id kept here is a hash: what the cookie holds opens a session, what the table holds does not. */
export const sessions = deck.table('sessions', {
  id: id(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id),
  businessProfileId: text('business_profile_id')
    .notNull()
    .references(() => businessProfiles.id),
  createdAt: instant('created_at').notNull(),
  refreshedAt: instant('refreshed_at').notNull(),
});

export const columnSettings = deck.table(
  'column_settings',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    tableId: text('table_id').notNull(),
    hiddenColumns: text('hidden_columns').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tableId] })],
);
