import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { LONGEST_PASSWORD } from '../rules/field-limits.ts';
import { Instant, Password, say } from './formats.ts';
import { maxLength, sameAs } from './validation.ts';

const Secret = z.string(say('required')).check(z.minLength(1, say('required')), maxLength(LONGEST_PASSWORD));

const areEqual = sameAs('repeatedPassword', 'newPassword');

export const NewPassword = z
  .object({ newPassword: Password, repeatedPassword: z.string(say('required')) })
  .check(areEqual);
export type NewPassword = z.infer<typeof NewPassword>;

export const PasswordChange = z
  .object({ currentPassword: Secret, newPassword: Password, repeatedPassword: z.string(say('required')) })
  .check(areEqual);
export type PasswordChange = z.infer<typeof PasswordChange>;

/** A link from a letter: RESET after "Forgot password", SET for a new user without a password. */
export const PasswordLink = z.object({ kind: z.enum(['RESET', 'SET']), expiresAt: Instant });
export type PasswordLink = z.infer<typeof PasswordLink>;

const rules = `The new password has at least 8 characters (at most ${LONGEST_PASSWORD}), is typed the same twice and is none of the most common ones (\`passwordCommon\`).`;

export const passwords = {
  change: endpoint('POST /auth/v1/changepass', {
    summary: "Change one's own password.",
    description: `${rules} All other sessions of the person end, and they are told by a notification. A wrong current password is a refusal of its own, with \`params.fields.current_password\`; five of them within 15 minutes have to wait.`,
    needs: 'session',
    body: PasswordChange,
    errors: ['INVALID_CURRENT_PASSWORD', 'TOO_MANY_REQUESTS'],
    notInSpec: true,
  }),
  forgot: endpoint('POST /auth/v1/forgotpass', {
    summary: 'Ask for a letter with a link to a new password.',
    description:
      'Answers the same, after the same time, whether the login exists or not; the letter goes out a moment later, to the e-mail address of the person. The link works once, for one hour, and a newer one replaces it. Three requests an hour for a login, ten a minute from an address; then `params.seconds` says how long to wait.',
    needs: 'public',
    body: z.object({ login: Secret }),
    errors: ['TOO_MANY_REQUESTS'],
    notInSpec: true,
  }),
  link: endpoint('GET /auth/v1/resetpass/{secret-key}', {
    summary: 'Whether a link to a new password still works.',
    description:
      'RESET links work for one hour; SET links, for the first password of someone new, for seven days. 409 for a link that was used, replaced or is over, 404 for one that never was.',
    needs: 'public',
    response: PasswordLink,
    errors: ['RESET_LINK_INVALID', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
    notInSpec: true,
  }),
  reset: endpoint('POST /auth/v1/resetpass/{secret-key}', {
    summary: 'Set a new password by a link.',
    description: `${rules} Uses the link up, unlocks a locked account and ends all sessions of the person; two-factor sign-in stays on.`,
    needs: 'public',
    body: NewPassword,
    errors: ['RESET_LINK_INVALID', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
    notInSpec: true,
  }),
};
