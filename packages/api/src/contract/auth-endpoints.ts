import { endpointStub } from '../core/endpoint-stub.ts';
import type { passwords } from './passwords.ts';
import type { session } from './session.ts';
import type { users } from './users.ts';

/**
 * The calls for signing in and resuming a session, without their schemas. This keeps the first page small.
 */
export const authEndpoints: {
  readonly session: typeof session;
  readonly users: Pick<typeof users, 'profile' | 'environment' | 'permissions'>;
  readonly passwords: Pick<typeof passwords, 'forgot' | 'link' | 'reset'>;
} = {
  session: {
    start: endpointStub('POST /auth/v1/session', { body: 'required', answers: true }),
    refresh: endpointStub('PUT /auth/v1/session', { body: 'optional', answers: true }),
    validate: endpointStub('GET /auth/v1/session', { answers: true }),
    terminate: endpointStub('DELETE /auth/v1/session'),
    changeDivision: endpointStub('POST /auth/v1/session/change-division', {
      body: 'required',
      answers: true,
    }),
  },
  users: {
    profile: endpointStub('GET /auth/v1/users/{user-id}', { answers: true }),
    environment: endpointStub('GET /auth/v1/users/{user-id}/environment', { answers: true }),
    permissions: endpointStub('GET /api/v1/users/{id}/permissions', { answers: true }),
  },
  passwords: {
    forgot: endpointStub('POST /auth/v1/forgotpass', { body: 'required' }),
    link: endpointStub('GET /auth/v1/resetpass/{secret-key}', { answers: true }),
    reset: endpointStub('POST /auth/v1/resetpass/{secret-key}', { body: 'required' }),
  },
};
