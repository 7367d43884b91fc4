import { setTimeout } from 'node:timers/promises';
import type { Permission } from '@deck/api/vocabulary';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../context.ts';
import { connect } from '../database/connect.ts';
import { importRows, importRuns, messages, orders, payments, timeline } from '../database/schema.ts';
import { numbered } from '../orders/numbering.ts';
import { wholeCompany } from '../scope.ts';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { stayRow, stays, tableFile, templateDraft } from '../testing/csv.ts';
import { cards, getServices, makeOrder, payerAt } from '../testing/payments.ts';
import { getRefusal, notFound, refusalCode } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp, withKey } from '../testing/test-app.ts';
import { findFile, removeOldFiles } from './files.ts';
import { runImports } from './run-imports.ts';
import { rowsOfRun } from './runs.ts';
import { readTemplate } from './templates.ts';

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
});
afterAll(() => app.close());

type Changes = Parameters<typeof templateDraft>[0];

/** A file and a template, with the calls about them. */
async function prepared(rows: string[][], changes: Changes = {}, browser = owner) {
  const { imports } = browser.api;
  const { id: fileId } = await imports.upload({ body: tableFile(rows) });
  const { id: templateId } = await imports.createTemplate({ body: templateDraft(changes) });
  return {
    fileId,
    templateId,
    process: (sendNow?: boolean, options = withKey(), by = browser) =>
      by.api.imports.process({ fileId, templateId, sendNow }, options),
  };
}

const many = (prefix: string, length: number) =>
  stays(...Array.from({ length }, (_, index) => stayRow(`${prefix}-${index}`)));

const ordersLike = (prefix: string) =>
  app.db
    .select()
    .from(orders)
    .where(and(eq(orders.businessProfileId, AEGEAN), sql`${orders.externalId} LIKE ${`${prefix}-%`}`));

/** Lets the given number of batches finish, then stops like a server that shuts down. */
function stopAfter(batches: number): AbortSignal {
  let checked = 0;
  const signal = new AbortController().signal;
  // The signal is checked before a run is claimed and before each batch, also by the second worker.
  Object.defineProperty(signal, 'aborted', { get: () => ++checked > batches + 2 });
  return signal;
}

// Specification 3.9, 7.33
test('good rows become orders of the import, bad rows are listed with their reasons', async () => {
  const rows = stays(
    stayRow('ONE-1'),
    stayRow('ONE-2', { Total: 'free' }),
    stayRow('ONE-3'),
    stayRow('ONE-1'),
  );
  const { process, fileId, templateId } = await prepared(rows);
  expect(await process()).toMatchObject({
    fileId,
    templateId,
    status: 'RUNNING',
    counts: { rows: 4, made: 0 },
  });
  await runImports(getServices(app));

  const done = await process();
  expect(done).toMatchObject({
    status: 'COMPLETED',
    sendLinks: false,
    startedBy: 'Eleni Markou',
    counts: { rows: 4, processed: 4, made: 2, failed: 2, linksSent: 0, linksNotSent: 0 },
    orders: [
      { rowNumber: 1, externalId: 'ONE-1' },
      { rowNumber: 3, externalId: 'ONE-3' },
    ],
    failures: [
      { rowNumber: 2, problems: [{ field: 'amount', reason: 'AMOUNT', key: 'amount', value: 'free' }] },
      { rowNumber: 4, problems: [{ field: 'externalId', reason: 'DUPLICATE_IN_FILE', otherRow: 1 }] },
    ],
    unsent: [],
  });
  const order = await owner.api.orders.get({ id: done.orders[0]?.orderId ?? '' });
  expect(order).toMatchObject({
    externalId: 'ONE-1',
    totalAmount: '1250.50',
    currency: 'EUR',
    state: 'NEW',
    progressStatus: 'NOT_STARTED',
    agent: { name: 'Eleni Markou', tag: 'IMPORT' },
    tags: ['DECK'],
    propertyName: 'Kalypso Bay Resort',
    lengthOfStay: 4,
    startDate: '2026-12-24',
    endDate: '2026-12-28',
    positions: [{ type: 'ACCOMMODATION', name: 'Stay', amount: '1250.50', guests: 1 }],
    timeline: [{ type: 'CREATED', author: { kind: 'USER', name: 'Eleni Markou' } }],
  });
  const found = await owner.api.orders.list({ getOrdersRq: { search: 'ONE-3 papadopoulou' } });
  expect(found.totalElements).toBe(1);
});

