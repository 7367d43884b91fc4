import { and, eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  auditEvents,
  businessProfiles,
  callbackAttempts,
  callbacks,
  idempotencyKeys,
  importFiles,
  importRows,
  letters,
  messages,
  orders,
} from '../database/schema.ts';
import { removeOldFiles } from '../import/files.ts';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { stay } from '../testing/drafts.ts';
import { getServices, makeLink, makeOrder } from '../testing/payments.ts';
import { someone } from '../testing/people.ts';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';
import { BATCH } from './old-rows.ts';
import { removeOldData } from './remove-old-data.ts';
import { findWords, makeWholeGuest, NEEDLES, readFigures, ZELDA } from './testing/whole-guest.ts';

const DAY = 86_400_000;

let app: TestApp;
let owner: Browser;
let ids: readonly string[];

beforeAll(async () => {
  app = await createTestApp();
  owner = await someone(app, 'eva', 'OWNER', [AEGEAN, HALCYON]);
  ids = await makeWholeGuest(app, owner);
});
beforeEach(async () => {
  await app.db.update(businessProfiles).set({ retention: null });
});
afterAll(() => app.close());

const nothing = {
  guests: null,
  messages: null,
  imports: null,
  callbacks: null,
  letters: null,
  auditEvents: null,
  answers: null,
};
const keep = (days: Partial<Record<keyof typeof nothing, number>>) =>
  app.db
    .update(businessProfiles)
    .set({ retention: { ...nothing, ...days } })
    .where(eq(businessProfiles.id, AEGEAN));
const run = (signal?: AbortSignal) => removeOldData(getServices(app), signal);
/** Leaves a moment for `days` days. */
const ago = (days: number) => new Date(app.clock.now().getTime() - days * DAY);
const filler = (index: number) => ({ id: `old-${index}`, businessProfileId: AEGEAN });

test('nothing goes while no company has set for how long', async () => {
  const before = await findWords(app, NEEDLES);
  await app.clock.advance(4_000 * DAY);
  expect(await run()).toEqual([]);
  expect(await findWords(app, NEEDLES)).toEqual(before);
  owner = await app.signedIn('eva@aegeanhouse.gr');
});

