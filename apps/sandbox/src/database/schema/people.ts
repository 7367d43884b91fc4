import type { AssignableRight, InterfaceLanguage, TokenType } from '@deck/api/vocabulary';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { deck, id, instant, tableColumns } from './columns.ts';
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
  /** The address of the uploaded portrait; null: the interface shows initials. */
  avatarUrl: text('avatar_url'),
  timezone: text('timezone').notNull(),
  locale: text('locale').$type<InterfaceLanguage>().notNull(),
  role: text('role').notNull(),
  rights: text('rights').array().$type<AssignableRight[]>().notNull(),
  enabled: boolean('enabled').notNull().default(true),
  failedLogins: integer('failed_logins').notNull().default(0),
  locked: boolean('locked').notNull().default(false),
  /** Precise to the minute. */
  lastSeenAt: instant('last_seen_at'),
  /** The authenticator's key, sealed; null without two-factor sign-in. */
  twoFactorSecret: text('two_factor_secret'),
  /** The 30-second period of the last accepted code, counted from the epoch. No code works twice. */
  twoFactorStep: integer('two_factor_step').notNull().default(0),
  /** The searchable text: name, login, e-mail, position and phone, folded to plain lower case. */
  searchText: text('search_text').notNull().default(''),
});

/** Unconfirmed authenticator keys, sealed. */
export const twoFactorSetups = deck.table('two_factor_setups', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id),
  secret: text('secret').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** Recovery codes as hashes; a used code is deleted. */
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

/**
 * Password links, by the hash of their secret. Used and replaced links are kept for a while, to differ from
 * unknown links.
 */
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

/** Logins entered at "Forgot password", known or unknown; the scheduler looks them up. */
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
    // The scheduler polls every second for the few waiting rows.
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

/** The properties a user is assigned to. */
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

/**
 * Failed sign-ins of unknown logins, by hash. The answers must not reveal which logins exist. Each is forgotten at
 * its own moment, as an account's failures are.
 */
export const unknownLogins = deck.table(
  'unknown_logins',
  {
    loginHash: text('login_hash').primaryKey(),
    failedLogins: integer('failed_logins').notNull(),
    forgetAt: instant('forget_at').notNull(),
  },
  (table) => [index('unknown_logins_forget').on(table.forgetAt)],
);

/** The id is a hash: the cookie's value opens a session, the stored value does not. */
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
    /** The password matched, the second factor is pending: until then the session opens nothing. */
    twoFactorPending: boolean('two_factor_pending').notNull().default(false),
    /** The client's address and what its browser said of itself, when the session began. */
    address: text('address'),
    userAgent: text('user_agent'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Integration tokens, one per type and company, stored as hashes. */
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
    ...tableColumns(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tableId] })],
);
