import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { createApi } from '../client/client.ts';
import { type Contract, endpoint, getMultipart, type Right } from '../core/endpoint.ts';
import { example } from '../core/example-contract.ts';
import { Refusal } from './refusal.ts';
import { type CallInfo, createServer, type Handlers, type ServerOptions } from './server.ts';

type Who = { readonly user: string };
const guest = { id: 'g1', firstName: 'Eleni', addressLine1: 'Naxos' };

const handlers: Handlers<typeof example, Who> = {
  guests: {
    list: ({ page = 0, ...rest }) => ({
      content: [{ ...guest, id: JSON.stringify(rest) }],
      page,
      size: 1,
      totalElements: 1,
      totalExact: true,
      totalPages: 1,
    }),
    get: ({ guestId }) => ({ ...guest, id: guestId }),
    vip: () => ({ ...guest, id: 'vip', passwordHash: 'secret' }),
    create: ({ body }, { context }) => ({ id: context.user, firstName: body.firstName }),
    charge: ({ body }, { idempotencyKey }) => ({ id: `${idempotencyKey} ${body.amount}`, firstName: '' }),
    remove: () => {
      throw new Refusal(409, 'ORDER_NOT_EDITABLE', { leftMinutes: 5 }, 'not now');
    },
  },
  files: {
    upload: async ({ body }) => ({ url: `/f/${body.name}`, size: body.size }),
    process: ({ sendNow }, { headers }) => headers.append('set-cookie', `sent=${sendNow}`) as undefined,
    row: ({ rowNumber, type }) => ({ row: rowNumber, type }),
    qrcode: () => '<svg/>',
  },
  notices: { all: () => undefined },
};

function serve(options: Partial<ServerOptions<Who>> = {}, served: Partial<typeof handlers.guests> = {}) {
  const app = createServer(
    example,
    { ...handlers, guests: { ...handlers.guests, ...served } },
    { authorise: () => ({ user: 'kalypso' }), ...options },
  );
  const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    app.request(path, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  return { app, send };
}

const refusal = async (response: Response) => {
  const { meta } = (await response.json()) as {
    meta: { error: { code: string; params: Record<string, unknown> } };
  };
  return { status: response.status, code: meta.error.code, params: meta.error.params };
};

describe('a temporary refusal', () => {
  it('says when to ask again', async () => {
    const vip = () => {
      throw Refusal.because('TOO_MANY_REQUESTS', { seconds: 42 });
    };
    const answer = await serve({}, { vip }).send('GET', '/api/v1/guests/vip');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '42']);
    const other = await serve(
      {},
      {
        vip: () => {
          throw Refusal.because('REMINDED_RECENTLY', { seconds: 42 });
        },
      },
    ).send('GET', '/api/v1/guests/vip');
    expect([other.status, other.headers.has('retry-after')]).toEqual([409, false]);
  });
});

describe('handlers', () => {
  it('do not compile while a handler is missing', () => {
    const { vip: _, ...some } = handlers.guests;
    // @ts-expect-error: `guests.vip` has no handler
    const missing: Handlers<typeof example, Who> = { ...handlers, guests: some };
    expect(() => createServer(example, missing, { authorise: () => ({ user: '' }) })).toThrow(
      'No handler for guests.vip',
    );
    expectTypeOf<CallInfo<Who>['context']>().toEqualTypeOf<Who>();
  });
});

