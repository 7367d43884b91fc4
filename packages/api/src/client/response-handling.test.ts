import { describe, expect, it } from 'vitest';
import { catalogueCodes, ownCodes } from '../vocabulary/error-codes.ts';
import { ApiError, type Called, NetworkError } from './errors.ts';
import { loginPath, type Reaction, reactionTo } from './response-handling.ts';

const get: Called = { call: 'orders.get', method: 'GET', path: '/api/v1/orders/{id}' };
const signOut: Called = { call: 'session.end', method: 'DELETE', path: '/auth/v1/session' };
const answer = (status: number, code?: string, called = get, params = {}) =>
  new ApiError<string>(called, status, code ? { meta: { error: { code, message: '', params } } } : {});

const here = { onLogin: false, path: '/orders?page=2#top' };
const silent: Reaction = { silent: true };
const said = (notify: Reaction['notify'], params = {}) => ({ notify, params, silent: false });

// Specification 8.1-8.3, 8.6-8.9, 8.22
describe('each row of the response handling', () => {
  it.each([
    ['no response', new NetworkError(get, 'lost', undefined), said('errors.network')],
    ['no response, offline', new NetworkError(get, 'offline', undefined), said('errors.network')],
    ['an answer cut short', new NetworkError(get, 'broken', undefined), said('errors.network')],
    ['400', answer(400, 'INVALID_VALUE'), silent],
    ['500', answer(500, 'SERVER_ERROR'), said('errors.server')],
    ['501', answer(501), said('errors.server')],
    ['502', answer(502), said('errors.server')],
    ['503', answer(503), said('errors.server')],
    ['403', answer(403, 'ACCESS_DENIED'), said('errors.accessRestricted')],
    ['404', answer(404, 'NOT_FOUND'), said('errors.data')],
    ['other, TERMINAL_OPENED', answer(409, 'TERMINAL_OPENED'), silent],
    ['other, unknown code', answer(409, 'NEVER_HEARD_OF'), said('errors.generic')],
    ['other, no code', answer(409), said('errors.generic')],
    ['504', answer(504), said('errors.generic')],
  ] as const)('%s', (_, failure, reaction) => {
    expect(reactionTo(failure, here)).toEqual(reaction);
  });

  it.each([...catalogueCodes, ...ownCodes].filter((code) => code !== 'TERMINAL_OPENED'))(
    'other, %s: the message of the code, with its parameters',
    (code) => {
      expect(reactionTo(answer(409, code, get, { minutes: 7 }), here)).toEqual(
        said(`errors.code.${code}`, { minutes: 7 }),
      );
    },
  );
});

describe('the request id for support', () => {
  const told = (status: number) => reactionTo(new ApiError<string>(get, status, {}, 'request-27'), here);

  it('is shown for faults of the server', () => {
    expect(told(500).reference).toBe('request-27');
    expect(told(504).reference).toBe('request-27');
    expect(reactionTo(new ApiError<string>(get, 500, {}), here)).not.toHaveProperty('reference');
  });
  it('is not shown for refusals with a reason', () => {
    for (const status of [403, 404, 409]) expect(told(status)).not.toHaveProperty('reference');
  });
});

describe('401', () => {
  // Specification 2.46, 8.4, 8.5
  it('clears the session and leads to login and back', () => {
    const redirect = '/login?next=%2Forders%3Fpage%3D2%23top';
    expect(reactionTo(answer(401), here)).toEqual({ clearSession: true, redirect, silent: true });
  });
  // Specification 8.4
  it('keeps the stored session when signing out failed', () => {
    expect(reactionTo(answer(401, undefined, signOut), here)).toEqual({
      redirect: loginPath(here.path),
      silent: true,
    });
  });
  // Specification 8.5
  it('stays on login, whose form shows the code', () => {
    const place = { onLogin: true, path: '/login' };
    expect(reactionTo(answer(401, 'WRONG_CREDENTIALS'), place)).toEqual({ clearSession: true, silent: true });
  });
  // Specification 2.47
  it('leads from the forbidden page to plain login', () => {
    expect(reactionTo(answer(401), { onLogin: false, path: '/403' })).toMatchObject({ redirect: '/login' });
  });
});

// Specification 8.10
it.each([
  new NetworkError(get, 'lost', undefined),
  answer(500),
  answer(403),
  answer(404),
  answer(409, 'CARD_EXPIRED'),
  answer(418),
])('nothing is notified on login: %s', (failure) => {
  expect(reactionTo(failure, { onLogin: true, path: '/login' })).toEqual(silent);
});

// Specification 2.47
it.each([
  ['/', '/login'],
  ['/403', '/login'],
  ['/users/7', '/login?next=%2Fusers%2F7'],
])('the way to login from %s is %s', (path, login) => {
  expect(loginPath(path)).toBe(login);
});
