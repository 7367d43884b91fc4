import { sketch } from '../core/sketch.ts';
import type { passwords } from './passwords.ts';
import type { session } from './session.ts';
import type { users } from './users.ts';

/** The calls of the sign-in and of taking up a session, drawn without their schemas: the first page stays small. */
export const entrance: {
  readonly session: typeof session;
  readonly users: Pick<typeof users, 'profile' | 'environment' | 'permissions'>;
  readonly passwords: Pick<typeof passwords, 'forgot' | 'link' | 'reset'>;
} = {
  session: {
    start: sketch('POST /auth/v1/session', { body: 'required', answers: true }),
    refresh: sketch('PUT /auth/v1/session', { body: 'optional', answers: true }),
    validate: sketch('GET /auth/v1/session', { answers: true }),
    terminate: sketch('DELETE /auth/v1/session'),
    changeDivision: sketch('POST /auth/v1/session/change-division', { body: 'required', answers: true }),
  },
  users: {
    profile: sketch('GET /auth/v1/users/{user-id}', { answers: true }),
    environment: sketch('GET /auth/v1/users/{user-id}/environment', { answers: true }),
    permissions: sketch('GET /api/v1/users/{id}/permissions', { answers: true }),
  },
  passwords: {
    forgot: sketch('POST /auth/v1/forgotpass', { body: 'required' }),
    link: sketch('GET /auth/v1/resetpass/{secret-key}', { answers: true }),
    reset: sketch('POST /auth/v1/resetpass/{secret-key}', { body: 'required' }),
  },
};
