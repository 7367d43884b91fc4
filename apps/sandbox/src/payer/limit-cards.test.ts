import { and, eq, like } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginAttempt, countAttempt } from '../auth/attempts.ts';
import { limits } from '../auth/limits.ts';
import { attempts, pspOperations, userNotifications } from '../database/schema.ts';
import { AEGEAN } from '../seed/companies.ts';
import { cards, makeLink, payerAt } from '../testing/payments.ts';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';

const MINUTE = 60_000;

let app: TestApp;
let owner: Browser;
beforeEach(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
});
afterEach(() => app.close());

const payer = async () => payerAt(app, (await makeLink(owner)).link);
/** Others have had so many cards of the company declined. */
async function declinedElsewhere(most: number): Promise<void> {
  for (let n = 0; n < most; n += 1) await countAttempt(app.db, 'CARD_OF_COMPANY', AEGEAN, app.clock.now());
}
const notices = () =>
  app.db
    .select()
    .from(userNotifications)
    .where(and(eq(userNotifications.type, 'SYSTEM_MESSAGE'), eq(userNotifications.important, true)));
const counted = async () =>
  (await app.db.select().from(attempts).where(like(attempts.purpose, 'CARD_OF_%'))).map(({ count }) => count);

test('a card that is charged counts for nothing, a declined one for link, address and company', async () => {
  await (await payer()).pay(cards.good);
  expect(await counted()).toEqual([0, 0, 0]);
  await (await payer()).pay(cards.poor);
  expect((await counted()).toSorted()).toEqual([0, 1, 1, 1]);
});

test('beyond the limit of the company a link and an address pause after three declined cards', async () => {
  await declinedElsewhere(limits.CARD_OF_COMPANY.most);
  const tester = await payer();
  for (let n = 0; n < 3; n += 1) expect((await tester.pay(cards.poor)).status).toBe(200);
  expect(await tester.give(cards.good, 3)).toMatchObject({
    status: 429,
    body: { meta: { error: { code: 'TOO_MANY_REQUESTS', params: { seconds: 3600 } } } },
  });
  expect((await (await payer()).give(cards.good, 0)).status).toBe(429);
  await app.clock.advance(10 * MINUTE);
  expect((await (await payer()).pay(cards.good)).body.status).toBe('CHARGED');
});

test('payers of one address can pay two minutes after a server fell with the cards of thirty of them', async () => {
  const guest = await payer();
  for (let n = 0; n < limits.CARD_OF_ADDRESS.most; n += 1)
    await beginAttempt(app.db, 'CARD_OF_ADDRESS', 'unknown', app.clock.now());
  expect(await guest.give(cards.good, 0)).toMatchObject({
    status: 429,
    body: { meta: { error: { params: { seconds: 120 } } } },
  });
  await app.clock.advance(2 * MINUTE);
  expect((await guest.pay(cards.good)).body.status).toBe('CHARGED');
});

test('a card that the payer confirms counts for nothing; one refused at the bank, or left there, as one declined at once', async () => {
  const confirming = await payer();
  await confirming.pay(cards.asking);
  expect(await counted()).toEqual([0, 0, 0]);
  await confirming.atBank('approve');
  expect(await counted()).toEqual([0, 0, 0]);
  const refused = await payer();
  await refused.pay(cards.asking);
  await refused.atBank('refuse');
  await refused.post('/returned', {});
  expect((await counted()).toSorted()).toEqual([0, 1, 1, 1]);
  const leaving = await payer();
  await leaving.pay(cards.asking);
  await leaving.post('/another-way', {});
  expect((await counted()).toSorted()).toEqual([0, 1, 1, 2, 2]);
  const kept = await app.db.select({ from: pspOperations.payerAddress }).from(pspOperations);
  expect(kept.filter(({ from }) => from !== null)).toEqual([]);
});

test('cards refused at the bank pause the company too', async () => {
  await declinedElsewhere(limits.CARD_OF_COMPANY.most - 1);
  for (let n = 0; n < 2; n += 1) {
    const tester = await payer();
    await tester.pay(cards.asking);
    await tester.atBank('refuse');
  }
  expect((await notices()).length).toBeGreaterThan(0);
});

test('staff who see payments get one important notice an hour in their language, of their company alone', async () => {
  await declinedElsewhere(limits.CARD_OF_COMPANY.most - 1);
  await (await payer()).pay(cards.poor);
  expect(await notices()).toEqual([]);
  const guests = [await payer(), await payer()];
  await Promise.all(guests.map((guest) => guest.pay(cards.good)));
  const found = await notices();
  expect(new Set(found.map(({ userId }) => userId)).size).toBe(found.length);
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found.map(({ businessProfileId }) => businessProfileId))).toEqual(new Set([AEGEAN]));
  expect(found.find(({ locale }) => locale === 'en')?.title).toBe('Somebody is testing cards');
});
