import type { Waiting } from '@deck/api/contract/today';
import { addDays } from '@deck/values';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payments, userProperties } from '../database/schema.ts';
import { AEGEAN } from '../seed/companies.ts';
import { stay } from '../testing/drafts.ts';
import { cards, makeLink, makeOrder, payerAt, paymentDraft } from '../testing/payments.ts';
import { someone } from '../testing/people.ts';
import { getRefusal } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp, withKey } from '../testing/test-app.ts';

let app: TestApp;
let owner: Browser;
/** The test's today, 09:41 in Athens. */
const day = '2026-11-20';

const arriving = (date: string, amount = '300.00') => ({
  positions: [{ ...stay, amount, checkIn: date, checkOut: addDays(date, 2) }],
});
const far = arriving('2027-05-01');
const links: Record<string, string> = {};

/** The end of a payment's hold or link. */
const endAt = (id: string, column: 'holdEndsAt' | 'expiresAt', at: string) =>
  app.db
    .update(payments)
    .set({ [column]: new Date(at) })
    .where(eq(payments.id, id));

async function hold(name: string, at: string): Promise<void> {
  const { id, link } = await makeLink(owner, { amount: '300.00', scheme: 'AUTH' }, far);
  await payerAt(app, link).pay(cards.good);
  await endAt(id, 'holdEndsAt', at);
  links[name] = id;
}

async function link(name: string, at: string, order = far): Promise<void> {
  const { id } = await makeLink(owner, { amount: '300.00' }, order);
  await endAt(id, 'expiresAt', at);
  links[name] = id;
}

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  await hold('hold of today', '2026-11-20T15:14:00Z');
  await hold('hold of the week', '2026-11-26T21:59:00Z');
  await hold('hold of later', '2026-11-27T06:00:00Z');
  await link('link of today', '2026-11-20T21:30:00Z');
  await link('link of the week', '2026-11-21T07:36:00Z');
  const declined = await makeLink(owner, { amount: '300.00' }, arriving('2026-11-22'));
  await payerAt(app, declined.link).pay(cards.poor);
  links.declined = declined.id;
  links.unasked = (await makeOrder(owner, arriving('2026-11-23', '120.00'))).id;
  await makeOrder(owner, arriving('2026-12-10'));
});
afterAll(() => app.close());

const nameOf = ({ payment, orderId }: Waiting) =>
  Object.keys(links).find((name) => links[name] === (payment?.id ?? orderId)) ?? '?';
const read = (browser = owner) => browser.api.today.queue({});

describe('the queue', () => {
  test('has what ends within seven days, the first end first, with its act', async () => {
    const { waiting, ...counts } = await read();
    expect(waiting.map((one) => [nameOf(one), one.reason, one.act, one.endsToday])).toEqual([
      ['hold of today', 'HOLD_ENDS', 'CAPTURE', true],
      ['link of today', 'LINK_ENDS', 'SEND', true],
      ['link of the week', 'LINK_ENDS', 'SEND', false],
      ['declined', 'DECLINED', 'CALL', false],
      ['unasked', 'NOT_ASKED', 'NEW_PAYMENT', false],
      ['hold of the week', 'HOLD_ENDS', 'CAPTURE', false],
    ]);
    expect(counts).toEqual({ day, total: 6, endToday: 2, totalExact: true, holds: 3 });
  });

  test('says whose money it is, and how to call whoever has to be called', async () => {
    const { waiting } = await read();
    expect(waiting.find(({ reason }) => reason === 'HOLD_ENDS')).toMatchObject({
      endsAt: '2026-11-20T15:14:00Z',
      amount: '300.00',
      currency: 'EUR',
      guest: 'Maria Papadopoulou',
      phone: '',
      payment: { heldAmount: '300.00' },
    });
    expect(waiting.find(({ reason }) => reason === 'DECLINED')).toMatchObject({
      // The day of the arrival begins in Athens.
      endsAt: '2026-11-21T22:00:00Z',
      startDate: '2026-11-22',
      phone: expect.stringContaining('694'),
    });
    expect(waiting.find(({ reason }) => reason === 'NOT_ASKED')).toMatchObject({
      amount: '120.00',
      payment: null,
    });
  });

  test('leaves a hold out once a colleague has captured it, and refuses the act of whoever still sees it', async () => {
    const id = links['hold of today'] ?? '';
    const capture = () => owner.api.paymentActions.act({ id, actionId: 'capture', body: {} }, withKey());
    await capture();
    expect((await read()).waiting.map(nameOf)).not.toContain('hold of today');
    expect(await getRefusal(capture())).toMatchObject({ code: 'PAYMENT_TRANSITION_REFUSED' });
  });

  test('leaves a link out for the day on which it was sent again', async () => {
    await owner.api.payments.notify(
      {
        id: links['link of the week'] ?? '',
        body: { channel: 'EMAIL', recipient: 'm.papadopoulou@outlook.gr', withQrcode: false },
      },
      withKey(),
    );
    const names = (await read()).waiting.map(nameOf);
    expect(names).toContain('link of today');
    expect(names).not.toContain('link of the week');
  });

  test('no longer asks staff to call once the guest is asked again', async () => {
    const { id, orderId } = await owner.api.payments.get({ id: links.declined ?? '' });
    // Its payer has left the page.
    await app.db.update(payments).set({ payerSeenAt: null }).where(eq(payments.id, id));
    await owner.api.paymentActions.act({ id, actionId: 'revoke', body: {} }, withKey());
    expect((await read()).waiting.map(nameOf)).not.toContain('declined');
    await owner.api.payments.create({ body: paymentDraft(orderId ?? '', { amount: '300.00' }) }, withKey());
    expect((await read()).waiting.map(({ reason }) => reason)).not.toContain('DECLINED');
  });
});

