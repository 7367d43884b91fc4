import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { check, type Endpoint, getEntries, isMultipart, isText, needsBody } from '@deck/api';
import { contract } from '@deck/api/contract';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderDraft, stay, transfer } from '../testing/drafts.ts';
import { getRefusal, invalid } from '../testing/refusals.ts';
import { ADMIN_KEY, type Browser, createTestApp, type TestApp, withKey } from '../testing/test-app.ts';

/** Sends every call what our clients never would. */
const entries = getEntries(contract).map(({ name, endpoint }) => ({ name, endpoint }));
/** Files and plain text have their own formats. */
const withBody = entries.filter(({ endpoint: { body } }) => body && !isMultipart(body) && !isText(body));
/** Where all fields are optional, an empty object is valid. */
const takesNothing = ({ body }: Endpoint) =>
  body !== undefined && '_zod' in body && 'value' in check(body, {}, 'body');

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
});
afterAll(() => app.close());

async function answerTo(endpoint: Endpoint, body: string, contentType = 'application/json') {
  const response = await owner.send(endpoint.path.replace(/\{[^}]+\}/g, 'unknown'), {
    method: endpoint.method,
    body,
    headers: {
      'content-type': contentType,
      'x-api-key': ADMIN_KEY,
      'x-xsrf-token': owner.cookies.get('XSRF-TOKEN') ?? '',
      'idempotency-key': crypto.randomUUID(),
    },
  });
  const { code, params } = (await response.json()).meta.error;
  return { status: response.status, code, fields: Object.keys(params.fields) };
}

test.each(withBody)('$name refuses a body that is not JSON', async ({ endpoint }) => {
  const refused = { status: 400, code: 'INVALID_VALUE', fields: ['body'] };
  expect(await answerTo(endpoint, '{"login":')).toEqual(refused);
  expect(await answerTo(endpoint, '{}', 'text/plain')).toEqual(refused);
});

test.each(withBody)(
  '$name refuses a missing body or a body of another shape, naming the error',
  async ({ endpoint }) => {
    const none = needsBody(endpoint.body)
      ? ['', ...(takesNothing(endpoint) ? [] : ['{"constructor":1}'])]
      : [];
    for (const body of [...none, '42', '"text"', 'null']) {
      const { status, code, fields } = await answerTo(endpoint, body);
      expect([body, status, code]).toEqual([body, 400, 'INVALID_VALUE']);
      expect(fields.length).toBeGreaterThan(0);
    }
  },
);

test.each([
  '/api/v1/orders?page=-1',
  '/api/v1/orders?page=two',
  '/api/v1/orders?size=1.5',
  '/api/v1/orders?pinnedup=perhaps',
  '/api/v1/orders?get_orders_rq=%7Bnot-json',
  '/api/v1/orders?get_orders_rq=%5B%5D',
  '/api/v1/orders?get_orders_rq=%7B%22state%22:%5B%22PAID%22%5D%7D',
  '/api/v1/payments?get_payments_rq=%7B%22status%22:%5B%22CHARGED%22%5D%7D',
  '/api/v1/payments?page=-1',
  '/api/v1/payments?get_payments_rq=42',
  '/api/v1/sequences/unheard-of',
])('%s is refused', async (path) => {
  const response = await owner.send(path);
  expect(response.status).toBe(400);
  expect((await response.json()).meta.error.code).toBe('INVALID_VALUE');
});

test('an oversized body is refused before it is read', async () => {
  const response = await owner.send('/api/v1/orders', {
    method: 'POST',
    body: 'x'.repeat(11 * 1024 * 1024),
    headers: { 'content-type': 'application/json', 'x-xsrf-token': owner.cookies.get('XSRF-TOKEN') ?? '' },
  });
  expect((await response.json()).meta.error).toMatchObject({
    code: 'INVALID_VALUE',
    params: { fields: { body: 'tooLarge' } },
  });
});

test('an oversized body gets its answer on a kept connection, and the next call too', async () => {
  const server = serve({ fetch: app.app.fetch, port: 0 });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  let connections = 0;
  server.on('connection', () => connections++);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { 'content-type': 'application/json' };
  const send = async (bytes: number) => {
    const sent = request({ port, agent, method: 'POST', path: '/auth/v1/session', headers }).end(
      'x'.repeat(bytes),
    );
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    await once(answer.resume(), 'end');
    return answer.statusCode;
  };
  for (const bytes of [3, 3_000_000, 3, 30_000_000, 3]) expect(await send(bytes)).toBe(400);
  expect(connections).toBe(1);
  agent.destroy();
  server.close();
});

test('text a database cannot store is refused at its field', async () => {
  const { api } = owner;
  const draft = orderDraft();
  for (const firstName of ['Ing\0rid', 'Ing\ud800rid']) {
    const body = { ...draft, messageToCustomer: firstName };
    expect(await getRefusal(api.orders.create({ body }, withKey()))).toEqual(
      invalid({ messageToCustomer: 'invalid' }),
    );
    expect(await getRefusal(api.orders.get({ id: 'a\0b' }))).toEqual(invalid({ id: 'invalid' }));
  }
  const search = { getOrdersRq: { search: 'a\0b' } };
  expect(await getRefusal(api.orders.list(search))).toEqual(invalid({ search: 'invalid' }));
  const inPosition = { ...draft, positions: [stay, { ...transfer, dropOffLocation: 'x\0' }] };
  expect(await getRefusal(api.orders.create({ body: inPosition }, withKey()))).toEqual(
    invalid({ 'positions.1.dropOffLocation': 'invalid' }),
  );
  const login = { login: 'a\0', password: 'b' };
  expect(await getRefusal(api.session.start({ body: login }))).toEqual(invalid({ login: 'invalid' }));
});