test('started twice, by two users at once, with one key or two, it is a single run', async () => {
  const { process } = await prepared(many('TWICE', 30));
  const key = withKey();
  const runs = await Promise.all([process(true), process(false), process(true, key), process(true, key)]);
  expect(new Set(runs.map(({ id }) => id)).size).toBe(1);
  await runImports(getServices(app));
  // The same key again returns the current progress, not the stored one.
  expect((await process(true, key)).counts.made).toBe(30);
  await process();
  await runImports(getServices(app));
  expect(await ordersLike('TWICE')).toHaveLength(30);
});

test('reading the progress does not wait for the batch being written', async () => {
  const { process } = await prepared(many('ASKED', 3));
  const { id } = await process();
  const answer = await app.db.transaction(async (batch) => {
    await batch.update(importRuns).set({ startedBy: 'Somebody' }).where(eq(importRuns.id, id));
    return Promise.race([process(), setTimeout(5_000, undefined)]);
  });
  expect(answer?.status).toBe('RUNNING');
  await runImports(getServices(app));
  expect(await ordersLike('ASKED')).toHaveLength(3);
});

test('a template changed after the start does not affect the run', async () => {
  const { process, templateId } = await prepared(many('LATER', 3));
  await process();
  await owner.api.imports.updateTemplate({ id: templateId, body: templateDraft({ positionName: 'Other' }) });
  await runImports(getServices(app));
  expect((await ordersLike('LATER')).map(({ positions }) => positions[0]?.name)).toEqual([
    'Stay',
    'Stay',
    'Stay',
  ]);
});

describe('never creates an order twice', () => {
  test('another server continues after a server that stops between batches', async () => {
    const { process } = await prepared(many('STOP', 800));
    await process();
    await runImports(getServices(app), stopAfter(2));
    const { counts, status } = await process();
    expect([status, counts.processed, counts.made]).toEqual(['RUNNING', 500, 500]);
    await runImports(getServices(app));
    expect(await process()).toMatchObject({ status: 'COMPLETED', counts: { processed: 800, made: 800 } });
    expect(await ordersLike('STOP')).toHaveLength(800);
  });

  test('a server killed in the middle of a batch leaves nothing of it', async () => {
    const { process } = await prepared(many('KILL', 700), {
      columns: withoutId,
      customValues: { messageToCustomer: 'KILLED' },
    });
    const { id } = await process();
    const doomed = connect(app.connection.pool.options.connectionString ?? '', { max: 4 });
    // The connection breaks after the orders are written and before their rows are.
    await app.db.execute(sql`CREATE FUNCTION deck.break() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NEW.row_number > 500 THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF; RETURN NEW; END $$`);
    await app.db.execute(
      sql`CREATE TRIGGER break BEFORE INSERT ON deck.import_rows FOR EACH ROW EXECUTE FUNCTION deck.break()`,
    );
    await expect(runImports({ ...getServices(app), db: doomed.db })).rejects.toThrow();
    await app.db.execute(sql`DROP TRIGGER break ON deck.import_rows`);
    await doomed.close();

    expect((await process()).counts).toMatchObject({ processed: 500, made: 500 });
    const rows = () => app.db.select().from(importRows).where(eq(importRows.runId, id));
    expect(await rows()).toHaveLength(500);
    await runImports(getServices(app));
    expect((await process()).counts).toMatchObject({ processed: 700, made: 700 });
    const made = (await rows()).map(({ orderId }) => orderId);
    expect(new Set(made).size).toBe(700);
    // No order without a row either.
    const same = await app.db.select().from(orders).where(eq(orders.messageToCustomer, 'KILLED'));
    expect(same).toHaveLength(700);
  });

  test('parallel servers create each order once, and share several runs', async () => {
    const prepare = (name: string) => prepared(many(name, 1200));
    const runs = await Promise.all(['SIDEA', 'SIDEB', 'SIDEC'].map(prepare));
    await Promise.all(runs.map(({ process }) => process()));
    const others = [1, 2, 3].map(() =>
      connect(app.connection.pool.options.connectionString ?? '', { max: 4 }),
    );
    await Promise.all(others.map(({ db }) => runImports({ ...getServices(app), db })));
    await Promise.all(others.map(({ close }) => close()));
    for (const { process } of runs)
      expect(await process()).toMatchObject({ status: 'COMPLETED', counts: { processed: 1200, made: 1200 } });
    for (const name of ['SIDEA', 'SIDEB', 'SIDEC']) expect(await ordersLike(name)).toHaveLength(1200);
    expect(await app.db.select().from(timeline).where(eq(timeline.type, 'CREATED'))).toHaveLength(
      (await app.db.select({ id: orders.id }).from(orders)).length,
    );
  });

  test('a run that another server has moved on is left alone', async () => {
    const { process } = await prepared(many('STALE', 600));
    const { id } = await process();
    await app.db.execute(sql`CREATE FUNCTION deck.overtake() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NEW.position = 500 THEN NEW.position = 600; END IF; RETURN NEW; END $$`);
    await app.db.execute(
      sql`CREATE TRIGGER overtake BEFORE UPDATE ON deck.import_runs FOR EACH ROW EXECUTE FUNCTION deck.overtake()`,
    );
    await runImports(getServices(app));
    await app.db.execute(sql`DROP TRIGGER overtake ON deck.import_runs`);
    expect(await ordersLike('STALE')).toHaveLength(500);
    const [run] = await app.db.select().from(importRuns).where(eq(importRuns.id, id));
    expect([run?.position, run?.made]).toEqual([600, 500]);
  });
});

