import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { example } from '../core/example-contract.ts';
import { type CallEvent, type ClientOptions, createApi } from './client.ts';
import { ApiError, NetworkError, RequiredParameterError } from './errors.ts';

const guest = { id: 'g1', first_name: 'Eleni', address_line_1: 'Naxos' };

/** A client that records its requests and answers them with `answer`. */
function client(
  answer: () => Response | Promise<Response> = () => Response.json(guest),
  options: Partial<ClientOptions> = {},
) {
  const sent: Request[] = [];
  const inits: RequestInit[] = [];
  const api = createApi(example, {
    companyId: () => 'bp-7',
    apiKey: () => 'dictionary-key',
    cookies: () => 'theme=dark; XSRF-TOKEN=to%3Dken; x=1',
    fetch: async (url, init) => {
      sent.push(new Request(`http://deck.test${url}`, init));
      inits.push(init);
      return answer();
    },
    ...options,
  });
  const first = () => {
    const [request] = sent;
    if (!request) throw new Error('nothing was sent');
    return request;
  };
  return { api, sent, inits, first };
}

const failing = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => expect.unreachable('the call succeeded'),
    (error: unknown) => error,
  );

describe('a request', () => {
  // Specification 7.3, 7.4
  it('names the company, sends credentials, asks for JSON', async () => {
    const { api, first } = client();
    await api.guests.get({ guestId: 'a/b c' });
    expect(first().url).toBe('http://deck.test/api/v1/guests/a%2Fb%20c');
    expect(first().credentials).toBe('include');
    expect(Object.fromEntries(first().headers)).toEqual({ accept: 'application/json', 'company-id': 'bp-7' });
  });

  it('names no company before one is chosen', async () => {
    const { api, first } = client(undefined, { companyId: () => undefined });
    await api.guests.vip();
    expect(first().headers.has('company-id')).toBe(false);
  });

  it('writes the query in the spelling of the wire and omits missing values', async () => {
    const { api, first } = client();
    await api.guests.list({
      page: 0,
      sort: ['id,asc', 'name,desc'],
      pinnedup: false,
      getGuestsRq: { search: 'Ελένη & co', createdBy: 'me' },
    });
    const { searchParams } = new URL(first().url);
    expect([...searchParams.keys()]).toEqual(['page', 'sort', 'sort', 'pinnedup', 'get_guests_rq']);
    expect(searchParams.getAll('sort')).toEqual(['id,asc', 'name,desc']);
    expect([searchParams.get('page'), searchParams.get('pinnedup')]).toEqual(['0', 'false']);
    expect(JSON.parse(searchParams.get('get_guests_rq') ?? '')).toEqual({
      search: 'Ελένη & co',
      created_by: 'me',
    });
  });

  it('sends JSON bodies with snake_case keys', async () => {
    const { api, first } = client();
    await api.guests.create({ body: { firstName: 'Eleni', contact: { emailAddress: 'e@example.com' } } });
    expect(first().headers.get('content-type')).toBe('application/json');
    expect(await first().json()).toEqual({
      first_name: 'Eleni',
      contact: { email_address: 'e@example.com' },
    });
  });

  it('sends a file as the one field of a form', async () => {
    const { api, first } = client(() => Response.json({ url: '/f/1', size: 1 }));
    await api.files.upload({ body: new File(['x'], 'logo.svg', { type: 'image/svg+xml' }) });
    expect(first().headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    const form = await first().formData();
    expect([...form.keys()]).toEqual(['file']);
    expect((form.get('file') as File).name).toBe('logo.svg');
  });

  // Specification 7.5
  it('sends text as text, with the dictionary key', async () => {
    const { api, first } = client(() => new Response(null, { status: 204 }));
    await api.notices.all({ kind: 'paid', body: 'Καλημέρα', important: true });
    expect(first().headers.get('content-type')).toBe('text/plain;charset=UTF-8');
    expect(first().headers.get('x-api-key')).toBe('dictionary-key');
    expect(await first().text()).toBe('Καλημέρα');
  });

  it('sends the dictionary key nowhere else', async () => {
    const { api, first } = client();
    await api.guests.vip();
    expect(first().headers.has('x-api-key')).toBe(false);
  });

  // Specification 7.6
  it('sends the XSRF token with every write, also with a GET that creates, but with no read', async () => {
    const { api, sent } = client();
    await api.guests.remove({ guestId: '1' });
    await api.files.process({ fileId: 'f', templateId: 't' }, { idempotencyKey: 'k' });
    await api.guests.vip();
    expect(sent.map((request) => request.headers.get('x-xsrf-token'))).toEqual(['to=ken', 'to=ken', null]);
  });

  it('sends the idempotency key with a call that has an effect', async () => {
    const { api, first } = client();
    await api.guests.charge({ guestId: '1', body: { amount: '5.00' } }, { idempotencyKey: 'intent-1' });
    expect(first().headers.get('idempotency-key')).toBe('intent-1');
    // @ts-expect-error: a call with an effect does not compile without its key
    const forgotten = () => api.guests.charge({ guestId: '1', body: { amount: '5.00' } });
    expectTypeOf(forgotten).toBeFunction();
  });
});

describe('required parameters', () => {
  const { api, sent } = client();
  const nothing = undefined as unknown as string;
  // Specification 5.47, 5.48
  it.each([
    ['guestId', 'guests.get', () => api.guests.get({ guestId: nothing })],
    [
      'templateId',
      'files.process',
      () => api.files.process({ fileId: 'f', templateId: nothing }, { idempotencyKey: 'k' }),
    ],
    ['type', 'files.row', () => api.files.row({ fileId: 'f', rowNumber: 0, type: null as unknown as 'raw' })],
    ['body', 'guests.create', () => api.guests.create({ body: null as never })],
    ['file', 'files.upload', () => api.files.upload({ body: undefined as never })],
  ])('%s of %s', async (parameter, name, call) => {
    const error = await failing(call());
    expect(error).toBeInstanceOf(RequiredParameterError);
    expect(error).toMatchObject({
      message: `Required parameter ${parameter} was null or undefined when calling ${name}`,
      parameter,
    });
    expect(sent).toHaveLength(0);
  });
});

describe('an answer', () => {
  it('is in camelCase', async () => {
    const { api } = client();
    expect(await api.guests.vip()).toEqual({ id: 'g1', firstName: 'Eleni', addressLine1: 'Naxos' });
  });

  it('is undefined where the contract has no response', async () => {
    const { api } = client(() => new Response(null, { status: 204 }));
    expect(await api.guests.remove({ guestId: '1' })).toBeUndefined();
  });

  it('is a Blob where the contract says so', async () => {
    const { api } = client(() => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } }));
    const picture = await api.files.qrcode({ paymentId: '1' });
    expect([picture.type, await picture.text()]).toEqual(['image/svg+xml', '<svg/>']);
  });

  it('rejects with the code, its parameters and the fields', async () => {
    const error = {
      code: 'INVALID_VALUE',
      message: 'no',
      params: { max_amount: '5.00', fields: { 'contact.email_address': 'email' } },
    };
    const { api } = client(() => Response.json({ meta: { error } }, { status: 400 }));
    expect(await failing(api.guests.vip())).toMatchObject({
      name: 'ApiError',
      status: 400,
      code: 'INVALID_VALUE',
      message: 'no',
      params: { maxAmount: '5.00' },
      fields: { 'contact.emailAddress': 'email' },
      called: { call: 'guests.vip', method: 'GET', path: '/api/v1/guests/vip' },
    });
  });

  it.each(['', 'Bad Gateway', '[]', '{"meta":null}', '{"meta":{"error":{"code":7,"params":[1]}}}'])(
    'rejects without a code when the body has none: %j',
    async (body) => {
      const { api } = client(() => new Response(body, { status: 502 }));
      expect(await failing(api.guests.vip())).toMatchObject({
        status: 502,
        code: undefined,
        params: {},
        fields: {},
      });
    },
  );
});