describe('a request', () => {
  it('finds fixed words before parameters, and decodes them', async () => {
    const { send } = serve();
    expect(await (await send('GET', '/api/v1/guests/vip')).json()).toMatchObject({ id: 'vip' });
    expect(await (await send('GET', '/api/v1/guests/a%2Fb%20%CE%BB')).json()).toMatchObject({ id: 'a/b λ' });
  });

  it('parses the query into values with camelCase names', async () => {
    const { send } = serve();
    const filter = encodeURIComponent(JSON.stringify({ search: 'x', created_by: 'me' }));
    const response = await send(
      'GET',
      `/api/v1/guests?page=3&sort=a,asc&sort=b,desc&pinnedup=true&get_guests_rq=${filter}`,
    );
    const body = (await response.json()) as { page: number; content: [{ id: string }] };
    expect(body.page).toBe(3);
    expect(JSON.parse(body.content[0].id)).toEqual({
      sort: ['a,asc', 'b,desc'],
      pinnedup: true,
      getGuestsRq: { search: 'x', createdBy: 'me' },
    });
  });

  it('names every invalid field by its message key', async () => {
    const { send } = serve();
    const response = await send('POST', '/api/v1/guests', {
      first_name: '',
      contact: { email_address: 'nobody' },
    });
    expect(await refusal(response)).toEqual({
      status: 400,
      code: 'INVALID_VALUE',
      params: { fields: { first_name: 'required', 'contact.email_address': 'email' } },
    });
  });

  it.each([
    ['/api/v1/guests?page=two', { page: 'invalid' }],
    ['/api/v1/guests?page=-1', { page: 'tooSmall' }],
    ['/api/v1/guests?pinnedup=perhaps', { pinnedup: 'invalid' }],
    ['/api/v1/guests?get_guests_rq={', { get_guests_rq: 'invalid' }],
    ['/api/v1/import/files/f/row/0', { type: 'choice' }],
    ['/api/v1/import/files/f/row/x?type=raw', { row_number: 'invalid' }],
  ])('refuses %s', async (path, fields) => {
    const { send } = serve();
    expect(await refusal(await send('GET', path))).toEqual({
      status: 400,
      code: 'INVALID_VALUE',
      params: { fields },
    });
  });

  it.each([
    ['nothing', undefined, 'application/json', { body: 'required' }],
    ['half of it', '{"first_name": "El', 'application/json', { body: 'invalid' }],
    ['a form of another site', '{}', 'text/plain', { body: 'invalid' }],
    [
      'nesting without end',
      '['.repeat(200_000) + ']'.repeat(200_000),
      'application/json',
      { body: 'tooLarge' },
    ],
  ])('refuses a body of %s', async (_, body, type, fields) => {
    const { app } = serve();
    const response = await app.request('/api/v1/guests', {
      method: 'POST',
      body: body ?? null,
      headers: { 'content-type': type },
    });
    expect(await refusal(response)).toMatchObject({ status: 400, params: { fields } });
  });

  it('refuses bodies above the limit', async () => {
    const { send } = serve({ maxBodyBytes: 20 });
    expect(await refusal(await send('POST', '/api/v1/guests', { first_name: 'x'.repeat(30) }))).toMatchObject(
      {
        status: 400,
        params: { fields: { body: 'tooLarge' } },
      },
    );
  });

  it("accepts a larger file up to the contract's limit", async () => {
    const limited = {
      files: {
        upload: endpoint('POST /files', {
          summary: 'A large file.',
          needs: 'session',
          body: getMultipart({ maxBytes: 1000 }),
          response: z.object({ size: z.int() }),
        }),
      },
    };
    const handlers: Handlers<typeof limited, Who> = {
      files: { upload: ({ body }) => ({ size: body.size }) },
    };
    const authorise = () => ({ user: 'u1' });
    const app = createServer(limited, handlers, { authorise, maxBodyBytes: 20 });
    const upload = (size: number) => {
      const body = new FormData();
      body.append('file', new File(['x'.repeat(size)], 'large.csv'));
      return app.request('/files', { method: 'POST', body });
    };
    expect(await (await upload(1000)).json()).toEqual({ size: 1000 });
    // The second is refused before it is read.
    for (const size of [1001, 1_000_000])
      expect(await refusal(await upload(size))).toMatchObject({
        status: 400,
        params: { fields: { file: 'tooLarge' } },
      });
  });

  it('keeps the name of a file in any script', async () => {
    const named = {
      files: {
        upload: endpoint('POST /files', {
          summary: 'A file.',
          needs: 'session',
          body: getMultipart({ maxBytes: 1000 }),
          response: z.object({ name: z.string(), type: z.string() }),
        }),
      },
    };
    const handlers: Handlers<typeof named, Who> = {
      files: { upload: ({ body: { name, type } }) => ({ name, type }) },
    };
    const app = createServer(named, handlers, { authorise: () => ({ user: 'u1' }) });
    for (const name of ['Гости ноября.csv', 'Κρατήσεις.csv', 'гость; 1=2.csv', '📄.csv']) {
      const body = new FormData();
      body.append('note', 'beside it');
      body.append('file', new File(['a,b'], name, { type: 'text/csv' }));
      const response = await app.request('/files', { method: 'POST', body });
      expect(await response.json()).toEqual({ name, type: 'text/csv' });
    }
  });

  it.each([
    ['of another type', 'text/csv', 'a,b'],
    ['without boundaries', 'multipart/form-data', 'a,b'],
    [
      'that never ends',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\na',
    ],
    [
      'of too many parts',
      'multipart/form-data; boundary=x',
      `${'--x\r\nContent-Disposition: form-data; name="n"\r\n\r\n1\r\n'.repeat(20)}--x--`,
    ],
  ])('refuses a body %s where a file is required', async (_, type, body) => {
    const { app } = serve();
    const response = await app.request('/resources/upload', {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
    expect(await refusal(response)).toMatchObject({ status: 400, params: { fields: { file: 'required' } } });
  });

  it('requires a file where the contract says so', async () => {
    const { app } = serve();
    const form = new FormData();
    form.append('file', 'only text');
    const response = await app.request('/resources/upload', { method: 'POST', body: form });
    expect(await refusal(response)).toMatchObject({ status: 400, params: { fields: { file: 'required' } } });
  });
});

describe('an answer', () => {
  it('has snake_case keys and only the fields of the contract', async () => {
    const response = await serve().send('GET', '/api/v1/guests/vip');
    expect(await response.json()).toEqual({ id: 'vip', first_name: 'Eleni', address_line_1: 'Naxos' });
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it("has no content where the contract declares none, but keeps the handler's headers", async () => {
    const response = await serve().send('GET', '/api/v1/import/files/f/process/t?send-now=true', undefined, {
      'idempotency-key': 'k',
    });
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(response.headers.getSetCookie()).toContain('sent=true');
  });

  it('is a refusal with its code, or 404 for an unknown path', async () => {
    const { send } = serve();
    const response = await send('DELETE', '/api/v1/guests/1');
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({
      meta: { error: { code: 'ORDER_NOT_EDITABLE', message: 'not now', params: { left_minutes: 5 } } },
    });
    expect(await refusal(await send('GET', '/api/v1/nowhere'))).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    expect(await refusal(await send('PUT', '/api/v1/guests/1'))).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
  });

  it.each<[string, () => never]>([
    [
      'a fault',
      () => {
        throw new Error('password=hunter2');
      },
    ],
    ['an answer that breaks the contract', () => ({ id: 7 }) as never],
  ])('%s is 500 without details, and is reported', async (_, vip) => {
    const reported: unknown[] = [];
    const response = await serve({ onError: (error) => reported.push(error) }, { vip }).send(
      'GET',
      '/api/v1/guests/vip',
    );
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      meta: { error: { code: 'SERVER_ERROR', message: 'SERVER_ERROR', params: {} } },
    });
    expect(reported).toHaveLength(1);
  });
});

describe('authorisation', () => {
  it('runs before anything is read, with the permission of the contract', async () => {
    const asked: [Right, string][] = [];
    const { send } = serve({
      authorise: (needs, request, endpoint) => {
        asked.push([needs, `${request.method} ${endpoint.path}`]);
        throw new Refusal(403, 'ACCESS_DENIED');
      },
    });
    expect(await refusal(await send('POST', '/api/v1/guests', 'not JSON'))).toMatchObject({
      status: 403,
      code: 'ACCESS_DENIED',
    });
    expect(asked).toEqual([['ORDER_INSTANCE_CREATE', 'POST /api/v1/guests']]);
  });

  it('gives handlers their context', async () => {
    const body = { first_name: 'x', contact: { email_address: 'a@b' } };
    expect(await (await serve().send('POST', '/api/v1/guests', body)).json()).toMatchObject({
      id: 'kalypso',
    });
  });
});

describe('a call with an effect', () => {
  const body = { amount: '5.00' };
  it('requires an idempotency key and passes it on', async () => {
    const { send } = serve();
    expect(await refusal(await send('POST', '/api/v1/guests/1/charge', body))).toMatchObject({
      status: 409,
      code: 'IDEMPOTENCY_KEY_REQUIRED',
    });
    const response = await send('POST', '/api/v1/guests/1/charge', body, { 'idempotency-key': 'intent-1' });
    expect(await response.json()).toMatchObject({ id: 'intent-1 5.00' });
  });

  it('refuses a key longer than the database can store', async () => {
    const { send } = serve();
    const charge = (key: string) => send('POST', '/api/v1/guests/1/charge', body, { 'idempotency-key': key });
    expect((await charge('k'.repeat(200))).status).toBe(200);
    expect(await refusal(await charge('k'.repeat(201)))).toMatchObject({
      status: 400,
      params: { fields: { idempotency_key: 'tooLong' } },
    });
  });

  it('can be remembered by the wrapper around every handler', async () => {
    const seen: unknown[] = [];
    const { send } = serve({
      around: async ({ name, idempotencyKey, context }, args, run) => {
        seen.push(name, idempotencyKey, context.user, args);
        return { ...((await run()) as object), firstName: 'remembered' };
      },
    });
    const response = await send('POST', '/api/v1/guests/1/charge', body, { 'idempotency-key': 'k' });
    expect(await response.json()).toEqual({ id: 'k 5.00', first_name: 'remembered' });
    expect(seen).toEqual(['guests.charge', 'k', 'kalypso', { guestId: '1', body }]);
  });
});

describe('the double-submit cookie', () => {
  const write = (headers: Record<string, string>) =>
    serve().send('DELETE', '/api/v1/guests/1', undefined, headers);
  it.each([
    ['the cookie comes without the header', { cookie: 'XSRF-TOKEN=a; s=1' }],
    ['they differ', { cookie: 'XSRF-TOKEN=a', 'x-xsrf-token': 'b' }],
    ['there is a session but no token', { cookie: 's=1' }],
    ['both are empty', { cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' }],
  ])('refuses a write when %s', async (_, headers) => {
    expect(await refusal(await write(headers))).toMatchObject({ status: 403, code: 'XSRF_MISMATCH' });
  });

  it('lets a write pass when both agree, or when no cookie came at all', async () => {
    const passed = { status: 409, code: 'ORDER_NOT_EDITABLE' };
    expect(await refusal(await write({ cookie: 'XSRF-TOKEN=a', 'x-xsrf-token': 'a' }))).toMatchObject(passed);
    expect(await refusal(await write({}))).toMatchObject(passed);
  });

  it('guards a GET that creates, but not reads or callers with a key', async () => {
    const { send } = serve();
    const headers = { cookie: 's=1', 'idempotency-key': 'k' };
    expect((await send('GET', '/api/v1/import/files/f/process/t', undefined, headers)).status).toBe(403);
    expect((await send('GET', '/api/v1/guests/vip', undefined, headers)).status).toBe(200);
    const asText = { ...headers, 'content-type': 'text/plain' };
    expect((await send('POST', '/backoffice/v0.1/notify-all/paid', 'text', asText)).status).toBe(204);
  });

  it('sets a token once per visitor, also with a refusal', async () => {
    const { send } = serve();
    const [given] = (await send('GET', '/api/v1/nowhere')).headers.getSetCookie();
    expect(given).toMatch(/^XSRF-TOKEN=[0-9a-f]{32}; Path=\/; SameSite=Lax$/);
    expect(
      (await send('GET', '/api/v1/guests/vip', undefined, { cookie: 'XSRF-TOKEN=a' })).headers.getSetCookie(),
    ).toEqual([]);
    const [secure] = (await send('GET', 'https://deck.test/api/v1/guests/vip')).headers.getSetCookie();
    expect(secure).toContain('Secure');
  });

  it('sets it as Secure where TLS ends in front of the server', async () => {
    const app = createServer(example, handlers, { authorise: () => ({ user: 'Eleni' }), isHttps: true });
    const [given] = (await app.request('http://deck.test/api/v1/guests/vip')).headers.getSetCookie();
    expect(given).toContain('Secure');
  });
});

it('speaks the wire format of the client', async () => {
  const { app } = serve();
  const api = createApi(example satisfies Contract, {
    companyId: () => undefined,
    fetch: async (url, init) => app.request(url, init),
  });
  const draft = { firstName: 'Eleni', contact: { emailAddress: 'a@b' } };
  expect(await api.guests.create({ body: draft })).toEqual({ id: 'kalypso', firstName: 'Eleni' });
  expect(await api.files.row({ fileId: 'f', rowNumber: 3, type: 'raw' })).toEqual({ row: 3, type: 'raw' });
  expect(await api.files.upload({ body: new File(['xyz'], 'a.svg') })).toEqual({ url: '/f/a.svg', size: 3 });
  expect(await (await api.files.qrcode({ paymentId: '1' })).text()).toBe('<svg/>');
  expect(await api.notices.all({ kind: 'paid', body: 'Hello' })).toBeUndefined();
  await expect(api.guests.create({ body: { ...draft, firstName: '' } })).rejects.toMatchObject({
    status: 400,
    fields: { firstName: 'required' },
  });
});
