import type { ParsedArgs } from '@deck/api';
import type { payments as area } from '@deck/api/contract/payments';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '../database/schema.ts';
import { cards, makeLink, payerAt } from '../testing/payments.ts';
import { getRefusal, invalid } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp, withKey } from '../testing/test-app.ts';

let app: TestApp;
let agent: Browser;

beforeAll(async () => {
  app = await createTestApp();
  agent = await app.signedIn('katerina.vlachou@aegeanhouse.gr');
});
afterAll(() => app.close());

const MARIA = 'm.papadopoulou@outlook.gr';
type Asked = ParsedArgs<(typeof area)['notify']>['body'];
const notify = (id: string, changes: Partial<Asked> = {}) =>
  agent.api.payments.notify(
    { id, body: { channel: 'EMAIL', recipient: MARIA, withQrcode: true, ...changes } },
    withKey(),
  );
const lastMessage = async (paymentId: string) => {
  const [last] = await app.db
    .select()
    .from(messages)
    .where(eq(messages.paymentId, paymentId))
    .orderBy(desc(messages.sentAt))
    .limit(1);
  return last;
};

// Specification 1.4, 4.38, 7.50
test("an e-mail contains the link, its QR code and the order's texts", async () => {
  const { id, link, orderExternalId } = await makeLink(agent);
  const sent = await notify(id);
  expect(sent.status).toBe('LINK_SENT');
  expect(sent.dispatches).toEqual([
    {
      channel: 'EMAIL',
      recipient: MARIA,
      sentAt: sent.modifiedAt,
      againAt: new Date(Date.parse(sent.modifiedAt) + 60_000).toISOString().replace('.000', ''),
      failed: false,
      refusal: null,
    },
  ]);
  expect((await agent.api.payments.history({ id })).map(({ type, detail }) => [type, detail])).toEqual([
    ['DELIVERED', MARIA],
    ['LINK_SENT', MARIA],
    ['LINK_CREATED', null],
  ]);
  const message = await lastMessage(id);
  expect(message).toMatchObject({ channel: 'EMAIL', recipient: MARIA, sender: 'Kalypso Bay Resort' });
  expect(message?.body).toContain(orderExternalId);
  expect(message?.body).toContain(`href="${link}"`);
  expect(message?.body).toContain('src="data:image/png;base64,');
  expect(message?.body).toContain('We look forward to your stay.');
});

// Specification 1.4
test('an e-mail contains no QR code unless requested', async () => {
  const { id } = await makeLink(agent);
  await notify(id, { withQrcode: false });
  expect((await lastMessage(id))?.body).not.toContain('alt="QR: ');
});

// Specification 1.4
test('an SMS is a single line with the link, to the number in international format', async () => {
  const { id, link } = await makeLink(agent);
  const sent = await notify(id, { channel: 'SMS', recipient: '+30 694 412 0937' });
  expect(sent.dispatches).toMatchObject([{ channel: 'SMS', recipient: '+306944120937' }]);
  const { body = '', subject } = (await lastMessage(id)) ?? {};
  expect(subject).toBe('');
  expect(body).toContain(link);
  expect(body).not.toMatch(/[<>\n]/);
});

test('the same recipient gets at most a message a minute, others immediately', async () => {
  const { id } = await makeLink(agent);
  await notify(id);
  await app.clock.advance(20_000);
  expect(await getRefusal(notify(id))).toEqual({
    status: 409,
    code: 'MESSAGE_SENT_RECENTLY',
    params: { seconds: 40 },
  });
  // An address in capitals is the same address.
  expect(await getRefusal(notify(id, { recipient: MARIA.toUpperCase() }))).toMatchObject({
    code: 'MESSAGE_SENT_RECENTLY',
  });
  expect((await notify(id, { recipient: 'other@outlook.gr' })).dispatches).toHaveLength(2);
  await app.clock.advance(40_000);
  expect((await notify(id)).dispatches).toHaveLength(3);
});

test('of two presses only one sends', async () => {
  const { id } = await makeLink(agent);
  const presses = await Promise.allSettled([notify(id), notify(id), notify(id)]);
  expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await agent.api.payments.get({ id })).dispatches).toHaveLength(1);
});

test('an invalid recipient is named', async () => {
  const { id } = await makeLink(agent);
  expect(await getRefusal(notify(id, { recipient: 'nobody' }))).toEqual(invalid({ recipient: 'email' }));
  expect(await getRefusal(notify(id, { recipient: '' }))).toEqual(invalid({ recipient: 'required' }));
  expect(await getRefusal(notify(id, { channel: 'SMS', recipient: MARIA }))).toEqual(
    invalid({ recipient: 'phone' }),
  );
  expect(await getRefusal(notify(id, { channel: 'PIGEON' as never }))).toEqual(
    invalid({ channel: 'choice' }),
  );
});

test('a declined link can be sent again and stays declined', async () => {
  const { id, link } = await makeLink(agent);
  await payerAt(app, link).pay(cards.poor);
  expect((await notify(id)).status).toBe('DECLINED');
});

test('a paid or ended link is not sent', async () => {
  const paid = await makeLink(agent);
  await payerAt(app, paid.link).pay(cards.good);
  expect(await getRefusal(notify(paid.id))).toMatchObject({ status: 409, code: 'LINK_NOT_ACTIVE' });
  const over = await makeLink(agent, { lifetime: 'PT1H' });
  await app.clock.advance(3_600_000);
  // The session of the link's creator has ended too.
  agent = await app.signedIn('katerina.vlachou@aegeanhouse.gr');
  expect(await getRefusal(notify(over.id))).toMatchObject({ status: 409, code: 'LINK_NOT_ACTIVE' });
});
