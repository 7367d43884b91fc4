import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstAnswers } from './first-answers.ts';
import { lastPlace } from './last-place.ts';
import { rereadEnvironment, restoreSession, signIn } from './session-actions.ts';
import { sessionStore } from './session-store.ts';

const entries = new Map<string, string>();
const answers: (() => Response)[] = [];
const sent: string[] = [];

const refusal = (status: number, code?: string) => () =>
  Response.json(code ? { meta: { error: { code, message: '' } } } : {}, { status });
const ok = (body: object) => () => Response.json(body);
const identity = { user_id: 'u1', business_profile_id: 'd1', two_factor_required: false };
const ends = { idle_expires_at: '2026-11-20T10:30:00Z', expires_at: '2026-11-20T22:00:00Z' };
const person = [
  ok({ id: 'u1', locale: 'en' }),
  ok({ context: { user_id: 'u1', business_profile_id: 'd1', role: 'OWNER' } }),
  ok({ permission: [] }),
];

/** What is asked once somebody has signed in, from a web server whose pages hold nothing of a person. */
const entering = [
  () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
  ok({ ...identity, ...ends }),
  ...person,
];

afterEach(() => vi.unstubAllGlobals());

beforeEach(() => {
  entries.clear();
  answers.length = 0;
  sent.length = 0;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  });
  vi.stubGlobal('location', { search: '?next=%2Forders%3Fstate%3DPAID%23top' });
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
    sent.push(`${method} ${url}`);
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
  sessionStore.clear();
  lastPlace.forget();
});

describe('taking up the session of this browser', () => {
  it('asks nothing where nobody signed in', async () => {
    await restoreSession();
    expect(sent).toEqual([]);
  });

  it.each(['{"id":"u1"}', '{', 'null', '{"locale":"xx"}'])(
    'asks the server who it is, whatever is stored: %s',
    async (text) => {
      entries.set('PROFILE', text);
      answers.push(ok({ ...identity, ...ends }), ...person);
      await restoreSession();
      expect(sessionStore.get()?.profile.id).toBe('u1');
      expect(JSON.parse(entries.get('PROFILE') ?? '').id).toBe('u1');
    },
  );

  it('takes what was asked with the page, and asks for none of it again', async () => {
    entries.set('PROFILE', '{"id":"u1"}');
    answers.push(ok({ ...identity, ...ends }), ...person);
    firstAnswers.ask('u1');
    const asked = sent.splice(0);
    await restoreSession();
    expect(sessionStore.get()?.profile.id).toBe('u1');
    expect(asked).toHaveLength(4);
    expect(sent).toEqual([]);
  });

  it('asks anew for another person than the one remembered', async () => {
    entries.set('PROFILE', '{"id":"u0"}');
    answers.push(ok({ ...identity, ...ends }), refusal(404), refusal(404), refusal(404), ...person);
    firstAnswers.ask('u0');
    await restoreSession();
    expect(sessionStore.get()?.profile.id).toBe('u1');
  });

  it('keeps no answer of an ended session for the next one', async () => {
    entries.set('PROFILE', '{"id":"u1"}');
    answers.push(...Array.from({ length: 4 }, () => refusal(401)));
    firstAnswers.ask('u1');
    await restoreSession();
    expect(sessionStore.get()).toBeUndefined();
    answers.push(ok({ ...identity, ...ends }), ...entering);
    await signIn({ login: 'a@b.c', password: 'x' });
    expect(sessionStore.get()?.profile.id).toBe('u1');
  });

  it.each([401, 403, 404])(
    'forgets the person when the server says %s, as for a tampered cookie',
    async (status) => {
      entries.set('PROFILE', '{}');
      answers.push(refusal(status, 'SESSION_REQUIRED'));
      await restoreSession();
      expect([sessionStore.get(), entries.has('PROFILE')]).toEqual([undefined, false]);
    },
  );

  it.each([500, 502, 503])('keeps the person when the server fails with %s', async (status) => {
    entries.set('PROFILE', '{}');
    answers.push(refusal(status));
    await expect(restoreSession()).rejects.toThrow();
    expect(entries.has('PROFILE')).toBe(true);
  });

  it('keeps the person when the line is broken', async () => {
    entries.set('PROFILE', '{}');
    await expect(restoreSession()).rejects.toThrow();
    expect(entries.has('PROFILE')).toBe(true);
  });
});

