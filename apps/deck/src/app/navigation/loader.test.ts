import type { LoaderFunctionArgs } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '../../platform/session/session-store.ts';
import type { Route } from '../routes/route.ts';
import { createLoader } from './loader.ts';

const entries = new Map<string, string>();
/** What was begun, in its order. */
const begun: string[] = [];
let answer: () => void = () => undefined;

const ends = { idle_expires_at: '2026-11-20T10:30:00Z', expires_at: '2026-11-20T22:00:00Z' };
const held = {
  name: 'ORDERS_LIST_VIEW',
  access: true,
  is_action: false,
  is_menu_item: true,
  permissions: [],
};
const bodies: Record<string, object> = {
  '/auth/v1/session': { user_id: 'u1', business_profile_id: 'd1', two_factor_required: false, ...ends },
  '/auth/v1/users/u1': { id: 'u1', locale: 'en' },
  '/auth/v1/users/u1/environment': { context: { user_id: 'u1', business_profile_id: 'd1', role: 'OWNER' } },
  '/api/v1/users/u1/permissions': { permission: [held] },
};

const Screen = () => null;

/** The list of orders, whose code comes when `arrive` is called. */
function slowList() {
  let arrive: () => void = () => undefined;
  const code = new Promise<typeof Screen>((resolve) => {
    arrive = () => resolve(Screen);
  });
  const route: Route = {
    path: '/orders',
    title: 'orders',
    layout: 'app',
    feature: 'ORDERS_LIST_VIEW',
    screen: () => {
      begun.push('code');
      return code;
    },
    data: async () => () => void begun.push('data'),
  };
  return { arrive, opened: createLoader(route)(at('/orders')) };
}

const at = (path: string) =>
  ({ request: new Request(`http://deck.test${path}`), params: {} }) as unknown as LoaderFunctionArgs;

const turn = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  begun.length = 0;
  entries.set('PROFILE', '{"id":"u1"}');
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  });
  vi.stubGlobal('fetch', async (url: string) => {
    begun.push(url);
    if (url === '/auth/v1/session') await new Promise<void>((resolve) => (answer = resolve));
    return Response.json(bodies[url]);
  });
});

afterEach(() => {
  sessionStore.clear();
  vi.unstubAllGlobals();
});

describe('the way to a screen', () => {
  // First, since a session is taken up once.
  it('asks for no session after a sign-in, which has returned it', async () => {
    const right = { ...held, isAction: false, isMenuItem: true };
    const session = [{ id: 'u1', locale: 'en' }, { context: { businessProfileId: 'd1' } }, [right]];
    sessionStore.set(...(session as unknown as Parameters<typeof sessionStore.set>));
    const { arrive, opened } = slowList();
    arrive();
    await expect(opened).resolves.toEqual({ title: 'orders', Screen });
    expect(begun.filter((each) => each.startsWith('/'))).toEqual([]);
  });

  it('fetches its code while the session is asked for, and its data while its code is on its way', async () => {
    const { arrive, opened } = slowList();
    await turn();
    expect(begun).toEqual(['code', '/auth/v1/session']);
    answer();
    await vi.waitFor(() => expect(begun).toContain('data'));
    expect(begun.indexOf('data')).toBeGreaterThan(begun.indexOf('/api/v1/users/u1/permissions'));
    arrive();
    await expect(opened).resolves.toEqual({ title: 'orders', Screen });
  });

  it('fetches nothing of a screen for someone who never signed in here', async () => {
    entries.clear();
    const { opened } = slowList();
    await expect(opened).rejects.toMatchObject({ status: 302 });
    expect(begun).toEqual([]);
  });
});