describe('after as many days as a company sets,', () => {
  test('texts of messages go, and who got them stays', async () => {
    await keep({ messages: 30 });
    await run();
    const sent = await app.db.select().from(messages).where(eq(messages.businessProfileId, AEGEAN));
    expect(sent.length).toBeGreaterThan(0);
    expect(new Set(sent.map(({ subject, body, plain }) => subject + body + plain))).toEqual(new Set(['']));
    expect(sent.map(({ recipient }) => recipient)).toContain(ZELDA.email);
  });

  test('rows of imports and cells of their files go, and the orders stay', async () => {
    await keep({ imports: 30 });
    await removeOldFiles(app.db, app.clock.now());
    expect(await run()).toMatchObject([{ kind: 'imports', companyId: AEGEAN }]);
    expect(await app.db.select().from(importRows)).toEqual([]);
    const [file] = await app.db.select().from(importFiles);
    expect(file?.facts.columns.map(({ header, samples }) => [header, samples])).toContainEqual(['Total', []]);
    expect(await app.db.select().from(orders).where(eq(orders.externalId, 'ZQ-1'))).toHaveLength(1);
  });

  test('bodies of callbacks and the answers to them go, those still to be sent stay', async () => {
    await keep({ callbacks: 30 });
    const [one] = await app.db.select().from(callbacks).where(eq(callbacks.status, 'QUEUED')).limit(1);
    if (!one) throw new Error('There is no callback');
    await app.db.update(callbacks).set({ status: 'DELIVERED' }).where(eq(callbacks.id, one.id));
    await app.db.insert(callbackAttempts).values({
      id: 'attempt',
      callbackId: one.id,
      at: one.createdAt,
      duration: 1,
      excerpt: 'Zelda',
    });
    expect(await run()).toEqual([{ companyId: AEGEAN, kind: 'callbacks', rows: 1 }]);
    const [attempt] = await app.db.select().from(callbackAttempts);
    expect(attempt?.excerpt).toBe('');
    const queued = await app.db.select().from(callbacks).where(eq(callbacks.status, 'QUEUED'));
    expect(queued.every(({ payload }) => payload !== '')).toBe(true);
  });

  test('letters that were given up and answers under a key go', async () => {
    await keep({ letters: 30, answers: 1 });
    const letter = {
      ...filler(1),
      kind: 'STAFF',
      language: 'en',
      channel: 'EMAIL',
      recipient: 'a@b.gr',
    } as const;
    const times = { facts: {}, createdAt: ago(40), dueAt: ago(40) };
    await app.db.insert(letters).values([
      { ...letter, ...times, givenUpAt: ago(31) },
      { ...letter, ...times, id: 'younger', givenUpAt: ago(29) },
    ]);
    await run();
    expect((await app.db.select({ id: letters.id }).from(letters)).map(({ id }) => id)).toEqual(['younger']);
    expect(
      await app.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.businessProfileId, AEGEAN)),
    ).toEqual([]);
  });

  test('the record of acts goes in batches, and never what is younger than a year', async () => {
    await keep({ auditEvents: 365 });
    const event = {
      act: 'SIGNED_IN',
      personName: 'Eva',
      subject: 'PERSON',
      subjectId: 'x',
      subjectName: 'Eva',
    } as const;
    // The database keeps a year by its own clock, however far the clock of the sandbox was moved.
    const old = new Date(Date.now() - 366 * DAY);
    const recent = new Date(Date.now() - 364 * DAY);
    const many = Array.from({ length: BATCH + 1 }, (_, index) => ({ ...filler(index), ...event, at: old }));
    await app.db.insert(auditEvents).values([...many, { ...filler(-1), ...event, at: recent }]);
    expect(await run()).toEqual([{ companyId: AEGEAN, kind: 'auditEvents', rows: BATCH + 1 }]);
    const left = await app.db.select().from(auditEvents).where(sql`${auditEvents.id} LIKE 'old-%'`);
    expect(left.map(({ id }) => id)).toEqual(['old--1']);
    await expect(
      app.connection.pool.query(`DELETE FROM deck.audit_events WHERE id = 'old--1'`),
    ).rejects.toMatchObject({
      code: '23001',
    });
  });

  test('guests go with all that names them, every figure stays, and the record says it', async () => {
    await keep({ guests: 365 });
    const figures = await readFigures(app);
    const far = { positions: [{ ...stay, amount: '10.00', checkIn: '2037-12-20', checkOut: '2037-12-24' }] };
    const customer = {
      ...ZELDA,
      firstName: 'Future',
      lastName: 'Stayer',
      phone: '',
      companyName: '',
      email: 'future@mail.example',
    };
    const future = await makeOrder(owner, { customer, ...far });
    const open = await makeLink(
      owner,
      { lifetime: null },
      { customer: { ...customer, lastName: 'Opener', email: 'open@mail.example' } },
    );
    await app.db
      .update(orders)
      .set({ modifiedAt: ago(400) })
      .where(sql`${orders.id} IN (${future.id}, ${open.orderId})`);
    await app.db.execute(sql`UPDATE deck.payments SET modified_at = ${ago(400)} WHERE id = ${open.id}`);
    const removed = await run();
    expect(removed).toEqual([{ companyId: AEGEAN, kind: 'guests', rows: 3 }]);
    expect(await findWords(app, NEEDLES)).toEqual(['fiscal_receipts.facts']);
    const after = await readFigures(app);
    for (const line of String(figures.orders).split('\n')) expect(after.orders).toContain(line);
    const left = await app.db.select().from(orders).where(sql`${orders.erasedAt} IS NULL`);
    expect(left.map(({ customerLastName }) => customerLastName).toSorted()).toEqual(['Opener', 'Stayer']);
    const acts = await app.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.act, 'GUEST_ERASED'), eq(auditEvents.subjectId, ids[0] ?? '')));
    expect(acts).toMatchObject([{ personId: null, personName: 'SYSTEM', after: { orders: 3 } }]);
  });
});

test('a run that is stopped leaves the rest to the next, and two at once remove each row once', async () => {
  await keep({ answers: 7 });
  const keys = Array.from({ length: BATCH + 20 }, (_, index) => ({
    businessProfileId: AEGEAN,
    key: `old-${index}`,
    call: 'orders.create',
    bodyHash: '',
    createdAt: ago(8),
  }));
  await app.db.insert(idempotencyKeys).values(keys);
  const stopped = AbortSignal.abort();
  expect(await run(stopped)).toEqual([]);
  const both = await Promise.all([run(), run()]);
  expect(both.flat().reduce((sum, { rows }) => sum + rows, 0)).toBe(BATCH + 20);
  expect(await app.db.$count(idempotencyKeys, like(idempotencyKeys.key, 'old-%'))).toBe(0);
});