describe('when no answer comes', () => {
  afterEach(() => vi.unstubAllGlobals());
  const cut = () =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"id":'));
          controller.error(new TypeError('terminated'));
        },
      }),
    );

  it.each<[NetworkError['reason'], string, () => Response | Promise<Response>]>([
    ['lost', 'the connection fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['lost', 'it breaks off in the middle', cut],
    ['broken', 'half of the JSON is missing', () => new Response('{"id": "g1", "first')],
    ['broken', 'a page comes instead', () => new Response('<!doctype html>')],
    ['broken', 'nothing comes where something must', () => new Response('')],
  ])('%s: %s', async (reason, _, answer) => {
    const { api, sent } = client(answer);
    const error = await failing(api.guests.vip());
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ reason, called: { call: 'guests.vip' } });
    expect(sent).toHaveLength(1);
  });

  it('offline: nothing is sent', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { api, sent } = client(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failing(api.guests.vip())).toMatchObject({ reason: 'offline' });
    expect(sent).toHaveLength(0);
  });

  it('sends a failed write once', async () => {
    const { api, sent } = client(() => Promise.reject(new TypeError('Failed to fetch')));
    await failing(api.guests.charge({ guestId: '1', body: { amount: '5.00' } }, { idempotencyKey: 'k' }));
    expect(sent).toHaveLength(1);
  });

  it('rejects with the reason of an abort, not with a network error, and aborts fetch', async () => {
    const events: CallEvent[] = [];
    const { api, inits } = client(() => Promise.reject(new DOMException('', 'AbortError')), {
      onEvent: (event) => events.push(event),
    });
    const abort = new AbortController();
    const call = api.guests.vip({}, { signal: abort.signal });
    abort.abort();
    expect(await failing(call)).toMatchObject({ name: 'AbortError' });
    expect(inits[0]?.signal).toBe(abort.signal);
    expect(events.at(-1)).toMatchObject({ kind: 'settled', failure: undefined });
  });
});

describe('client events', () => {
  let events: CallEvent[] = [];
  beforeEach(() => {
    events = [];
  });
  const onEvent = (event: CallEvent) => events.push(event);

  it('report the start and the end of a call under the same id', async () => {
    const { api } = client(undefined, { onEvent });
    await api.guests.vip();
    expect(events.map(({ kind, call }) => [kind, call])).toEqual([
      ['sent', 'guests.vip'],
      ['settled', 'guests.vip'],
    ]);
    expect(new Set(events.map(({ id }) => id)).size).toBe(1);
  });

  it.each([
    ['nothing', undefined, false],
    ['all', 'all', true],
    ['its code', ['NOT_FOUND'], true],
    ['another code', ['ACCESS_DENIED'], false],
  ] as const)(
    'say whether the caller shows the failure itself, who shows %s',
    async (_, handledErrors, isShown) => {
      const refused = Response.json({ meta: { error: { code: 'NOT_FOUND' } } }, { status: 404 });
      const { api } = client(() => refused, { onEvent });
      await failing(api.guests.vip({}, { handledErrors }));
      expect(events.at(-1)).toMatchObject({ kind: 'settled', isShown });
    },
  );

  it('carry the failure', async () => {
    const { api } = client(() => new Response('', { status: 500 }), { onEvent });
    const error = await failing(api.guests.vip());
    expect(error).toBeInstanceOf(ApiError);
    expect(events.at(-1)).toMatchObject({ kind: 'settled', failure: error });
  });
});
