import type { AuditAct, AuditSubject } from '@deck/api/vocabulary';
import { index, jsonb, text } from 'drizzle-orm/pg-core';
import { deck, id, instant } from './columns.ts';
import { businessProfiles } from './companies.ts';

/** Fields of a subject. An amount or a number is a string. */
export type AuditFields = Readonly<Record<string, unknown>>;

/** What staff did, for good: a trigger refuses to change or delete rows. */
export const auditEvents = deck.table(
  'audit_events',
  {
    id: id(),
    at: instant('at').notNull(),
    businessProfileId: text('business_profile_id')
      .notNull()
      .references(() => businessProfiles.id),
    act: text('act').$type<AuditAct>().notNull(),
    /** Who did it; null for a program, or a person who is not signed in. */
    personId: text('person_id'),
    /** Their name then, or the program's. */
    personName: text('person_name').notNull(),
    /** The session's id, which opens nothing. */
    sessionId: text('session_id'),
    address: text('address'),
    subject: text('subject').$type<AuditSubject>().notNull(),
    subjectId: text('subject_id').notNull(),
    /** The subject's name then. */
    subjectName: text('subject_name').notNull(),
    before: jsonb('before').$type<AuditFields>(),
    after: jsonb('after').$type<AuditFields>(),
    /** The id of the request in the log. */
    requestId: text('request_id'),
  },
  (table) => [
    index('audit_events_newest').on(table.businessProfileId, table.at, table.id),
    index('audit_events_person').on(table.businessProfileId, table.personId, table.at),
    index('audit_events_subject').on(table.businessProfileId, table.subject, table.subjectId, table.at),
  ],
);
