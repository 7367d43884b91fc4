import * as z from 'zod/mini';
import { binary, endpoint, page, param } from '../core/endpoint.ts';
import { auditActs, auditSubjects } from '../vocabulary/audit.ts';
import { Id, Instant, say } from './formats.ts';

/** A field before and after: a text as it is, anything else as JSON, so `null` for an empty one. Null: it was not there. */
const Change = z.object({
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});

/** An act of staff, recorded for good. */
export const AuditEvent = z.object({
  id: Id,
  at: Instant,
  act: z.enum(auditActs),
  /** Null for a program of the company. */
  personId: z.nullable(z.string()),
  /** As it was then. */
  personName: z.string(),
  /** The client's address. */
  address: z.nullable(z.string()),
  /** The session's id, which opens nothing. */
  sessionId: z.nullable(z.string()),
  subject: z.enum(auditSubjects),
  subjectId: z.string(),
  subjectName: z.string(),
  /** The changed fields, never a secret. */
  changes: z.array(Change),
  /** The id of the request, as in its `X-Request-Id`. */
  requestId: z.nullable(z.string()),
});
export type AuditEvent = z.infer<typeof AuditEvent>;

const filters = {
  personId: param.text,
  act: z.enum(auditActs, say('choice')),
  subject: z.enum(auditSubjects, say('choice')),
  subjectId: param.text,
  from: Instant,
  to: Instant,
} as const;

const about = { needs: 'SETTINGS_EDIT', notInSpec: true } as const;

export const auditEvents = {
  list: endpoint('GET /api/v1/audit-events?page&size&person-id&act&subject&subject-id&from&to', {
    summary: 'What staff of the division did, newest first.',
    description:
      '`person-id` is who did it, `subject-id` what it was done to. `from` and `to` are moments, both included. Nobody can change an event. One is kept for a year at least, and for good unless the company has set for how long.',
    ...about,
    params: { page: param.int, size: param.int, ...filters },
    response: page(AuditEvent),
  }),
  export: endpoint('GET /api/v1/audit-events/export?person-id&act&subject&subject-id&from&to', {
    summary: 'The same as a CSV file, at most 10,000 events.',
    description: 'The filters are those of the list. The export is an event itself.',
    ...about,
    params: filters,
    response: binary('text/csv'),
  }),
};
