import { afterAll, beforeAll, expect, test } from 'vitest';
import { openClock } from '../clock.ts';
import { type Connection, connect } from '../database/connect.ts';
import { businessProfiles, callbacks } from '../database/schema.ts';
import { freePort } from '../load-tests/free-port.ts';
import type { Psp } from '../psp/index.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './metrics-server.ts';
import { watchWaitingWork } from './waiting-work.ts';

let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await createTestDatabase('people');
  connection = connect(database.url);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

test('requests are counted by route and status, and faults alone', async () => {
  const { registry, countLog } = createMetrics();
  const passed: unknown[] = [];
  const log = countLog((entry) => passed.push(entry));
  log({ method: 'GET', route: '/pay/:token', status: 200, ms: 40 });
  log({ method: 'GET', route: '/pay/:token', status: 503, ms: 2_000 });
  log({ fault: { name: 'Error' } });
  log({ advice: 'Do this.' });
  const text = await registry.metrics();
  expect(passed).toHaveLength(4);
  expect(text).toContain(
    'deck_http_request_duration_seconds_count{method="GET",route="/pay/:token",status="200"} 1',
  );
  expect(text).toMatch(
    /duration_seconds_bucket\{le="0.05",method="GET",route="\/pay\/:token",status="200"\} 1/,
  );
  expect(text).toContain(
    'deck_http_request_duration_seconds_sum{method="GET",route="/pay/:token",status="503"} 2',
  );
  expect(text).toContain('deck_faults_total 1');
});

test('calls of the PSP are measured by their outcome, and answer as before', async () => {
  const { registry, measurePsp } = createMetrics();
  const answers: unknown[] = [{ status: 'DECLINED' }, undefined, null];
  const psp = measurePsp({
    ask: async () => answers.shift(),
    readReference: async () => [],
    cancel: async () => Promise.reject(new Error('The PSP refused a cancellation with 401')),
  } as unknown as Psp);
  expect(await psp.ask('a')).toEqual({ status: 'DECLINED' });
  expect(await psp.ask('a')).toBeUndefined();
  expect(await psp.ask('a')).toBeNull();
  expect(await psp.readReference('a')).toEqual([]);
  await expect(psp.cancel('a')).rejects.toThrow('with 401');
  const text = await registry.metrics();
  for (const outcome of ['DECLINED', 'SILENT', 'UNKNOWN'])
    expect(text).toContain(`deck_psp_call_duration_seconds_count{call="ask",outcome="${outcome}"} 1`);
  expect(text).toContain('_count{call="readReference",outcome="ANSWERED"} 1');
  expect(text).toContain('_count{call="cancel",outcome="REFUSED"} 1');
});

test('a pool says how many connections are in use, idle and waited for', async () => {
  const { registry, watchPool } = createMetrics();
  watchPool('serving', { totalCount: 10, idleCount: 3, waitingCount: 4 });
  const text = await registry.metrics();
  expect(text).toContain('deck_database_connections{pool="serving",state="in_use"} 7');
  expect(text).toContain('deck_database_connections{pool="serving",state="idle"} 3');
  expect(text).toContain('deck_database_waiting{pool="serving"} 4');
});

test('a step that fails keeps the time of its last good end', async () => {
  const { registry, measureStep } = createMetrics();
  const read = async () =>
    (await registry.getSingleMetric('deck_step_last_end_timestamp_seconds')?.get())?.values;
  const fails = measureStep('due', () => Promise.reject(new Error('No')));
  const before = await read();
  expect(before).toMatchObject([{ labels: { step: 'due' }, value: expect.any(Number) }]);
  await expect(fails()).rejects.toThrow('No');
  expect(await read()).toEqual(before);
});

test('what is due and waits has an age, and a database that is away has none', async () => {
  const { db } = connection;
  const clock = await openClock(db);
  const ago = (seconds: number) => new Date(clock.now().getTime() - seconds * 1_000);
  const [company] = await db.select({ id: businessProfiles.id }).from(businessProfiles).limit(1);
  const callback = {
    businessProfileId: company?.id ?? '',
    type: 'payment',
    event: 'NEW',
    url: 'https://a.example',
    payload: '',
  } as const;
  const at = { createdAt: ago(900), attempts: 0 };
  await db.insert(callbacks).values([
    { ...callback, ...at, id: 'late', status: 'QUEUED', dueAt: ago(600) },
    { ...callback, ...at, id: 'later', status: 'QUEUED', dueAt: ago(-600) },
    { ...callback, ...at, id: 'done', status: 'DELIVERED', dueAt: ago(6_000) },
  ]);
  const metrics = createMetrics();
  const port = await freePort();
  const server = await serveMetrics(metrics, port, { db, clock });
  const read = async () => (await fetch(`http://localhost:${port}/metrics`)).text();
  const age = /deck_oldest_due_seconds\{work="callback"\} (\S+)/.exec(await read())?.[1];
  expect(Number(age)).toBeGreaterThanOrEqual(600);
  expect(Number(age)).toBeLessThan(900);
  const text = await read();
  expect(text).toContain('deck_oldest_due_seconds{work="letter"} 0');
  expect(text).toContain('deck_database_up 1');
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(404);
  await server.close();

  const gone = connect('postgres://deck@127.0.0.1:1/deck');
  const without = createMetrics();
  watchWaitingWork(without, { db: gone.db, clock });
  const said = await without.registry.metrics();
  expect(said).toContain('deck_database_up 0');
  expect(said).not.toContain('deck_oldest_due_seconds{');
  await gone.close();
});
