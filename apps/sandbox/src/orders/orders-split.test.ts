import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { letters } from '../database/schema.ts';
import { deliverEmails } from '../scheduler/deliver-emails.ts';
import { cards, getServices, makeOrder, payerAt, paymentDraft } from '../testing/payments.ts';
import { denied, getRefusal, invalid, notFound } from '../testing/refusals.ts';
import { type Browser, createTestApp, ORIGIN, type TestApp, withKey } from '../testing/test-app.ts';

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
});
afterAll(() => app.close());

type Recipient = Parameters<Browser['api']['orders']['notifySplit']>[0]['body']['recipients'][number];
const mail = (recipient: string, changes: Partial<Recipient> = {}): Recipient => ({
  channel: 'EMAIL',
  recipient,
  ...changes,
});
const send = (id: string, ...recipients: Recipient[]) =>
  owner.api.orders.notifySplit({ id, body: { recipients } }, withKey());
const splitOrder = () => makeOrder(owner, { split: true });
const written = (id: string) =>
  app.db.select().from(letters).where(eq(letters.orderId, id)).orderBy(desc(letters.recipient));
const getSecret = (link: string | null) => link?.split('/').at(-1);

test('an order with a split link waits for its payers, and returns the address', async () => {
  const order = await splitOrder();
  expect(order).toMatchObject({
    state: 'AWAITING',
    split: true,
    agent: { tag: 'SPLIT_PAYMENT' },
    tags: ['SPLIT'],
  });
  expect(order.splitLink).toMatch(new RegExp(`^${ORIGIN}/pay/split/[\\w-]{22}$`));
});

test('it waits while a payment is still possible, whatever else happens', async () => {
  const { id } = await splitOrder();
  const pay = async (amount: string) =>
    owner.api.payments.create({ body: paymentDraft(id, { amount }) }, withKey());
  const first = await pay('400.00');
  await payerAt(app, first.link).pay(cards.good);
  expect((await owner.api.orders.get({ id })).state).toBe('PARTIALLY_PAID');
  const rest = await pay('600.00');
  await payerAt(app, rest.link).pay(cards.good);
  const paid = await owner.api.orders.get({ id });
  expect(paid.state).toBe('PAID');
  expect(await getRefusal(send(id, mail('a@example.org')))).toEqual({
    status: 409,
    code: 'LINK_NOT_ACTIVE',
    params: {},
  });
});

test('the timeline says of each recipient whether the carrier took the link, and why not', async () => {
  const { id } = await splitOrder();
  await send(id, mail('taken@example.org'), mail('gone@bounce.test'));
  const events = async () => {
    const { timeline } = await owner.api.orders.get({ id });
    return timeline
      .filter(({ type }) => type === 'DELIVERED' || type === 'ERROR')
      .map(({ type, detail, reason, paymentId }) => [type, detail, reason, paymentId])
      .toSorted();
  };
  expect(await events()).toEqual([]);
  await deliverEmails(getServices(app));
  expect(await events()).toEqual([
    ['DELIVERED', 'taken@example.org', null, null],
    ['ERROR', 'gone@bounce.test', 'CARRIER_REFUSED: 550 5.1.1 No such mailbox', null],
  ]);
});

test('an edit opens and closes a split link, always at the same address', async () => {
  const { customer, revision: _, ...order } = await makeOrder(owner);
  const draft = (split: boolean) => ({ ...order, customer, split, appliedRate: null });
  const edit = (split: boolean) => owner.api.orders.edit({ id: order.id, body: draft(split) }, withKey());
  const open = await edit(true);
  expect(open).toMatchObject({ state: 'AWAITING', tags: ['DECK', 'SPLIT'] });
  expect(await edit(false)).toMatchObject({ state: 'NEW', tags: ['DECK'], splitLink: null });
  expect(await edit(true)).toMatchObject({ splitLink: open.splitLink });
});

test('opening a split link requires the permission', async () => {
  const manager = await app.signedIn('katerina.vlachou@aegeanhouse.gr');
  expect((await makeOrder(manager, { split: true })).split).toBe(true);
  await app.connection.pool.query(
    "UPDATE deck.users SET role = 'ONLY_ORDER_INSTANCE_CREATE' WHERE login LIKE 'peter%'",
  );
  const peter = await app.signedIn('peter.lang@aegeanhouse.gr');
  expect(await getRefusal(makeOrder(peter, { split: true, positions: [] }))).toMatchObject({ status: 400 });
  expect(await getRefusal(makeOrder(peter, { split: true }))).toEqual(
    denied('ORDER_POSITIONS_ACCOMMODATION'),
  );
});

