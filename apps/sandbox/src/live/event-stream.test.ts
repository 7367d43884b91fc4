import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { userProperties } from '../database/schema.ts';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { type EventReader, openEvents } from '../testing/event-reader.ts';
import { cards, getServices, makeLink, makeOrder, payerAt } from '../testing/payments.ts';
import { someone } from '../testing/people.ts';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';
import { EVENTS } from './event-stream.ts';
import { listenForChanges } from './listen-for-changes.ts';
import { publishChange } from './publish-change.ts';

let app: TestApp;
let owner: Browser;
let stopping: AbortController;
const streams: EventReader[] = [];

beforeEach(async () => {
  stopping = new AbortController();
  app = await createTestApp({ live: { stopping: stopping.signal, heartbeat: 100, trusted: 0 } });
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
});
afterEach(async () => {
  await Promise.all(streams.splice(0).map((stream) => stream.cancel()));
  await app.close();
});

async function listen(browser: Browser, division?: string) {
  const stream = await openEvents(browser, division);
  streams.push(stream);
  return stream;
}

/** A change for everyone: what was heard before it is all there was. */
async function mark(divisionId = AEGEAN) {
  await publishChange(app.db, { kind: 'NOTIFICATIONS', divisionId });
}
const marked = { kind: 'NOTIFICATIONS' };

test('an event names the order of a payment, by id alone, and nothing compresses or keeps it back', async () => {
  const link = await makeLink(owner);
  const { response, event } = await listen(owner);
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(response.headers.get('x-accel-buffering')).toBe('no');
  expect(response.headers.has('content-encoding')).toBe(false);
  await payerAt(app, link.link).pay(cards.good);
  expect(await event()).toEqual({ kind: 'ORDER', id: link.orderId });
});

test('every process over the database hears of a change made by another', async () => {
  const { app: other, close } = await neighbour();
  const { event } = await listen(owner);
  const elsewhere = await other(owner);
  await mark();
  expect(await event()).toEqual(marked);
  expect(await elsewhere()).toEqual(marked);
  await close();
});

/** A second server process over the same database. */
async function neighbour() {
  const url = app.connection.pool.options.connectionString ?? '';
  const changes = listenForChanges(url, () => undefined);
  const heard = new Promise<void>((settle) => {
    const stop = changes.subscribe(() => {
      stop();
      settle();
    });
  });
  await heard;
  const second = buildApp(getServices(app), {
    shownAs: 'qa',
    deckFolder: undefined,
    pagesFolder: undefined,
    live: { changes },
  });
  return {
    app: async (browser: Browser) => {
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const send = async (path: string) =>
        second.request(`http://localhost:4000${path}`, { headers: { cookie } });
      return (await listen({ ...browser, send })).event;
    },
    close: () => changes.close(),
  };
}

test('a change is sent once it is committed, and never when it is rolled back', async () => {
  const { event } = await listen(owner);
  await app.db
    .transaction(async (tx) => {
      await publishChange(tx, { kind: 'ORDER', id: 'never', divisionId: AEGEAN });
      throw new Error('taken back');
    })
    .catch(() => undefined);
  await mark();
  expect(await event()).toEqual(marked);
});

test('nobody hears of another division, nor of a property of others', async () => {
  const cashier = await someone(app, 'narrow', 'OWNER', [AEGEAN]);
  await app.db.insert(userProperties).values({ userId: 'user-narrow', propertyId: 'property-lykavittos' });
  const narrow = await listen(cashier);
  const halcyon = await listen(owner, HALCYON);
  const whole = await listen(owner);
  const { id } = await makeOrder(owner);
  expect(await whole.event()).toEqual({ kind: 'ORDER', id });
  await mark();
  await mark(HALCYON);
  expect(await narrow.event()).toEqual(marked);
  expect(await halcyon.event()).toEqual(marked);
  const seen = await makeOrder(owner, { propertyId: 'property-lykavittos' });
  expect(await narrow.event()).toEqual({ kind: 'ORDER', id: seen.id });
});

test("a person's own notifications are sent to them alone", async () => {
  const other = await someone(app, 'other', 'OWNER', [AEGEAN]);
  const mine = await listen(owner);
  const theirs = await listen(other);
  await owner.api.userNotifications.readAll({ notificationType: 'SYSTEM' });
  expect(await mine.event()).toEqual(marked);
  await makeOrder(owner);
  expect(await theirs.event()).toMatchObject({ kind: 'ORDER' });
});

test('the stream needs a session, a division of the person and a page of this origin', async () => {
  expect((await app.browser().send(EVENTS)).status).toBe(401);
  expect((await owner.send(`${EVENTS}?division=elsewhere`)).status).toBe(403);
  const stranger = await owner.send(EVENTS, { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(stranger.status).toBe(403);
});

test('it ends with its session, and with the server', async () => {
  const first = await listen(owner);
  const other = await app.signedIn('katerina.vlachou@aegeanhouse.gr');
  const second = await listen(other);
  await owner.api.session.terminate();
  expect(await first.event()).toBeUndefined();
  stopping.abort();
  expect(await second.event()).toBeUndefined();
});

test('a silent stream says that it lives', async () => {
  const { line } = await listen(owner);
  expect(await line()).toBe('retry: 2000\n: open');
  const next = async (): Promise<string | undefined> => {
    const text = await line();
    return text?.startsWith('data') ? next() : text;
  };
  expect(await next()).toBe(': lives');
});

test('a session holds ten streams, and a closed one makes room', async () => {
  const open = [];
  for (let n = 0; n < 10; n += 1) open.push(await listen(owner));
  expect((await owner.send(EVENTS)).status).toBe(429);
  await streams.shift()?.cancel();
  expect((await listen(owner)).response.status).toBe(200);
});

test('many changes at once are sent as one event', async () => {
  const { event } = await listen(owner);
  await app.db.transaction(async (tx) => {
    for (let n = 0; n < 51; n += 1)
      await publishChange(tx, { kind: 'ORDER', id: `order-${n}`, divisionId: AEGEAN });
  });
  expect(await event()).toEqual({ kind: 'ANYTHING' });
});
