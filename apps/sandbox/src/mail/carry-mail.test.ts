import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { messages } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { AEGEAN } from '../seed/companies.ts';
import { getServices, makeLink } from '../testing/payments.ts';
import { type Browser, createTestApp, type TestApp, withKey } from '../testing/test-app.ts';
import { type Carrier, carryMail, smtpCarrier } from './carry-mail.ts';

const MARIA = 'm.papadopoulou@outlook.gr';
const MINUTE = 60_000;
let app: TestApp;
let owner: Browser;
let carrier: Carrier;
/** The messages the mail server received, and its next answers. */
let taken: { to: string[]; source: string }[] = [];
let answer: { readonly responseCode: number } | undefined;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: (_, __, done) => done(answer && Object.assign(new Error('refused'), answer)),
  onData: (stream, session, done) => {
    const parts: Buffer[] = [];
    stream.on('data', (part) => parts.push(part));
    stream.on('end', () => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      taken.push({ to, source: Buffer.concat(parts).toString('utf8') });
      done();
    });
  },
});

beforeAll(async () => {
  app = await createTestApp({ carried: ['EMAIL'] });
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const { port } = server.server.address() as AddressInfo;
  carrier = smtpCarrier(`smtp://127.0.0.1:${port}`, 'pay@meridian.example');
});
afterAll(async () => {
  carrier.close();
  await new Promise<void>((settle) => server.close(settle));
  await app.close();
});
beforeEach(async () => {
  taken = [];
  answer = undefined;
  await app.db.delete(messages);
});

const carry = (by: Carrier = carrier) => carryMail(getServices(app), { EMAIL: by });
const all = () => app.db.select().from(messages);

async function letter(changes: Partial<typeof messages.$inferInsert> = {}) {
  const id = newId(app.clock.now().getTime());
  await app.db.insert(messages).values({
    id,
    businessProfileId: AEGEAN,
    kind: 'STAFF',
    channel: 'EMAIL',
    recipient: MARIA,
    sender: 'Kalypso Bay Resort',
    subject: 'Ευχαριστούμε',
    body: '<p>Hello</p>',
    sentAt: app.clock.now(),
    deliveredAt: app.clock.now(),
    ...changes,
  });
  return id;
}

test('an e-mail is sent once, with its picture as an attachment', async () => {
  const { id } = await makeLink(owner);
  await owner.api.payments.notify(
    { id, body: { channel: 'EMAIL', recipient: MARIA, withQrcode: true } },
    withKey(),
  );
  await Promise.all([carry(), carry(), carry()]);
  await carry();
  expect(taken).toHaveLength(1);
  const [{ to, source }] = taken as [(typeof taken)[number]];
  expect(to).toEqual([MARIA]);
  expect(source).toContain('From: Kalypso Bay Resort <pay@meridian.example>');
  expect(source).toContain('Content-Type: image/png');
  expect(source).not.toContain('data:image');
  expect(source).toContain('Content-Type: text/plain');
  expect(source).toMatch(/Reply-To: \S+@aegeanhouse\.gr/);
  const [message] = await all();
  expect(source).toContain(`Message-ID: <${message?.id}@meridian.example>`);
  expect(message).toMatchObject({ carrier: 'TAKEN', carrierDueAt: null });
});

test('a letter to staff has no address for answers', async () => {
  await letter();
  await carry();
  expect(taken).toHaveLength(1);
  expect(taken[0]?.source).not.toContain('Reply-To');
});

test('a letter counts as delivered once the mail server has accepted it, and only once', async () => {
  const { id } = await makeLink(owner);
  await owner.api.payments.notify(
    { id, body: { channel: 'EMAIL', recipient: MARIA, withQrcode: false } },
    withKey(),
  );
  const arrivals = async () =>
    (await owner.api.payments.history({ id })).filter(({ type }) => type === 'DELIVERED');
  expect(await all()).toMatchObject([{ carrier: 'WAITING', deliveredAt: null }]);
  expect(await arrivals()).toEqual([]);
  answer = { responseCode: 451 };
  await carry();
  expect(await arrivals()).toEqual([]);
  answer = undefined;
  await app.clock.advance(MINUTE);
  await carry();
  await carry();
  expect(await all()).toMatchObject([{ carrier: 'TAKEN', deliveredAt: app.clock.now() }]);
  expect(await arrivals()).toMatchObject([{ detail: MARIA }]);
});