describe('what somebody may see', () => {
  test('the queue is of those who see the main page', async () => {
    const person = await someone(app, 'only-payments', 'ONLY_ALL_PAYMENTS_LIST_VIEW', [AEGEAN]);
    expect(await getRefusal(read(person))).toMatchObject({ code: 'ACCESS_DENIED' });
  });

  test('the main page alone shows nothing of payments or orders', async () => {
    const person = await someone(app, 'only-main', 'ONLY_MAIN_PAGE_VIEW', [AEGEAN]);
    expect(await read(person)).toMatchObject({ waiting: [], total: 0, endToday: 0, holds: null });
    expect(await getRefusal(person.api.today.arrivals({}))).toMatchObject({ code: 'ACCESS_DENIED' });
    expect(await getRefusal(person.api.today.month({}))).toMatchObject({ code: 'ACCESS_DENIED' });
  });

  test('a viewer sees what waits and may end nothing of it', async () => {
    const viewer = await someone(app, 'viewer-of-today', 'VIEWER', [AEGEAN]);
    const { waiting } = await read(viewer);
    expect(waiting.length).toBeGreaterThan(0);
    expect(new Set(waiting.map(({ act }) => act))).toEqual(new Set([null]));
  });

  test('who is assigned to another property sees nothing of these', async () => {
    const elsewhere = await someone(app, 'elsewhere-today', 'MANAGER', [AEGEAN]);
    await app.db
      .insert(userProperties)
      .values({ userId: 'user-elsewhere-today', propertyId: 'property-lykavittos' });
    expect(await read(elsewhere)).toMatchObject({ waiting: [], total: 0, holds: 0 });
    expect(await elsewhere.api.today.arrivals({})).toMatchObject({ sums: [], rows: [], total: 0 });
    expect(await elsewhere.api.today.month({})).toMatchObject({ sums: [] });
  });
});

test('arrivals of 14 days are added up by the rule of the money line', async () => {
  const { from, to, rows, total, sums } = await owner.api.today.arrivals({});
  expect([from, to]).toEqual([day, '2026-12-03']);
  expect(rows.map(({ order, due }) => [order.startDate, due])).toEqual([
    ['2026-11-22', '300.00'],
    ['2026-11-23', '120.00'],
  ]);
  expect(total).toBe(2);
  expect(sums).toMatchObject([{ currency: 'EUR', total: '420.00', paid: '0.00', due: '420.00' }]);
});

test('the month says the numbers of its days', async () => {
  const paid = await makeLink(owner, { amount: '45.50' }, far);
  await payerAt(app, paid.link).pay(cards.good);
  const { days, before, sums } = await owner.api.today.month({});
  expect(days).toEqual({ from: '2026-11-01', to: day });
  expect(before).toEqual({ from: '2026-10-01', to: '2026-10-20' });
  const [sum] = (await owner.api.days.get({ day })).sums;
  const moved = (Number(sum?.charges) + Number(sum?.captures)).toFixed(2);
  expect(sums).toEqual([{ currency: 'EUR', paid: moved, refunded: sum?.refunds, paidBefore: '0.00' }]);
});
