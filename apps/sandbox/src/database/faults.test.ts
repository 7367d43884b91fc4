import { is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { orderDraft } from '../testing/drafts.ts';
import { makeOrder } from '../testing/payments.ts';
import { getRefusal } from '../testing/refusals.ts';
import { type ShakyLine, shakyLine } from '../testing/shaky-line.ts';
import { type Browser, createTestApp, ORIGIN, type TestApp, withKey } from '../testing/test-app.ts';
import { type Connection, connect } from './connect.ts';
import * as schema from './schema.ts';

/** In milliseconds. */
const limits = { connection: 2_000, statement: 1_500, lock: 700, held: 2_000 };
const unavailable = { status: 503, code: 'SERVICE_UNAVAILABLE', params: {} };

/** PostgreSQL's error for a lock timeout. */
const LOCK_NOT_AVAILABLE = '55P03';

let app: TestApp;
let line: ShakyLine;
let owner: Browser;
/** The same database over a stable connection and without timeouts. */
let beside: Connection;

beforeAll(async () => {
  line = shakyLine();
  app = await createTestApp({
    limits,
    line: (url) => {
      beside = connect(url);
      return line.lead(url);
    },
  });
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
});
afterEach(() => line.mend());
afterAll(async () => {
  await beside.close();
  await app.close();
  await line.cut();
});

const readiness = async () => (await app.app.request(`${ORIGIN}/health/ready`)).status;
const create = (key = withKey()) => owner.api.orders.create({ body: orderDraft() }, key);

/** The number of rows in each table. */
async function counted(): Promise<Readonly<Record<string, number>>> {
  const tables = Object.entries(schema).filter(([, table]) => is(table, PgTable)) as [string, PgTable][];
  const rows = tables.map(async ([name, table]) => [name, await beside.db.$count(table)] as const);
  return Object.fromEntries(await Promise.all(rows));
}

/** Runs a statement in the database on every write to an order, until the task ends. */
async function atEachOrder<T>(statement: string, task: () => Promise<T>): Promise<T> {
  await beside.db.execute(
    sql.raw(`CREATE FUNCTION deck.trouble() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN ${statement}; RETURN NULL; END $$;
      CREATE TRIGGER trouble AFTER INSERT ON deck.orders FOR EACH ROW EXECUTE FUNCTION deck.trouble()`),
  );
  try {
    return await task();
  } finally {
    await beside.db.execute(sql.raw('DROP FUNCTION deck.trouble CASCADE'));
  }
}

/** Sends more requests at once than there are connections. */
const crowd = <T>(ask: () => Promise<T>) => Promise.all(Array.from({ length: 30 }, () => getRefusal(ask())));

describe('a lost database', () => {
  test('is reported by every kind of call and the health check, and all works again afterwards', async () => {
    await line.cut();
    expect(await getRefusal(owner.api.orders.list())).toEqual(unavailable);
    expect(await getRefusal(create())).toEqual(unavailable);
    expect(await getRefusal(owner.api.passwords.forgot({ body: { login: 'somebody' } }))).toEqual(
      unavailable,
    );
    const page = await app.app.request(`${ORIGIN}/pay/api/unknown`);
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await readiness()).toBe(503);
    expect((await app.app.request(`${ORIGIN}/health/live`)).status).toBe(200);

    await line.mend();
    expect(await readiness()).toBe(200);
    await expect(owner.api.orders.list()).resolves.toBeDefined();
    await expect(create()).resolves.toBeDefined();
  });

  test('in the middle of a write leaves nothing of the write, and the same key writes once', async () => {
    const before = await counted();
    const key = withKey();
    await atEachOrder('PERFORM pg_sleep(1)', async () => {
      const asked = getRefusal(create(key));
      await expect
        .poll(async () => {
          const { rows } = await beside.db.execute(
            sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'`,
          );
          return rows.length;
        })
        .toBe(1);
      await line.cut();
      expect(await asked).toEqual(unavailable);
    });
    expect(await counted()).toEqual(before);

    await line.mend();
    const [first, second] = [await create(key), await create(key)];
    expect(first.id).toBe(second.id);
  });
});

describe('a silent database', () => {
  test('times out, blocks no connection, and works again as soon as it answers', async () => {
    await owner.api.orders.list();
    line.freeze();
    const started = performance.now();
    expect(await getRefusal(owner.api.orders.list())).toEqual(unavailable);
    expect(performance.now() - started).toBeLessThan(limits.held + limits.connection);
    const answers = await crowd(() => owner.api.orders.list());
    // Those beyond the calls of one session at once may be refused before they ask the database.
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(await readiness()).toBe(503);

    await line.mend();
    await expect(owner.api.orders.list()).resolves.toBeDefined();
    expect(await readiness()).toBe(200);
  });
});

describe('a slow database', () => {
  test('refuses a statement that takes too long and keeps nothing of it', async () => {
    const before = await counted();
    await atEachOrder('PERFORM pg_sleep(60)', async () =>
      expect(await getRefusal(create())).toEqual(unavailable),
    );
    expect(await counted()).toEqual(before);
  });

  test('refuses requests that wait too long for a lock, and serves all others', async () => {
    const order = await makeOrder(owner);
    const edit = () => owner.api.orders.edit({ id: order.id, body: orderDraft() }, withKey());
    await beside.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1 FROM deck.orders WHERE id = ${order.id} FOR UPDATE`);
      const answers = await crowd(edit);
      expect(answers).toEqual(answers.map(() => unavailable));
      expect(JSON.stringify(app.log)).toContain(LOCK_NOT_AVAILABLE);
      await expect(owner.api.orders.list()).resolves.toBeDefined();
    });
    await expect(edit()).resolves.toBeDefined();
  });
});

describe('a full database', () => {
  test.each([
    ['a full disk', '53100'],
    ['no memory left', '53200'],
    ['a disk that fails', '58030'],
  ])('reports %s, leaves nothing half done, and the same key works once there is room', async (_, code) => {
    const before = await counted();
    const key = withKey();
    await atEachOrder(`RAISE EXCEPTION 'could not extend file' USING ERRCODE = '${code}'`, async () => {
      expect(await getRefusal(create(key))).toEqual(unavailable);
      // Reading still works.
      await expect(owner.api.orders.list()).resolves.toBeDefined();
    });
    expect(await counted()).toEqual(before);
    const [first, second] = [await create(key), await create(key)];
    expect(first.id).toBe(second.id);
  });
});

test('reports permanent failures as a fault of the server', async () => {
  await atEachOrder(`RAISE EXCEPTION 'wrong' USING ERRCODE = '22012'`, async () =>
    expect(await getRefusal(create())).toEqual({ status: 500, code: 'SERVER_ERROR', params: {} }),
  );
});