describe('the IDs of orders', () => {
  test("are the property's next IDs where a row has none, skipping IDs typed by users", async () => {
    const typed = numbered('LYK', 3);
    await makeOrder(owner, { externalId: typed });
    const nameless = Array.from({ length: 4 }, () => stayRow(''));
    const { process } = await prepared(stays(...nameless), { propertyId: 'property-lykavittos' });
    await process();
    await runImports(getServices(app));
    const { orders: made } = await process();
    const ids = made.map(({ externalId }) => externalId);
    expect(ids.toSorted()).toEqual([1, 2, 4, 5].map((number) => numbered('LYK', number)));
  });

  test('taken by a user during the run only drop their own row', async () => {
    const { process } = await prepared(many('RACE', 3));
    await process();
    await makeOrder(owner, { externalId: 'RACER' });
    let running = Promise.resolve();
    await app.db.transaction(async (tx) => {
      await tx.update(orders).set({ externalId: 'RACE-1' }).where(eq(orders.externalId, 'RACER'));
      // The other order is invisible when the rows are checked, and conflicts when they are written.
      running = runImports(getServices(app));
      await waitingForLock();
    });
    await running;
    expect(await process()).toMatchObject({
      counts: { made: 2, failed: 1 },
      failures: [{ rowNumber: 2, problems: [{ field: 'externalId', reason: 'DUPLICATE_ORDER' }] }],
    });
  });
});

describe('links', () => {
  const rowsWithContacts = stays(
    stayRow('LINK-1'),
    stayRow('LINK-2', { 'E-mail': '' }),
    stayRow('LINK-3', { 'E-mail': '', Phone: '' }),
    stayRow('LINK-4', { Total: 'free' }),
  );

  test('are created for each order and sent where there is a recipient', async () => {
    const { process } = await prepared(rowsWithContacts, { sendLinks: true });
    await process();
    await runImports(getServices(app));
    const done = await process();
    expect(done).toMatchObject({
      status: 'COMPLETED',
      sendLinks: true,
      counts: { made: 3, failed: 1, linksSent: 2, linksNotSent: 1 },
      unsent: [{ rowNumber: 3, code: 'NO_RECIPIENT' }],
    });
    const states = [];
    for (const { orderId } of done.orders) {
      const [payment, ...more] = (await owner.api.orderPayments.list({ id: orderId })).content;
      expect(more).toEqual([]);
      expect(payment).toMatchObject({ type: 'PAYMENT_LINK', amount: '1250.50', lifetime: 'P2D' });
      states.push([payment?.status, payment?.dispatches.map(({ channel }) => channel)]);
    }
    expect(states).toEqual([
      ['LINK_SENT', ['EMAIL']],
      ['LINK_SENT', ['SMS']],
      ['LINK_CREATED', []],
    ]);
    const { content } = await owner.api.orderPayments.list({ id: done.orders[0]?.orderId ?? '' });
    const [first] = content;
    await payerAt(app, first?.link ?? null).pay(cards.good);
    expect((await owner.api.orders.get({ id: done.orders[0]?.orderId ?? '' })).state).toBe('PAID');
  });

  // Specification 7.33
  test('are sent if the call says so, whatever the template says, and once', async () => {
    const rename = (rows: string[][], to: string) =>
      rows.map((cells) => cells.map((cell) => cell.replace('LINK-', to)));
    const asked = await prepared(rename(rowsWithContacts, 'ASK-'));
    const declined = await prepared(rename(rowsWithContacts, 'NOT-'), { sendLinks: true });
    await asked.process(true);
    await declined.process(false);
    await Promise.all([runImports(getServices(app)), runImports(getServices(app))]);
    expect((await asked.process()).counts).toMatchObject({ made: 3, linksSent: 2 });
    expect((await declined.process()).counts).toMatchObject({ made: 3, linksSent: 0, linksNotSent: 0 });
    const written = await app.db
      .select({ id: messages.id })
      .from(messages)
      .innerJoin(payments, eq(payments.id, messages.paymentId))
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(and(sql`${orders.externalId} LIKE 'ASK-%'`, eq(messages.kind, 'PAYMENT_LINK')));
    expect(written).toHaveLength(2);
  });

  test('require the permission to edit orders, and orders the permission for their positions', async () => {
    const { fileId, templateId } = await prepared(many('DENY', 1));
    const file = await findFile(app.db, someone, fileId);
    const template = await readTemplate(app.db, someone, templateId);
    const ask = (sendLinks: boolean, ...held: Permission[]) =>
      refusalCode(rowsOfRun(app.db, { ...someone, permissions: new Set(held) }, file, template, sendLinks));
    const may = 'ORDER_POSITIONS_ACCOMMODATION';
    expect(await ask(false, 'ORDER_INSTANCE_EDIT')).toMatchObject({ params: { needs: may } });
    expect(await ask(true, may)).toMatchObject({ params: { needs: 'ORDER_INSTANCE_EDIT' } });
    const all = { ...someone, permissions: new Set<Permission>([may, 'ORDER_INSTANCE_EDIT']) };
    expect(await rowsOfRun(app.db, all, file, template, true)).toBe(1);
  });
});

