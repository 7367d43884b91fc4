import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { businessProfiles, userNotifications } from '../database/schema.ts';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { withToken } from '../testing/integration.ts';
import { cards, makeLink, payerAt } from '../testing/payments.ts';
import { someone } from '../testing/people.ts';
import { getRefusal, notFound } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let owner: Browser;
beforeEach(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  await tellInTelegram(['SUCCESS']);
  return () => app.close();
});

async function tellInTelegram(types: ('SUCCESS' | 'DECLINED')[]): Promise<void> {
  const telegram = { enabled: types.length > 0, chatId: '-100200300', types };
  await owner.api.businessProfiles.saveSettings({ id: AEGEAN, body: { notifications: { telegram } } });
}

const bot = async (browser = owner) =>
  withToken(app, (await browser.api.tokens.issue({ body: { type: 'TELEGRAM' } })).value);

async function pay(number = cards.good): Promise<string> {
  const { id, link } = await makeLink(owner);
  await payerAt(app, link).pay(number);
  return id;
}

test('the bot reads what its chat is to be told, in the language of the company, and marks it', async () => {
  const telegram = await bot();
  const paymentId = await pay();
  const { content, unread } = await telegram.api.userNotifications.list({ read: false });
  expect(content).toMatchObject([
    { type: 'SUCCESS', paymentId, read: false, text: expect.stringContaining('1') },
  ]);
  expect(unread).toEqual({ payments: 1, system: 0 });
  const [company] = await app.db.select().from(businessProfiles).where(eq(businessProfiles.id, AEGEAN));
  expect(content[0]?.locale).toBe(company?.defaultCustomerLanguage);

  const notificationId = content[0]?.id ?? '';
  expect((await telegram.api.userNotifications.read({ notificationId })).read).toBe(true);
  expect((await telegram.api.userNotifications.list({ read: false })).content).toEqual([]);
  // What people have read is theirs.
  expect((await owner.api.userNotifications.list({ read: false })).unread.payments).toBe(1);
});

test('only the types that the settings name, and nothing before there is a bot', async () => {
  await pay();
  const telegram = await bot();
  await pay(cards.poor);
  expect((await telegram.api.userNotifications.list()).content).toEqual([]);
  await tellInTelegram([]);
  await pay();
  expect((await telegram.api.userNotifications.list()).content).toEqual([]);
  await tellInTelegram(['SUCCESS', 'DECLINED']);
  await pay(cards.poor);
  expect((await telegram.api.userNotifications.list()).content.map(({ type }) => type)).toEqual(['DECLINED']);
});

test('the bot reaches neither what people are told nor the bot of another division', async () => {
  const telegram = await bot();
  const captain = await someone(app, 'captain', 'OWNER', [HALCYON]);
  const other = await bot(captain);
  await pay();
  const [own] = (await telegram.api.userNotifications.list()).content;
  expect((await other.api.userNotifications.list()).content).toEqual([]);
  await other.api.userNotifications.readAll();
  expect((await telegram.api.userNotifications.list({ read: false })).content).toHaveLength(1);
  expect(await getRefusal(other.api.userNotifications.read({ notificationId: own?.id ?? '' }))).toEqual(
    notFound,
  );
  const rows = await app.db.select().from(userNotifications);
  const ofPeople = rows.filter(({ userId }) => userId !== null);
  expect(ofPeople.length).toBeGreaterThan(0);
  for (const { id } of ofPeople)
    expect(await getRefusal(telegram.api.userNotifications.read({ notificationId: id }))).toEqual(notFound);
  expect(await getRefusal(telegram.api.orders.list())).toMatchObject({ status: 403, code: 'ACCESS_DENIED' });
});

test('a DECK token reads no notifications', async () => {
  const { value } = await owner.api.tokens.issue({ body: { type: 'DECK' } });
  expect(await getRefusal(withToken(app, value).api.userNotifications.list())).toMatchObject({
    status: 403,
    code: 'ACCESS_DENIED',
  });
});
