import type { TableRules } from './rules.ts';

const SETTINGS = 'To run the company. Staff with the right to settings.';
const WITH_ACCOUNT = 'With the person’s account';

/** Colleagues, and what guards the ways in. */
export const staffTables = {
  users: {
    what: 'Staff: names, addresses, rights',
    why: 'So that they sign in. The person, and staff with the right to people.',
    stays: 'For good; a person is disabled, and what they did stays theirs',
    staff: [
      'login',
      'password_hash',
      'email',
      'first_name',
      'last_name',
      'position',
      'phone',
      'avatar_url',
      'two_factor_secret',
      'search_text',
    ],
    plain: ['id', 'timezone', 'locale', 'role', 'rights'],
  },
  sessions: {
    what: 'Sessions of staff: when and from where',
    why: 'So that they stay signed in, and see where. The person.',
    stays: 'Until the session is over, twelve hours at most',
    staff: ['address', 'user_agent'],
    plain: ['id', 'user_id', 'business_profile_id'],
  },
  audit_events: {
    what: 'What staff did: who, when, from where, to what',
    why: 'To answer for it. Staff with the right to settings.',
    stays: 'For good, or as many days as the company sets, a year at least',
    kept: {
      subject_name: 'The subject’s name then; of a guest only the number of an order.',
      before: 'Fields of settings, people and tokens; of a guest none.',
      after: 'Fields of settings, people and tokens; of a guest only figures.',
    },
    staff: ['person_name', 'address'],
    plain: [
      'id',
      'business_profile_id',
      'act',
      'person_id',
      'session_id',
      'subject',
      'subject_id',
      'request_id',
    ],
  },
  two_factor_setups: {
    what: 'Keys of authenticators that are being set up, sealed',
    why: 'For a second factor. Nobody.',
    stays: 'Five minutes',
    staff: ['secret'],
    plain: ['user_id'],
  },
  recovery_codes: {
    what: 'Recovery codes, as hashes',
    why: 'For a lost second factor. Nobody.',
    stays: 'Until they are used',
    plain: ['user_id', 'code_hash'],
  },
  password_links: {
    what: 'Links to a new password, as hashes',
    why: 'To set a password. Nobody.',
    stays: 'Thirty days after its end',
    plain: ['secret_hash', 'user_id', 'kind'],
  },
  reset_requests: {
    what: 'Logins for which a new password was asked',
    why: 'To send a link, and against abuse. Nobody.',
    stays: 'An hour',
    staff: ['login'],
    plain: ['id'],
  },
  unknown_logins: {
    what: 'Logins nobody has, as hashes',
    why: 'Against guessing. Nobody.',
    stays: 'A week',
    plain: ['login_hash'],
  },
  attempts: {
    what: 'Counts of attempts by network address, person, payment or company',
    why: 'Against guessing and card testing. Nobody.',
    stays: 'Until the count starts again, a day at most',
    kept: { key: 'An address without a name, for a day at most.' },
    plain: ['purpose', 'underway'],
  },
  user_divisions: {
    what: 'Who works for which company',
    why: SETTINGS,
    stays: WITH_ACCOUNT,
    plain: ['user_id', 'business_profile_id'],
  },
  user_properties: {
    what: 'Who works for which property',
    why: SETTINGS,
    stays: WITH_ACCOUNT,
    plain: ['user_id', 'property_id'],
  },
  column_settings: {
    what: 'The columns a person shows',
    why: 'The person.',
    stays: WITH_ACCOUNT,
    plain: ['user_id', 'table_id', 'hidden_columns', 'column_order', 'column_widths', 'density'],
  },
  pins: {
    what: 'Orders a person pinned',
    why: 'The person.',
    stays: WITH_ACCOUNT,
    plain: ['user_id', 'order_id'],
  },
} satisfies Readonly<Record<string, TableRules>>;