const someone: Omit<Person, 'permissions'> = {
  kind: 'PERSON',
  sessionId: '',
  userId: '',
  name: 'Someone',
  timezone: 'Europe/Athens',
  ...wholeCompany(AEGEAN),
  role: 'AGENT',
};

describe('a run does not start', () => {
  test('while dates are ambiguous', async () => {
    const rows = stays(stayRow('DAY-1', { Arrival: '05/12/2026', Departure: '07/12/2026' }));
    const { process } = await prepared(rows);
    expect(await getRefusal(process())).toEqual({
      status: 409,
      code: 'IMPORT_DATES_AMBIGUOUS',
      params: { sample: '05/12/2026' },
    });
    expect(await app.db.select().from(importRuns).where(sql`file_id = template_id`)).toEqual([]);
  });

  test('for files and templates of another division', async () => {
    const charter = await app.signedIn('eleni.markou@aegeanhouse.gr');
    charter.companyId = HALCYON;
    const { fileId, templateId } = await prepared(many('ALIEN', 1));
    const { imports } = charter.api;
    expect(await getRefusal(imports.process({ fileId, templateId }, withKey()))).toEqual(notFound);
    const own = { positionType: 'OTHER', propertyId: 'property-halcyon' } as const;
    const theirs = await imports.createTemplate({ body: templateDraft(own) });
    const { process: ask } = owner.api.imports;
    expect(await getRefusal(ask({ fileId, templateId: theirs.id }, withKey()))).toEqual(notFound);
  });

  test('without its key, or from another site', async () => {
    const { fileId, templateId } = await prepared(many('BARE', 1));
    const path = `/api/v1/import/files/${fileId}/process/${templateId}`;
    const code = async (headers: Record<string, string>) =>
      (await (await owner.send(path, { headers })).json()).meta.error.code;
    expect(await code({ 'idempotency-key': 'a' })).toBe('XSRF_MISMATCH');
    expect(await code({ 'x-xsrf-token': owner.cookies.get('XSRF-TOKEN') ?? '' })).toBe(
      'IDEMPOTENCY_KEY_REQUIRED',
    );
    expect(await ordersLike('BARE')).toEqual([]);
  });

  test('once the file is deleted; a running import keeps it', async () => {
    const gone = await prepared(many('GONE', 1));
    const running = await prepared(many('KEPT', 1));
    await running.process();
    await removeOldFiles(app.db, new Date(app.clock.now().getTime() + 8 * 86_400_000));
    expect(await getRefusal(gone.process())).toEqual(notFound);
    await runImports(getServices(app));
    expect((await running.process()).counts.made).toBe(1);
    await removeOldFiles(app.db, new Date(app.clock.now().getTime() + 8 * 86_400_000));
    expect((await running.process()).status).toBe('COMPLETED');
  });
});

/** Waits until a connection waits for another to commit. */
async function waitingForLock(): Promise<void> {
  for (;;) {
    const { rows } = await app.db.execute(
      sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return;
    await setTimeout(10);
  }
}

/** The columns of a stay without its ID. */
const { externalId: _, ...withoutId } = templateDraft().columns;
