import { firstReads } from '@deck/api/client';
import { clock, SERVER_TIME_HEADER } from '@deck/values';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadHome } from '../../features/home/home-data.ts';
import { loadOrders } from '../../features/orders/list/orders-list.ts';
import { loadPayments } from '../../features/payments/list/payments-list.ts';
import { api, queryClient, quietApi } from '../api.ts';
import { firstAnswers } from './first-answers.ts';
import { restoreSession } from './session-actions.ts';
import { sessionStore } from './session-store.ts';

/** Which calls went over the network, with the division that each names. */
const sent: string[] = [];
const at = '2026-11-20T07:41:00.000Z';
const orders = { content: [], page: 0, total_pages: 0, total_elements: 7, total_exact: true };

/** A page with these answers, as the server writes it. */
function page(...answers: { url: string; companyId?: string; body: unknown }[]) {
  const element = { textContent: JSON.stringify({ at, answers }), remove: vi.fn() };
  return { element, getElementById: () => element as unknown as HTMLElement };
}

const session = {
  user_id: 'u1',
  business_profile_id: 'd1',
  two_factor_required: false,
  idle_expires_at: '2026-11-20T10:30:00Z',
  expires_at: '2026-11-20T22:00:00Z',
};
const held = {
  name: 'ORDERS_LIST_VIEW',
  access: true,
  is_action: false,
  is_menu_item: true,
  permissions: [],
};
const ofSession = [
  { url: '/auth/v1/session', body: session },
  { url: '/auth/v1/users/u1', body: { id: 'u1', locale: 'en' } },
  { url: '/auth/v1/users/u1/environment', body: { context: { user_id: 'u1', business_profile_id: 'd1' } } },
  { url: '/api/v1/users/u1/permissions', body: { permission: [held] } },
];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, { headers, method }: RequestInit) => {
    sent.push(`${method} ${url} ${new Headers(headers).get('Company-ID')}`);
    return Response.json(orders, { headers: { [SERVER_TIME_HEADER]: new Date(clock.now()).toISOString() } });
  });
});
afterEach(() => {
  sessionStore.clear();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const signedIn = async () => {
  firstAnswers.readPage(page(...ofSession));
  // Storage is denied here: only the page knows that somebody is signed in.
  await restoreSession();
};

describe('an answer that came with the page', () => {
  const url = '/api/v1/users/u1/column-settings';
  const read = () => api.users.columnSettings({ id: 'u1' });
  const given = { url, companyId: 'd1', body: [{ table_id: 'orders', hidden_columns: ['total'] }] };

  it('is taken once; whoever reads it again asks the network', async () => {
    await signedIn();
    firstAnswers.readPage(page(given));
    expect(await read()).toEqual([{ tableId: 'orders', hiddenColumns: ['total'] }]);
    expect(sent).toEqual([]);
    await read();
    expect(sent).toEqual([`GET ${url} d1`]);
  });

  it('is taken by what the program reads by itself too', async () => {
    await signedIn();
    firstAnswers.readPage(page(given));
    await quietApi.users.columnSettings({ id: 'u1' });
    expect(sent).toEqual([]);
  });

  it.each(['d2', undefined])('is not taken for another division: %s', async (companyId) => {
    await signedIn();
    firstAnswers.readPage(
      page({ ...given, ...(companyId === undefined ? { companyId: '' } : { companyId }) }),
    );
    await read();
    expect(sent).toEqual([`GET ${url} d1`]);
  });

  it('is not taken once it is old', async () => {
    await signedIn();
    vi.useFakeTimers({ toFake: ['performance'] });
    firstAnswers.readPage(page(given));
    vi.advanceTimersByTime(31_000);
    await read();
    expect(sent).toEqual([`GET ${url} d1`]);
  });

  it('is not taken after a write', async () => {
    await signedIn();
    firstAnswers.readPage(page(given));
    await api.session.refresh({});
    await read();
    expect(sent).toEqual(['PUT /auth/v1/session d1', `GET ${url} d1`]);
  });

  it('is not there for the next person', async () => {
    await signedIn();
    firstAnswers.readPage(page(given));
    sessionStore.clear();
    await signedIn();
    await read();
    expect(sent).toEqual([`GET ${url} d1`]);
  });

  it('is removed from the page', () => {
    const read = page(given);
    firstAnswers.readPage(read);
    expect(read.element.remove).toHaveBeenCalledOnce();
  });
});

it('a page without answers leaves every question to the network', async () => {
  firstAnswers.readPage({ getElementById: () => null });
  firstAnswers.ask('u1');
  expect(sent).toHaveLength(ofSession.length);
  firstAnswers.forget();
});

it('the session of the page is taken up without a question, and its clock is followed', async () => {
  await signedIn();
  expect(sessionStore.identity()).toEqual({ userId: 'u1', businessProfileId: 'd1' });
  expect(sent).toEqual([]);
});

it('what is remembered of the person is asked only where the page does not have it', () => {
  firstAnswers.readPage(page(...ofSession.slice(0, 2)));
  firstAnswers.ask('u1');
  expect(sent.map((line) => line.split(' ')[1])).toEqual(ofSession.slice(2).map(({ url }) => url));
  firstAnswers.forget();
});

describe('on the page of everyone that this browser has kept', () => {
  const rows = { url: '/api/v1/users/u1/column-settings', companyId: 'd1', body: [] };
  const answerWith = (body: BodyInit, type: string) => {
    sent.length = 0;
    vi.stubGlobal('fetch', async (url: string) => {
      sent.push(url);
      const own = ofSession.find((each) => each.url === url);
      return own ? Response.json(own.body) : new Response(body, { headers: { 'content-type': type } });
    });
    sessionStore.clear();
    vi.spyOn(sessionStore, 'isRemembered').mockReturnValue(true);
    firstAnswers.ask('u1', '/orders?state=PAID');
  };
  afterEach(() => vi.restoreAllMocks());

  it('one request brings the session and the first rows', async () => {
    answerWith(JSON.stringify({ at, answers: [...ofSession, rows] }), 'application/json');
    await restoreSession();
    expect(sessionStore.identity()).toEqual({ userId: 'u1', businessProfileId: 'd1' });
    expect(await api.users.columnSettings({ id: 'u1' })).toEqual([]);
    expect(sent).toEqual(['/orders?state=PAID']);
  });

  it('the session is asked for where the web server answers a page', async () => {
    answerWith('<!doctype html>', 'text/html; charset=utf-8');
    await restoreSession();
    expect(sessionStore.identity()).toEqual({ userId: 'u1', businessProfileId: 'd1' });
    expect(sent).toEqual(['/orders?state=PAID', ...ofSession.map(({ url }) => url)]);
  });

  it('the next person finds none of it', async () => {
    answerWith(JSON.stringify({ at, answers: [...ofSession, rows] }), 'application/json');
    firstAnswers.forget();
    await new Promise((settle) => setTimeout(settle));
    expect(firstAnswers.takeOfPage(rows.url, 'd1')).toBeUndefined();
  });
});

// The server asks by `firstReads`, the screen by its own queries: a difference would cost the answers their use.
it.each([
  ['/', () => loadHome()],
  ['/orders', (args: Parameters<typeof loadOrders>[0]) => loadOrders(args)],
  ['/payments', (args: Parameters<typeof loadPayments>[0]) => loadPayments(args)],
  [
    '/orders?q=Eleni%20M&state=PAID&state=NONE&from=2026-11-01&currency=EUR&amount-to=9,5&sort=total,asc',
    (args: Parameters<typeof loadOrders>[0]) => loadOrders(args),
  ],
  [
    '/payments?status=CHARGED&view=links&waiting=expiring-12&currency=EUR&amount-from=9.50&sort=created,down',
    (args: Parameters<typeof loadPayments>[0]) => loadPayments(args),
  ],
] as const)('%s asks first for what comes with its page', async (path, load) => {
  await signedIn();
  const reader = { userId: 'u1', businessProfileId: 'd1' };
  await Promise.allSettled(firstReads(new URL(path, 'http://deck.test'), api, reader));
  const expected = sent.splice(0).sort();
  expect(expected).not.toEqual([]);
  load({ request: new Request(`http://deck.test${path}`) } as Parameters<typeof loadOrders>[0]);
  await vi.waitFor(() => expect(sent).toHaveLength(expected.length));
  expect(sent.sort()).toEqual(expected);
});
