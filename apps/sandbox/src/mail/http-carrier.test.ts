import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { messages } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { AEGEAN } from '../seed/companies.ts';
import { type CallbackServer, startCallbackServer } from '../testing/callback-server.ts';
import { getServices, makeLink } from '../testing/payments.ts';
import { type Browser, createTestApp, type TestApp, withKey } from '../testing/test-app.ts';
import { getCarried, openCarriers } from './carriers.ts';
import { type Carriers, carryMail } from './carry-mail.ts';

const PHONE = '+306944120937';
const MINUTE = 60_000;
const none = {
  smtpUrl: undefined,
  smsUrl: undefined,
  smsSecret: undefined,
  telegramUrl: undefined,
  telegramSecret: undefined,
};
let app: TestApp;
let owner: Browser;
let gateway: CallbackServer;
let carriers: Carriers;

beforeAll(async () => {
  app = await createTestApp({ carried: ['SMS', 'TELEGRAM'] });
  gateway = await startCallbackServer();
  carriers = openCarriers(
    {
      ...none,
      smsUrl: `${gateway.url}/sms`,
      smsSecret: 'a-secret-of-the-gateway',
      telegramUrl: `${gateway.url}/bot1:token/sendMessage`,
    },
    'pay@meridian.example',
  );
});
afterAll(async () => {
  await gateway.close();
  await app.close();
});
beforeEach(async () => {
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  gateway.received.length = 0;
  gateway.answer = (response) => response.end('{}');
  await app.db.delete(messages);
});

const carry = () => carryMail(getServices(app), carriers);
const all = () => app.db.select().from(messages);
const answerWith = (status: number) => {
  gateway.answer = (response) => response.writeHead(status).end('{}');
};
const eventsOf = async (id: string) =>
  (await owner.api.payments.history({ id })).filter(({ detail }) => detail === PHONE);

/** A link sent by SMS. */
async function sendSms(): Promise<string> {
  const { id } = await makeLink(owner);
  const body = { channel: 'SMS', recipient: PHONE, withQrcode: false } as const;
  await owner.api.payments.notify({ id, body }, withKey());
  return id;
}

/** A staff notification in a chat. */
async function writeIntoChat(): Promise<string> {
  const id = newId(app.clock.now().getTime());
  await app.db.insert(messages).values({
    id,
    businessProfileId: AEGEAN,
    kind: 'STAFF',
    channel: 'TELEGRAM',
    recipient: '-100200300',
    sender: 'Deck',
    subject: 'Paid: €10.00',
    body: 'Paid: €10.00',
    sentAt: app.clock.now(),
  });
  return id;
}

test('only channels with an address leave', () => {
  expect([...getCarried(openCarriers(none, ''))]).toEqual([]);
  expect([...getCarried(carriers)]).toEqual(['SMS', 'TELEGRAM']);
});

test('an SMS is posted once, with the secret, and counts as delivered when the gateway takes it', async () => {
  const id = await sendSms();
  expect(await all()).toMatchObject([{ carrier: 'WAITING', deliveredAt: null }]);
  expect((await eventsOf(id)).map(({ type }) => type)).toEqual(['LINK_SENT_TO_PHONE']);
  await Promise.all([carry(), carry()]);
  await carry();
  expect(gateway.received).toHaveLength(1);
  const [message] = await all();
  const [{ path, headers, body }] = gateway.received as [(typeof gateway.received)[number]];
  expect([path, headers.authorization, headers['idempotency-key'], headers['content-type']]).toEqual([
    '/sms',
    'Bearer a-secret-of-the-gateway',
    message?.id,
    'application/json',
  ]);
  expect(JSON.parse(body)).toEqual({
    id: message?.id,
    to: PHONE,
    from: 'Kalypso Bay Resort',
    text: message?.body,
  });
  expect(message).toMatchObject({ carrier: 'TAKEN', deliveredAt: app.clock.now() });
  expect((await eventsOf(id)).map(({ type }) => type).toSorted()).toEqual([
    'DELIVERED',
    'LINK_SENT_TO_PHONE',
  ]);
});

test('a Telegram message is posted as the Bot API takes it, without a header where no secret is set', async () => {
  const id = await writeIntoChat();
  await carry();
  const [{ path, headers, body }] = gateway.received as [(typeof gateway.received)[number]];
  expect([path, headers.authorization]).toEqual(['/bot1:token/sendMessage', undefined]);
  expect(headers.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  expect(JSON.parse(body)).toEqual({ id, chat_id: '-100200300', text: 'Paid: €10.00' });
});

test('a gateway that fails is asked again at growing intervals, and given up after six attempts', async () => {
  const id = await sendSms();
  answerWith(503);
  await carry();
  await carry();
  expect(await all()).toMatchObject([{ carrier: 'WAITING', carrierAttempts: 1 }]);
  for (let attempt = 2; attempt <= 6; attempt++) {
    await app.clock.advance(60 * MINUTE);
    await carry();
  }
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  expect(gateway.received).toHaveLength(6);
  expect(new Set(gateway.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(await all()).toMatchObject([{ carrier: 'FAILED', deliveredAt: null }]);
  expect(await eventsOf(id)).toMatchObject([{ type: 'ERROR', reason: 'NOT_DELIVERED' }, {}]);
  expect((await owner.api.payments.get({ id })).dispatches).toMatchObject([
    { recipient: PHONE, failed: true },
  ]);
});

test('a number the gateway does not know is given up at once', async () => {
  const id = await sendSms();
  gateway.answer = (response) => response.writeHead(422).end('{"message":"Unknown number"}');
  await carry();
  expect(await all()).toMatchObject([{ carrier: 'FAILED' }]);
  expect((await eventsOf(id)).filter(({ type }) => type === 'ERROR')).toMatchObject([
    { reason: 'NOT_DELIVERED: Unknown number' },
  ]);
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  const { dispatches } = await owner.api.payments.get({ id });
  expect(dispatches).toMatchObject([{ failed: true, refusal: 'Unknown number' }]);
});

test('a gateway that is down does not keep the others from sending', async () => {
  const down = openCarriers({ ...none, smsUrl: 'http://127.0.0.1:1/sms' }, '');
  await sendSms();
  const id = await writeIntoChat();
  await carryMail(getServices(app), { ...carriers, ...down });
  expect(await app.db.select().from(messages).where(eq(messages.id, id))).toMatchObject([
    { carrier: 'TAKEN' },
  ]);
  expect(gateway.received).toHaveLength(1);
});

test('without an address the message stays in the inbox and counts as delivered', async () => {
  const id = await sendSms();
  await carryMail(getServices(app), {});
  expect(await all()).toMatchObject([{ carrier: 'INSIDE', deliveredAt: app.clock.now() }]);
  expect((await eventsOf(id)).map(({ type }) => type)).toContain('DELIVERED');
});
