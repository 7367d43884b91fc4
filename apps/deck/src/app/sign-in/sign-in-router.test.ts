import { afterEach, describe, expect, it, vi } from 'vitest';
import { guardedRedirect } from '../../platform/navigation/sent-to.ts';
import { sessionStore } from '../../platform/session/session-store.ts';
import { startSignInRouter } from './sign-in-router.ts';

const Screen = () => null;
/** What the server says of the link of a letter: by default a password may be set. */
let look: () => Promise<void> = async () => undefined;
let loadReset: () => Promise<typeof Screen> = async () => Screen;

vi.mock('../routes/login-routes.ts', () => {
  const page = (path: string, title: string) => ({ path, title, layout: 'login', words: ['login'] });
  return {
    loginRoutes: [
      { ...page('/login', 'login'), screen: async () => Screen },
      { ...page('/login/reset', 'resetPassword'), screen: () => loadReset() },
      {
        ...page('/login/change/{secretKey}', 'changePassword'),
        screen: async () => Screen,
        data: async () => () => look(),
      },
      { ...page('/login/link-invalid', 'linkInvalid'), onlySent: true, screen: async () => Screen },
    ],
  };
});
vi.mock('../../platform/i18n/i18n.ts', () => ({ i18next: { loadNamespaces: async () => undefined } }));

/** A window at an address, with a history of its own. */
function getPage(at: string, usr?: unknown) {
  const entries = [{ href: at, state: { usr } as unknown }];
  let place = 0;
  const pops = new Set<() => void>();
  const origin = 'http://deck.test';
  const here = () => new URL(entries[place]?.href ?? '', origin);
  const page = {
    get location() {
      return here();
    },
    history: {
      get state() {
        return entries[place]?.state;
      },
      pushState(state: unknown, _: string, href: string) {
        place += 1;
        entries.splice(place, entries.length, { href, state });
      },
      replaceState(state: unknown, _: string, href: string) {
        entries[place] = { href, state };
      },
    },
    addEventListener: (_: 'popstate', listener: () => void) => pops.add(listener),
    removeEventListener: (_: 'popstate', listener: () => void) => pops.delete(listener),
  };
  return {
    page: page as unknown as Parameters<typeof startSignInRouter>[1],
    addresses: () => entries.map(({ href }) => href),
    back() {
      place -= 1;
      for (const listener of pops) listener();
    },
    isFollowed: () => pops.size > 0,
  };
}

const enter = vi.fn<(to: string) => Promise<void>>(async () => undefined);

async function open(at: string, usr?: unknown) {
  const page = getPage(at, usr);
  const router = startSignInRouter(enter, page.page);
  const shows = (path: string) =>
    vi.waitFor(() => expect(router.get()).toMatchObject({ pathname: path, Screen }));
  return { ...page, router, shows };
}

const signInSomebody = () =>
  vi.spyOn(sessionStore, 'get').mockReturnValue({} as ReturnType<typeof sessionStore.get>);

afterEach(() => {
  vi.restoreAllMocks();
  enter.mockClear();
  look = async () => undefined;
  loadReset = async () => Screen;
});

describe('a person without a session', () => {
  it.each([
    ['/', '/login'],
    ['/orders?page=2#top', '/login?next=%2Forders%3Fpage%3D2%23top'],
    ['/login/reset/', '/login/reset/'],
    ['/login/link-invalid', '/login'],
  ])('is led from %s to %s', async (at, expected) => {
    const { shows, addresses } = await open(at);
    await shows(new URL(expected, 'http://deck.test').pathname);
    expect(addresses()).toEqual([expected]);
  });

  it('goes on by a link and comes back', async () => {
    const { router, shows, addresses, back } = await open('/login');
    await shows('/login');
    await router.navigate('/login/reset');
    await shows('/login/reset');
    expect(addresses()).toEqual(['/login', '/login/reset']);
    back();
    await shows('/login');
  });

  it('reads why the sign-in opened, also after a reload', async () => {
    const { router, shows } = await open('/login', { said: 'sessionOver' });
    await shows('/login');
    expect(router.get()).toMatchObject({ state: { said: 'sessionOver' } });
    await router.navigate('/login/reset');
    expect(router.get()).toMatchObject({ state: null });
  });

  it('is led from a link that is over to the page that says so, in its place', async () => {
    look = async () => {
      const Location = guardedRedirect('/login/link-invalid');
      throw new Response(null, { status: 302, headers: { Location } });
    };
    const { shows, addresses } = await open('/login/change/7Qm2');
    await shows('/login/link-invalid');
    expect(addresses()).toEqual(['/login/link-invalid']);
  });

  it('reads that a screen did not come', async () => {
    loadReset = () => Promise.reject(new TypeError('Failed to fetch'));
    const { router } = await open('/login/reset');
    await vi.waitFor(() => expect(router.get()).toBe('failed'));
  });

  it('sees the last of two screens that were asked for', async () => {
    let arrive: (screen: typeof Screen) => void = () => undefined;
    loadReset = () => new Promise((resolve) => (arrive = resolve));
    const { router, shows } = await open('/login/change/7Qm2');
    await shows('/login/change/7Qm2');
    const first = router.navigate('/login/reset');
    await router.navigate('/login');
    arrive(Screen);
    await first;
    await shows('/login');
  });
});

it('a person who has signed in enters the product, which follows the history from then on', async () => {
  const { router, shows, isFollowed } = await open('/login?next=%2Forders');
  await shows('/login');
  signInSomebody();
  await router.navigate('/orders', { replace: true });
  expect(enter).toHaveBeenCalledExactlyOnceWith('/orders');
  expect(isFollowed()).toBe(false);
});

it('a person who has signed in reads that the product did not come', async () => {
  const { router, shows } = await open('/login');
  await shows('/login');
  signInSomebody();
  enter.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await router.navigate('/orders', { replace: true });
  expect(router.get()).toBe('productFailed');
});
