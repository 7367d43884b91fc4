import type { ServerResponse } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { businessProfiles, callbackAttempts, callbacks } from '../database/schema.ts';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { type CallbackServer, startCallbackServer } from '../testing/callback-server.ts';
import { getServices, makeLink } from '../testing/payments.ts';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';
import { type CallbackDelivery, createCallbackDelivery } from './deliver-callbacks.ts';
import { findReceivers } from './find-receivers.ts';

let app: TestApp;
let owner: Browser;
let dead: CallbackServer;
let live: CallbackServer;
let delivery: CallbackDelivery;
/** Requests that the dead server took and never answers. */
const unanswered: ServerResponse[] = [];

beforeAll(async () => {
  [app, dead, live] = await Promise.all([createTestApp(), startCallbackServer(), startCallbackServer()]);
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
});
beforeEach(async () => {
  await app.db.delete(callbackAttempts);
  await app.db.delete(callbacks);
  for (const server of [dead, live]) server.received.length = 0;
  dead.answer = (response) => void unanswered.push(response);
  delivery = createCallbackDelivery(getServices(app), { allowLocal: true, patience: 60_000 });
});
afterEach(async () => {
  dead.answer = (response) => response.end('late');
  for (const response of unanswered.splice(0)) response.end('late');
  await delivery.settle();
});
afterAll(() => Promise.all([app.close(), dead.close(), live.close()]));

/** Queues so many callbacks for an address of a company. */
async function queue(url: string, count: number, company = AEGEAN): Promise<void> {
  await app.db.update(businessProfiles).set({ callbackUrls: null }).where(eq(businessProfiles.id, AEGEAN));
  const { id: paymentId } = await makeLink(owner);
  const now = app.clock.now();
  const rows = Array.from({ length: count }, () => ({
    id: crypto.randomUUID(),
    businessProfileId: company,
    paymentId,
    type: 'payment' as const,
    event: 'CHARGED',
    url,
    payload: '{}',
    status: 'QUEUED' as const,
    createdAt: now,
    dueAt: now,
  }));
  await app.db.insert(callbacks).values(rows);
}

const taken = async (server: CallbackServer, count: number) =>
  expect.poll(() => server.received.length).toBe(count);

test('a receiver that never answers delays no other, now and in the rounds that follow', async () => {
  await queue(`${dead.url}/hook`, 30);
  await queue(`${live.url}/hook`, 12);
  await delivery.start();
  await taken(live, 12);
  await taken(dead, 4);
  for (const round of [1, 2, 3]) {
    await queue(`${live.url}/hook`, 2);
    await delivery.start();
    await taken(live, 12 + 2 * round);
  }
  // The first ones still wait for their answers, and no more were sent to the same server.
  expect(dead.received).toHaveLength(4);
});

test('a receiver without answers gets one callback at a time, and as many as before once it answers', async () => {
  await queue(`${dead.url}/hook`, 12);
  await delivery.start();
  const open = (count: number) => expect.poll(() => unanswered.length).toBe(count);
  await open(4);
  for (const response of unanswered.splice(0)) response.destroy();
  for (let single = 0; single < 3; single++) {
    await open(1);
    unanswered.shift()?.destroy();
  }
  await open(1);
  unanswered.shift()?.end('ok');
  await open(4);
  expect(dead.received).toHaveLength(4 + 3 + 1 + 4);
});

test('the same address of two companies is two receivers, and two paths of one server are one', async () => {
  await queue(`${live.url}/a`, 1);
  await queue(`${live.url}/b?c=d`, 1);
  await queue(`${live.url}/a`, 1, HALCYON);
  const found = await findReceivers(app.db, app.clock.now());
  expect(found.map(({ businessProfileId }) => businessProfileId).sort()).toEqual([AEGEAN, HALCYON].sort());
  expect(new Set(found.map(({ origin }) => origin))).toEqual(new Set([live.url]));
  expect(await findReceivers(app.db, new Date(app.clock.now().getTime() - 1))).toEqual([]);
});

test('a fault of ours ends the queue, is reported, and leaves the callbacks due', async () => {
  await queue(`${live.url}/hook`, 1);
  const faults: unknown[] = [];
  const { db, ...others } = getServices(app);
  const failing = Object.assign(Object.create(db), {
    update: () => {
      throw new Error('the database is away');
    },
  });
  const broken = createCallbackDelivery(
    { ...others, db: failing },
    { allowLocal: true, onFault: (error) => faults.push(error) },
  );
  await broken.start();
  await broken.settle();
  expect(faults).toMatchObject([{ message: 'the database is away' }]);
  await delivery.start();
  await taken(live, 1);
});