test('waiting messages count as delivered in the inbox when the mail server is removed', async () => {
  const { id } = await makeLink(owner);
  await owner.api.payments.notify(
    { id, body: { channel: 'EMAIL', recipient: MARIA, withQrcode: false } },
    withKey(),
  );
  await carryMail(getServices(app), {});
  expect(await all()).toMatchObject([{ carrier: 'INSIDE', deliveredAt: app.clock.now() }]);
  expect((await owner.api.payments.history({ id })).map(({ type }) => type)).toContain('DELIVERED');
});

test('without a mail server, and for other channels, messages stay internal', async () => {
  await letter();
  await carryMail(getServices(app), {});
  expect((await all()).map((one) => one.carrier)).toEqual(['INSIDE']);
  await app.db.delete(messages);
  await letter({ channel: 'SMS', recipient: '+306944120937' });
  await letter({ channel: 'TELEGRAM', recipient: '-1' });
  await carry();
  expect((await all()).map((one) => one.carrier)).toEqual(['INSIDE', 'INSIDE']);
  expect(taken).toEqual([]);
});

test('a temporary failure is retried at growing intervals', async () => {
  const id = await letter();
  answer = { responseCode: 451 };
  await carry();
  const state = async () => (await app.db.select().from(messages).where(eq(messages.id, id)))[0];
  expect(await state()).toMatchObject({ carrier: 'WAITING', carrierAttempts: 1 });
  await app.clock.advance(MINUTE - 1);
  await carry();
  expect(await state()).toMatchObject({ carrierAttempts: 1 });
  await app.clock.advance(1);
  await carry();
  expect(await state()).toMatchObject({ carrierAttempts: 2 });
  answer = undefined;
  await app.clock.advance(2 * MINUTE);
  await carry();
  expect(await state()).toMatchObject({ carrier: 'TAKEN' });
  expect(taken).toHaveLength(1);
});

test('an unknown mailbox is given up immediately, and the timeline records it', async () => {
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  const { id } = await makeLink(owner);
  await owner.api.payments.notify(
    { id, body: { channel: 'EMAIL', recipient: MARIA, withQrcode: false } },
    withKey(),
  );
  answer = { responseCode: 550 };
  await carry();
  await carry();
  expect(await all()).toMatchObject([{ carrier: 'FAILED', deliveredAt: null }]);
  const history = await owner.api.payments.history({ id });
  expect(history.map(({ type }) => type)).not.toContain('DELIVERED');
  expect(history.filter(({ type }) => type === 'ERROR')).toMatchObject([
    { reason: expect.stringMatching(/^NOT_DELIVERED: 550 .*refused/), detail: MARIA },
  ]);
});

test.each([
  ['EMAIL', 'maria@bounce.test'],
  ['SMS', '+306900000000'],
] as const)(
  'what a carrier refuses at once, by %s, was sent and never arrives',
  async (channel, recipient) => {
    owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
    const { id } = await makeLink(owner);
    const body = { channel, recipient, withQrcode: false };
    const { dispatches } = await owner.api.payments.notify({ id, body }, withKey());
    expect(dispatches).toMatchObject([{ recipient, failed: true, refusal: expect.stringMatching(/^\w/) }]);
    await carry();
    expect(await all()).toMatchObject([{ carrier: 'FAILED', deliveredAt: null }]);
    expect(taken).toEqual([]);
    const history = await owner.api.payments.history({ id });
    expect(history.map(({ type }) => type)).not.toContain('DELIVERED');
    expect(history.filter(({ type }) => type === 'ERROR')).toMatchObject([
      { reason: expect.stringMatching(/^CARRIER_REFUSED: \w/), detail: recipient },
    ]);
  },
);

test('a mail server that never recovers is given up after six attempts', async () => {
  await letter();
  const nowhere = smtpCarrier('smtp://127.0.0.1:1', 'pay@meridian.example');
  for (let attempt = 0; attempt < 6; attempt++) {
    await carry(nowhere);
    await app.clock.advance(60 * MINUTE);
  }
  expect(await all()).toMatchObject([{ carrier: 'FAILED', carrierAttempts: 6 }]);
});

test('a message whose delivery was interrupted is sent later', async () => {
  const id = await letter({ carrierDueAt: new Date(app.clock.now().getTime() + 5 * MINUTE) });
  await carry();
  expect(taken).toEqual([]);
  await app.clock.advance(5 * MINUTE);
  await carry();
  expect(await app.db.select().from(messages).where(eq(messages.id, id))).toMatchObject([
    { carrier: 'TAKEN' },
  ]);
});
