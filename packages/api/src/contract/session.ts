import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Id, Instant } from './formats.ts';
import { maxLength } from './validation.ts';

/**
 * A user's session; `rules/time-limits.ts` defines how long it lasts. While `twoFactorRequired` is set, it
 * grants no access until the second factor is given.
 */
export const Session = z.object({
  userId: Id,
  businessProfileId: Id,
  twoFactorRequired: z.boolean(),
  idleExpiresAt: Instant,
  expiresAt: Instant,
});
export type Session = z.infer<typeof Session>;

export const Credentials = z.object({
  login: z.string({ error: 'required' }).check(z.minLength(1, { error: 'required' })),
  password: z.string({ error: 'required' }).check(z.minLength(1, { error: 'required' })),
});
export type Credentials = z.infer<typeof Credentials>;

/** Six digits from the authenticator, or a recovery code. Spaces and hyphens are ignored. */
export const VerificationCode = z.string({ error: 'required' }).check(
  z.refine((text) => text.trim() !== '', { error: 'required' }),
  maxLength(40),
);

export const session = {
  start: endpoint('POST /auth/v1/session', {
    summary: 'Sign in.',
    description:
      'Gives the cookie of the session. A wrong password answers how many attempts are left in `params.attempts_left`; the fifth failure locks the account until its password is reset. With `two_factor_required` the session is good for nothing but `PUT /auth/v1/session` with a code, within five minutes. An address that fails 30 times within a minute has to wait.',
    needs: 'public',
    body: Credentials,
    response: Session,
    errors: ['WRONG_CREDENTIALS', 'ACCOUNT_LOCKED', 'TOO_MANY_REQUESTS'],
    notInSpec: true,
  }),
  refresh: endpoint('PUT /auth/v1/session', {
    summary: 'Extend the session, or complete a sign-in with its second factor.',
    description:
      'Without a body: another idle period, after real input of the person. With `code`, for a session that waits for its second factor: completes it and gives a session of a new id. The code is the one of the authenticator, which works once, or a recovery code, which is used up. Wrong codes count as failed sign-ins: the fifth locks the account.',
    needs: 'session',
    body: z.optional(z.object({ code: z.optional(VerificationCode) })),
    response: Session,
    errors: ['INVALID_2FA_CODE', 'ACCOUNT_LOCKED', 'TOO_MANY_REQUESTS'],
    notInSpec: true,
  }),
  validate: endpoint('GET /auth/v1/session', {
    summary: 'The session as it stands. Does not extend it.',
    needs: 'session',
    response: Session,
    notInSpec: true,
  }),
  terminate: endpoint('DELETE /auth/v1/session', { summary: 'Sign out.', needs: 'session', notInSpec: true }),
  changeDivision: endpoint('POST /auth/v1/session/change-division', {
    summary: 'Work for another business profile of the same person.',
    needs: 'session',
    body: z.object({ businessProfileId: Id }),
    response: Session,
    errors: ['DIVISION_UNKNOWN'],
    notInSpec: true,
  }),
};
