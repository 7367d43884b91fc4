import { Refusal } from '@deck/api/server';
import { DrizzleQueryError } from 'drizzle-orm';
import { Hono } from 'hono';
import pg from 'pg';
import { expect, test } from 'vitest';
import { noteAddress, withArrived } from './auth/client-address.ts';
import { noteUser } from './auth/noted-user.ts';
import { jsonLines, logFault, REQUEST_ID, requestLog } from './log.ts';
import { traceHeader } from './metrics/trace.ts';

function lines() {
  const written: string[] = [];
  return {
    log: jsonLines((line) => written.push(line)),
    entries: () => written.map((line) => JSON.parse(line)),
  };
}

test('a request is a line of JSON that names the route, never the address', async () => {
  const { log, entries } = lines();
  const app = new Hono();
  app.use(requestLog(log));
  app.get('/pay/:token', (c) => c.text('paid'));
  app.get('/refused', () => {
    throw Refusal.because('ORDER_NOT_EDITABLE');
  });
  app.onError((_, c) => c.text('', 409));
  await app.request('/pay/a-secret?search=Papadopoulou', { headers: { cookie: 'deck_session=secret' } });
  await app.request('/refused');
  await app.request('/nothing/here');
  expect(entries()).toEqual([
    {
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/),
      level: 'info',
      request: expect.any(String),
      from: 'unknown',
      method: 'GET',
      route: '/pay/:token',
      status: 200,
      ms: expect.any(Number),
    },
    {
      at: expect.any(String),
      level: 'info',
      request: expect.any(String),
      from: 'unknown',
      method: 'GET',
      route: '/refused',
      status: 409,
      code: 'ORDER_NOT_EDITABLE',
      ms: expect.any(Number),
    },
    {
      at: expect.any(String),
      level: 'info',
      request: expect.any(String),
      from: 'unknown',
      method: 'GET',
      route: '/*',
      status: 404,
      ms: expect.any(Number),
    },
  ]);
});

test('names the caller, the client address and the request id of the answer', async () => {
  const { log, entries } = lines();
  const app = new Hono();
  app.use(requestLog(log), (c, next) => {
    noteAddress(c.req.raw, '203.0.113.7');
    return next();
  });
  app.get('/orders', (c) => {
    noteUser(c.req.raw, 'user-1');
    throw new Error('broken');
  });
  app.onError((error, c) => {
    logFault(log, error, c.req.raw);
    return c.text('', 500);
  });
  const answer = await app.request('/orders', { headers: { [REQUEST_ID]: 'mine' } });
  const request = answer.headers.get(REQUEST_ID);
  expect(request).toMatch(/^[0-9a-f-]{36}$/);
  expect(entries()).toMatchObject([
    { level: 'error', request, fault: { message: 'broken' } },
    { level: 'error', request, user: 'user-1', from: '203.0.113.7', status: 500 },
  ]);
});

test('knows a request again that was replaced while its body was measured', async () => {
  const { log, entries } = lines();
  const app = new Hono();
  app.use(
    requestLog(log),
    (c, next) => {
      noteAddress(c.req.raw, '203.0.113.7');
      return withArrived(c.req.raw, next);
    },
    (c, next) => {
      c.req.raw = new Request(c.req.raw);
      return next();
    },
  );
  app.post('/orders', () => {
    throw new Error('broken');
  });
  app.onError((error, c) => {
    logFault(log, error, c.req.raw);
    return c.text('', 500);
  });
  const answer = await app.request('/orders', { method: 'POST', body: '{}' });
  const request = answer.headers.get(REQUEST_ID);
  expect(entries()).toMatchObject([
    { level: 'error', request, fault: { message: 'broken' } },
    { level: 'error', request, from: '203.0.113.7', status: 500 },
  ]);
});

test('any value stays on a single line', () => {
  const written: string[] = [];
  jsonLines((line) => written.push(line))({ fault: 'one\n{"level":"info"}\r\u2028two' });
  expect(written.join('').match(/\n/g)).toHaveLength(1);
});

test('a database error is logged by its codes, without the values it quotes', () => {
  const { log, entries } = lines();
  const quoting = new pg.DatabaseError('duplicate key: (Ingrid Solheim)', 1, 'error');
  Object.assign(quoting, {
    code: '23505',
    constraint: 'orders_external_id',
    detail: 'Key (Ingrid Solheim) exists',
  });
  logFault(log, new DrizzleQueryError('insert into orders', ['Ingrid Solheim'], quoting));
  const [{ fault }] = entries();
  expect(fault.cause).toMatchObject({ code: '23505', constraint: 'orders_external_id' });
  expect(fault.stack.length).toBeGreaterThan(0);
  expect(JSON.stringify(fault)).not.toMatch(/Solheim|insert into/);
});

test('a server error is logged with its message, any other thrown value by its type', () => {
  const { log, entries } = lines();
  logFault(log, new Error('The order has no property'));
  logFault(log, 'Ingrid Solheim');
  const [ours, other] = entries();
  expect(ours).toMatchObject({
    level: 'error',
    fault: { name: 'Error', message: 'The order has no property' },
  });
  expect(other.fault).toEqual({ name: 'string' });
});

test('a request names the trace of its caller, and calls on the way belong to it', async () => {
  const { log, entries } = lines();
  const app = new Hono();
  app.use(requestLog(log));
  app.get('/', (c) => c.text(traceHeader().traceparent));
  const id = '4bf92f3577b34da6a3ce929d0e0e4736';
  const answer = await app.request('/', { headers: { traceparent: `00-${id}-00f067aa0ba902b7-01` } });
  expect(await answer.text()).toMatch(new RegExp(`^00-${id}-[0-9a-f]{16}-01$`));
  expect(entries()).toMatchObject([{ trace: id, route: '/' }]);
});
