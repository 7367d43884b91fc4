import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Id, Instant } from './formats.ts';

/** A session of a person, as it is told from their others. */
export const OpenSession = z.object({
  /** It opens nothing. */
  id: Id,
  /** By its own words, such as Firefox and Windows; null where it does not say. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** The client's address as it began; null for a session of before addresses were kept. */
  address: z.nullable(z.string()),
  startedAt: Instant,
  /** The last input of the person, to within five minutes. */
  lastActiveAt: Instant,
  /** The session that asks. */
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

const about = { needs: 'session', notInSpec: true } as const;
const whose =
  "One's own, or as an owner with SETTINGS_EDIT those of a colleague (403 ACCESS_DENIED for one who also works where the owner does not).";

export const sessions = {
  list: endpoint('GET /auth/v1/users/{user-id}/sessions', {
    summary: 'The open sessions of a person, the last active first.',
    description: `${whose} A session that waits for its second factor is not open yet.`,
    ...about,
    response: z.array(OpenSession),
    errors: ['NOT_FOUND', 'ACCESS_DENIED'],
  }),
  end: endpoint('DELETE /auth/v1/users/{user-id}/sessions/{session-id}', {
    summary: 'End a session: its next call is answered with 401.',
    description: whose,
    ...about,
    errors: ['NOT_FOUND', 'ACCESS_DENIED'],
  }),
  endOthers: endpoint('DELETE /auth/v1/users/{user-id}/sessions', {
    summary: 'End every session of a person but the one that asks.',
    description: `${whose} Of a colleague all end.`,
    ...about,
    errors: ['NOT_FOUND', 'ACCESS_DENIED'],
  }),
};