// Specification 7.43
test('each payer gets the link with their suggested amount, in their language', async () => {
  const { id, splitLink } = await splitOrder();
  const sent = await send(id, mail('anna@example.org', { amount: '300.00', language: 'lv' }), {
    channel: 'SMS',
    recipient: '+30 694 412 0937',
  });
  const at = { sentAt: '2026-11-20T07:41:00Z', againAt: '2026-11-20T07:42:00Z' };
  expect(sent).toEqual([
    { channel: 'EMAIL', recipient: 'anna@example.org', ...at },
    { channel: 'SMS', recipient: '+306944120937', ...at },
  ]);
  expect(
    (await written(id)).map(({ kind, channel, language, facts }) => [kind, channel, language, facts.address]),
  ).toEqual([
    ['SPLIT_LINK', 'EMAIL', 'lv', `${splitLink}?amount=300.00`],
    ['SPLIT_LINK', 'SMS', 'el', splitLink],
  ]);
  const { timeline } = await owner.api.orders.get({ id });
  expect(timeline.map(({ type, detail }) => [type, detail])).toEqual([
    ['LINK_SENT_TO_PHONE', '+306944120937'],
    ['LINK_SENT', 'anna@example.org'],
    ['CREATED', null],
  ]);
});

test('a payer gets at most a message a minute, and nobody gets any if a payer must wait', async () => {
  const { id } = await splitOrder();
  await send(id, mail('anna@example.org'));
  await app.clock.advance(15_000);
  expect(await getRefusal(send(id, mail('ben@example.org'), mail('anna@example.org')))).toEqual({
    status: 409,
    code: 'MESSAGE_SENT_RECENTLY',
    params: { seconds: 45, recipient: 'anna@example.org' },
  });
  expect(await getRefusal(send(id, mail('Anna@Example.org')))).toMatchObject({
    code: 'MESSAGE_SENT_RECENTLY',
  });
  expect(await written(id)).toHaveLength(1);
  await app.clock.advance(45_000);
  expect(await send(id, mail('ben@example.org'), mail('anna@example.org'))).toHaveLength(2);
});

test('an invalid recipient or amount is named', async () => {
  const { id } = await splitOrder();
  const refused = (...recipients: Recipient[]) => getRefusal(send(id, ...recipients));
  expect(await refused()).toEqual(invalid({ recipients: 'required' }));
  expect(await refused(mail('anna@example.org'), mail('nobody'))).toEqual(
    invalid({ 'recipients.1.recipient': 'email' }),
  );
  expect(
    await refused(
      mail('a@example.org', { amount: '1000.01' }),
      mail('b@example.org', { amount: '1.005' }),
      mail('a@example.org'),
    ),
  ).toEqual(
    invalid({
      'recipients.0.amount': 'tooLarge',
      'recipients.1.amount': 'amount',
      'recipients.2.recipient': 'twice',
    }),
  );
});

test('suggestions are together at most the rest', async () => {
  const { id } = await splitOrder();
  const [anna, ben] = [
    mail('anna@example.org', { amount: '700.00' }),
    mail('ben@example.org', { amount: '300.01' }),
  ];
  expect(await getRefusal(send(id, anna, ben))).toEqual(invalid({ 'recipients.1.amount': 'tooLarge' }));
  expect(await written(id)).toEqual([]);
  expect(await send(id, anna, mail('ben@example.org', { amount: '300.00' }))).toHaveLength(2);
});

test('an order without an open split link sends none', async () => {
  const plain = await makeOrder(owner);
  expect(await getRefusal(send(plain.id, mail('a@example.org')))).toMatchObject({ code: 'LINK_NOT_ACTIVE' });
  const { id } = await splitOrder();
  await owner.api.orders.cancel({ id, body: { reason: 'OTHER', comment: '' } }, withKey());
  expect(await getRefusal(send(id, mail('a@example.org')))).toMatchObject({ code: 'LINK_NOT_ACTIVE' });
  expect(await getRefusal(send('nothing', mail('a@example.org')))).toEqual(notFound);
});

test('a closed order has no address, and the same address again once reinstated', async () => {
  const { id, splitLink } = await splitOrder();
  const linkOf = async () => (await owner.api.orders.get({ id })).splitLink;
  await owner.api.orders.cancel({ id, body: { reason: 'OTHER' } }, withKey());
  expect(await linkOf()).toBeNull();
  await owner.api.orders.act({ id, actionId: 'reinstate', body: {} }, withKey());
  expect(await linkOf()).toBe(splitLink);
  await owner.api.orders.act({ id, actionId: 'finalize', body: {} }, withKey());
  expect(await linkOf()).toBeNull();
});

// Specification 7.73
test('its QR code is public and contains only the address', async () => {
  const { id, splitLink } = await splitOrder();
  const picture = await app.browser().api.orderLinks.qrcode({ orderId: id });
  const svg = await picture.text();
  expect(picture.type).toBe('image/svg+xml');
  expect(svg).toMatch(/^<svg[\s\S]+<\/svg>\s*$/);
  expect(getSecret(splitLink)).toBeDefined();
  const plain = await makeOrder(owner);
  for (const orderId of [plain.id, 'nothing'])
    expect(await getRefusal(app.browser().api.orderLinks.qrcode({ orderId }))).toEqual(notFound);
});
