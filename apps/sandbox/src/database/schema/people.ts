import type { AssignableRight, InterfaceLanguage, TokenType } from '@deck/api/vocabulary';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { deck, id, instant } from './columns.ts';
import { businessProfiles, properties } from './companies.ts';

export const users = deck.table('users', {
  id: id(),
  login: text('login').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  email: text('email').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  position: text('position').notNull(),
  phone: text('phone').notNull(),
  /** Where the portrait was uploaded to; null: the initials stand for the person. */
  avatarUrl: text('avatar_url'),
  timezone: text('timezone').notNull(),
  locale: text('locale').$type<InterfaceLanguage>().notNull(),
  role: text('role').notNull(),
  rights: text('rights').array().$type<AssignableRight[]>().notNull(),
  enabled: boolean('enabled').notNull().default(true),
  failedLogins: integer('failed_logins').notNull().default(0),
  locked: boolean('locked').notNull().default(false),
  /** To the minute. */
  lastSeenAt: instant('last_seen_at'),
  /** The key of the authenticator, sealed; null while sign-in asks for a password alone. */
  twoFactorSecret: text('two_factor_secret'),
  /** The period of the last code that was accepted, counted from the epoch in 30 seconds: none works twice. */
  twoFactorStep: integer('two_factor_step').notNull().default(0),
  /** What a search looks through: name, login, e-mail, position and phone, folded to plain small letters. */
  searchText: text('search_text').notNull().default(''),
});

/** Keys of authenticators that nobody confirmed yet, sealed. */
export const twoFactorSetups = deck.table('two_factor_setups', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id),
  secret: text('secret').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** Codes that stand in for an authenticator, as hashes; one that is used goes. */
export const recoveryCodes = deck.table(
  'recovery_codes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Links to a new password, by the hash of their secret. Used and replaced ones stay a while, to be told from unknown ones. */
export const passwordLinks = deck.table(
  'password_links',
  {
    secretHash: text('secret_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').$type<'RESET' | 'SET'>().notNull(),
    expiresAt: instant('expires_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    index('password_links_user').on(table.userId),
    index('password_links_expires').on(table.expiresAt),
  ],
);

/** What was typed at "Forgot password", whether anybody has that login or not; the scheduler finds out. */
export const resetRequests = deck.table(
  'reset_requests',
  {
    id: id(),
    login: text('login').notNull(),
    requestedAt: instant('requested_at').notNull(),
    answered: boolean('answered').notNull().default(false),
  },
  (table) => [
    index('reset_requests_login').on(table.login, table.requestedAt),
    index('reset_requests_old').on(table.requestedAt),
    // The scheduler asks every second for the few that wait.
    index('reset_requests_waiting').on(table.requestedAt).where(sql`NOT ${table.answered}`),
  ],
);

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
  (table) => [
    primaryKey({ columns: [table.userId, table.businessProfileId] }),
    index('user_divisions_division').on(table.businessProfileId, table.userId),
  ],
);

/** The properties someone looks after. */
export const userProperties = deck.table(
  'user_properties',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    propertyId: text('property_id')
      .notNull()
      .references(() => properties.id),
  },
  (table) => [primaryKey({ columns: [table.userId, table.propertyId] })],
);

/** Failed sign-ins with a login nobody has, by its hash: a stranger must not learn from the answers which logins exist. */
export const unknownLogins = deck.table('unknown_logins', {
  loginHash: text('login_hash').primaryKey(),
  failedLogins: integer('failed_logins').notNull(),
});

/** The id kept here is a hash: what the cookie holds opens a session, what the table holds does not. */
export const sessions = deck.table(
  'sessions',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    businessProfileId: text('business_profile_id')
      .notNull()
      .references(() => businessProfiles.id),
    createdAt: instant('created_at').notNull(),
    refreshedAt: instant('refreshed_at').notNull(),
    /** The password fitted, the second factor is still to come: until then it opens nothing. */
    twoFactorPending: boolean('two_factor_pending').notNull().default(false),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Tokens of other systems, one of each type in a company. Their values are kept as hashes. */
export const integrationTokens = deck.table(
  'integration_tokens',
  {
    businessProfileId: text('business_profile_id')
      .notNull()
      .references(() => businessProfiles.id),
    type: text('type').$type<TokenType>().notNull(),
    valueHash: text('value_hash').notNull().unique(),
    maskedValue: text('masked_value').notNull(),
    refreshHash: text('refresh_hash').unique(),
    maskedRefreshToken: text('masked_refresh_token'),
    createdAt: instant('created_at').notNull(),
    issuedAt: instant('issued_at').notNull(),
    issuedBy: text('issued_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessProfileId, table.type] })],
);

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