describe('signing in', () => {
  const credentials = { login: 'a', password: 'b' };

  it('asks once more with the token that came with the refusal, and not a third time', async () => {
    answers.push(refusal(403, 'XSRF_MISMATCH'), ok({ ...identity, ...ends }), ...entering);
    expect(await signIn(credentials)).toBe('signedIn');
    answers.push(refusal(403, 'XSRF_MISMATCH'), refusal(403, 'XSRF_MISMATCH'));
    await expect(signIn(credentials)).rejects.toThrow();
  });

  it('asks for what the page would hold to which the sign-in leads, and for nothing that came with it', async () => {
    const given = [
      { url: '/auth/v1/session', body: { ...identity, ...ends } },
      { url: '/auth/v1/users/u1', body: { id: 'u1', locale: 'en' } },
      {
        url: '/auth/v1/users/u1/environment',
        body: { context: { user_id: 'u1', business_profile_id: 'd1', role: 'OWNER' } },
      },
      { url: '/api/v1/users/u1/permissions', body: { permission: [] } },
    ];
    answers.push(ok({ ...identity, ...ends }), ok({ at: '2026-11-20T10:00:00Z', answers: given }));
    await signIn(credentials);
    expect(sessionStore.get()?.profile.id).toBe('u1');
    expect(sent).toEqual(['POST /auth/v1/session', 'GET /orders?state=PAID']);
  });

  const moved = { ...identity, business_profile_id: 'd2' };
  const change = 'POST /auth/v1/session/change-division';

  it('leads back to the division in which the session of this person ended, once', async () => {
    lastPlace.note({ userId: 'u1', businessProfileId: 'd2' });
    answers.push(ok({ ...identity, ...ends }), ok({ ...moved, ...ends }), ...entering);
    await signIn(credentials);
    expect(sent.slice(0, 2)).toEqual(['POST /auth/v1/session', change]);
    answers.push(ok({ ...identity, ...ends }), ...entering);
    await signIn(credentials);
    expect(sent.filter((line) => line === change)).toHaveLength(1);
  });

  it('leads nobody else there, and not into the division they are in already', async () => {
    for (const place of [
      { userId: 'u2', businessProfileId: 'd2' },
      { userId: 'u1', businessProfileId: 'd1' },
    ]) {
      lastPlace.note(place);
      answers.push(ok({ ...identity, ...ends }), ...entering);
      await signIn(credentials);
    }
    expect(sent).not.toContain(change);
  });

  it('begins in the first division if the person has left the other one', async () => {
    lastPlace.note({ userId: 'u1', businessProfileId: 'd2' });
    answers.push(ok({ ...identity, ...ends }), refusal(403, 'DIVISION_UNKNOWN'), ...entering);
    expect(await signIn(credentials)).toBe('signedIn');
    expect(sessionStore.get()?.profile.id).toBe('u1');
  });

  it('remembers the division of a session that was over before the page was opened', async () => {
    entries.set('PROFILE', '{"id":"u1"}');
    entries.set('ENV', '{"context":{"businessProfileId":"d2"}}');
    answers.push(refusal(401, 'SESSION_REQUIRED'));
    await restoreSession();
    expect(lastPlace.of('u1')).toBe('d2');
    expect(lastPlace.of('u2')).toBeUndefined();
  });

  it('is not finished while a code is needed', async () => {
    answers.push(ok({ ...identity, ...ends, two_factor_required: true }));
    expect(await signIn(credentials)).toBe('codeNeeded');
    expect([sessionStore.get(), entries.has('PROFILE')]).toEqual([undefined, false]);
  });
});

describe('reading the environment anew', () => {
  const context = { user_id: 'u1', business_profile_id: 'd1', role: 'OWNER' };
  const environment = (ids: readonly string[], more = {}) =>
    ok({ context, properties: ids.map((id) => ({ id, name: id })), ...more });

  it('tells a change of the properties from any other, and takes both up', async () => {
    entries.set('PROFILE', '{}');
    const [profile, , permissions] = person;
    if (!profile || !permissions) throw new Error('Nobody signs in');
    answers.push(ok({ ...identity, ...ends }), profile, environment(['p1', 'p2']), permissions);
    await restoreSession();
    const seen = () => sessionStore.get()?.environment.properties.map(({ id }) => id);

    answers.push(environment(['p1', 'p2']));
    expect(await rereadEnvironment()).toBeUndefined();
    answers.push(environment(['p2', 'p1'], { generate_order_id: true }));
    expect(await rereadEnvironment()).toBe('settings');
    expect(sessionStore.get()?.environment).toMatchObject({ generateOrderId: true });
    answers.push(environment(['p2']));
    expect(await rereadEnvironment()).toBe('properties');
    expect(seen()).toEqual(['p2']);
  });
});
