import { and, asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messages, payments, timeline, walletEntries } from '../database/schema.ts';
import { DAY } from '../messaging/reminders.ts';
import { stay } from '../testing/drafts.ts';
import { cards, getServices, makeLink, payerAt } from '../testing/payments.ts';
import { type Browser, createTestApp, type TestApp, withKey } from '../testing/test-app.ts';
import { advanceClock } from './advance-clock.ts';

const HOUR = 3_600_000;
const MARIA = 'm.papadopoulou@outlook.gr';

let app: TestApp;
let owner: Browser;
let start: number;
beforeEach(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  start = app.clock.now().getTime();
});
afterEach(() => app.close());

const jump = (milliseconds: number) => advanceClock(getServices(app), milliseconds);
const getLetters = async (paymentId: string) => {
  const rows = await app.db
    .select()
    .from(messages)
    .where(eq(messages.paymentId, paymentId))
    .orderBy(asc(messages.sentAt), asc(messages.id));
  return rows.map(({ kind, sentAt }) => [kind, sentAt.getTime() - start] as const);
};
const readHistory = async (paymentId: string) => {
  const rows = await app.db
    .select()
    .from(timeline)
    .where(eq(timeline.paymentId, paymentId))
    .orderBy(asc(timeline.at));
  return rows.map(({ type, at }) => [type, at.getTime() - start] as const);
};
const send = (id: string) =>
  owner.api.payments.notify(
    { id, body: { channel: 'EMAIL', recipient: MARIA, withQrcode: false } },
    withKey(),
  );

test('a jump past the ends of several links sends each reminder once, at its moment, and then the ends', async () => {
  const first = await makeLink(owner, { lifetime: 'P2D' });
  const second = await makeLink(owner, { lifetime: 'P3D' });
  const paid = await makeLink(owner, { lifetime: 'P3D' });
  for (const { id } of [first, second, paid]) await send(id);
  await payerAt(app, paid.link).pay(cards.good);
  await jump(10 * DAY);
  await jump(10 * DAY);
  expect(app.clock.now().getTime()).toBe(start + 20 * DAY);
  const reminded = async (id: string) =>
    (await getLetters(id)).filter(([kind]) => kind === 'LINK_REMINDER').map(([, at]) => at);
  expect(await reminded(first.id)).toEqual([DAY]);
  expect(await reminded(second.id)).toEqual([2 * DAY]);
  expect(await reminded(paid.id)).toEqual([]);
  expect((await readHistory(first.id)).at(-1)).toEqual(['EXPIRED', 2 * DAY]);
  expect((await readHistory(second.id)).at(-1)).toEqual(['EXPIRED', 3 * DAY]);
});

test('a link scheduled and ended within a jump is sent, reminded of and ended in this order', async () => {
  const far = { positions: [{ ...stay, amount: '1000.00', checkIn: '2026-12-20', checkOut: '2026-12-24' }] };
  const { id } = await makeLink(
    owner,
    { sendAt: '2026-11-21T18:00', channel: 'EMAIL', recipient: MARIA, lifetime: 'P4D' },
    far,
  );
  await jump(30 * DAY);
  expect((await readHistory(id)).map(([type]) => type)).toEqual(
    expect.arrayContaining(['LINK_SENT', 'EXPIRED']),
  );
  const told = (await getLetters(id)).filter(([kind]) => kind !== 'STAFF');
  expect(told.map(([kind]) => kind).slice(0, 2)).toEqual(['PAYMENT_LINK', 'LINK_REMINDER']);
  const ends = (await readHistory(id)).find(([type]) => type === 'EXPIRED')?.[1] ?? 0;
  expect(told[1]?.[1]).toBe(ends - DAY);
});

test('a jump of weeks pays out on each Monday what was settled by then', async () => {
  // Friday the 20th: settled on Sunday, paid out on Monday.
  const early = await makeLink(owner);
  await payerAt(app, early.link).pay(cards.good);
  await jump(4 * DAY);
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  const late = await makeLink(owner);
  await payerAt(app, late.link).pay(cards.good);
  await jump(21 * DAY);
  const { kind, currency, at, amount, payoutOf } = walletEntries;
  const payouts = await app.db
    .select({ at, amount, payoutOf })
    .from(walletEntries)
    .where(and(eq(kind, 'PAID_OUT'), eq(currency, 'EUR')))
    .orderBy(asc(at));
  const onMonday = (day: string) => ({ at: new Date(day), amount: -100_000n, payoutOf: new Date(day) });
  expect(payouts).toEqual([onMonday('2026-11-23T00:00:00Z'), onMonday('2026-11-30T00:00:00Z')]);
});

test('more moments than there may be stops are done together, and none is left out', async () => {
  const { id } = await makeLink(owner, { lifetime: null });
  const [link] = await app.db.select().from(payments).where(eq(payments.id, id));
  if (!link) throw new Error('the link was not stored');
  const many = Array.from({ length: 40 }, (_, n) => ({
    ...link,
    id: `many-${n}`,
    number: `MANY-${n}`,
    linkToken: `many-${n}`,
    expiresAt: new Date(start + (n + 1) * HOUR),
  }));
  await app.db.insert(payments).values(many);
  const advance = vi.spyOn(app.clock, 'advance');
  await advanceClock(getServices(app), 2 * DAY, 8);
  expect(advance).toHaveBeenCalledTimes(8);
  expect(app.clock.now().getTime()).toBe(start + 2 * DAY);
  const open = await app.db.select().from(payments).where(eq(payments.status, 'LINK_CREATED'));
  expect(open.map((one) => one.id)).toEqual([id]);
});
