import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint, page, param, text } from '../core/endpoint.ts';
import { busy } from '../testing/busy.ts';
import { createServer } from './server.ts';

const Line = z.object({ name: z.string().check(z.maxLength(200)), count: z.int().check(z.maximum(999)) });
const contract = {
  rooms: {
    list: endpoint('GET /rooms?page&sort&filter', {
      summary: '',
      needs: 'session',
      params: {
        page: param.int,
        sort: param.list,
        filter: param.json(z.object({ search: z.optional(z.string()) })),
      },
      response: page(z.string()),
    }),
    get: endpoint('GET /rooms/{id}', {
      summary: '',
      needs: 'session',
      response: z.object({ id: z.string() }),
    }),
    save: endpoint('POST /rooms', {
      summary: '',
      needs: 'session',
      body: z.object({
        lines: z.array(Line).check(z.maxLength(50, 'tooLarge')),
        words: z.optional(z.strictObject({ en: z.string() })),
        anything: z.optional(z.unknown()),
      }),
      response: z.object({ saved: z.unknown() }),
    }),
    tell: endpoint('POST /rooms/news', { summary: '', needs: 'apiKey', body: text }),
    open: endpoint('GET /open/{id}', { summary: '', needs: 'public' }),
  },
};

const faults: unknown[] = [];
const app = createServer(
  contract,
  {
    rooms: {
      list: ({ page: number = 0 }) => ({
        content: [],
        page: number,
        size: 50,
        totalElements: 0,
        totalExact: true,
        totalPages: 0,
      }),
      get: ({ id }) => ({ id }),
      save: ({ body }) => ({ saved: body.anything }),
      tell: () => undefined,
      open: () => undefined,
    },
  },
  { authorise: () => ({}), onError: (error) => faults.push(error) },
);

/** Returns the answer, and asserts that it took under a second and was not a server fault. */
async function answer(path: string, body?: BodyInit, type = 'application/json') {
  const since = busy();
  const init = body === undefined ? {} : { method: 'POST', body, headers: { 'content-type': type } };
  const response = await app.request(path, init);
  const size = (await response.clone().text()).length;
  expect(since()).toBeLessThan(1000);
  expect(size).toBeLessThan(100_000);
  expect(faults).toEqual([]);
  if (response.status === 200 || response.status === 204)
    return { status: response.status, fields: undefined };
  const { meta } = await response.json();
  return { status: response.status, fields: meta.error.params.fields };
}
const refused = (fields: Record<string, unknown>) => ({ status: 400, fields });

const room = (line: string, more = '') => `{"lines": [${line}]${more}}`;
const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)),
  );

describe('a body of a stranger', () => {
  it.each<[string, BodyInit, Record<string, unknown>]>([
    ['numbers beyond all numbers', room('{"name": "a", "count": 1e999}'), { 'lines.0.count': 'invalid' }],
    ['numbers below all numbers', room('{"name": "a", "count": -1e999}'), { 'lines.0.count': 'invalid' }],
    ['numbers that are too large', room('{"name": "a", "count": 1e15}'), { 'lines.0.count': 'tooLarge' }],
    [
      'wrong types',
      room('{"name": {}, "count": "1"}'),
      { 'lines.0.name': 'invalid', 'lines.0.count': 'invalid' },
    ],
    ['a list for an object', '[]', { body: 'invalid' }],
    ['null', 'null', { body: 'required' }],
    ['a key twice', room('{"name": "a", "name": "b", "count": 1}'), { body: 'invalid' }],
    [
      '10,000 levels',
      room('', `, "anything": ${'['.repeat(10_000)}${']'.repeat(10_000)}`),
      { body: 'tooLarge' },
    ],
    ['too many lines', room(Array(90_000).fill('{}').join()), { lines: 'tooLarge' }],
    ['two megabytes of them', room(Array(600_000).fill('{}').join()), { body: 'tooLarge' }],
    [
      'two megabytes of text',
      room(`{"name": "${'x'.repeat(2_000_000)}", "count": 1}`),
      { 'lines.0.name': 'tooLong' },
    ],
    ['ten megabytes', ' '.repeat(10_000_000), { body: 'tooLarge' }],
    [
      'letters that are no UTF-8',
      bytes('{"lines": [], "anything": "', [0xc3, 0x28], '"}'),
      { body: 'invalid' },
    ],
    ['half of a letter', bytes('{"lines": [], "anything": "', [0xed, 0xa0, 0x80], '"}'), { body: 'invalid' }],
    ['UTF-16', bytes([0xff, 0xfe, 0x7b, 0, 0x7d, 0]), { body: 'invalid' }],
    ['a raw NUL', '{"lines": [], "anything": "\0"}', { body: 'invalid' }],
    // A field called `constructor` must not hide its own error.
    ['unknown names', room('', ', "words": {"en": "a", "toString": "b"}'), { 'words.to_string': 'invalid' }],
    [
      'an unknown name of a megabyte',
      room('', `, "words": {"en": "a", "${'x'.repeat(1_000_000)}": "b"}`),
      { words: 'invalid' },
    ],
  ])('with %s is refused, naming the field', async (_, body, fields) => {
    expect(await answer('/rooms', body)).toEqual(refused(fields));
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    '',
  ])('of the type %j is refused', async (type) => {
    expect(await answer('/rooms', '{"lines": []}', type)).toEqual(refused({ body: 'invalid' }));
  });

  it('as plain text must be UTF-8', async () => {
    expect(await answer('/rooms/news', 'Νέα', 'text/plain; charset=utf-8')).toMatchObject({ status: 204 });
    expect(await answer('/rooms/news', '{}')).toEqual(refused({ body: 'invalid' }));
    expect(await answer('/rooms/news', bytes([0xff]), 'text/plain')).toEqual(refused({ body: 'invalid' }));
  });

  it('cannot reach a prototype', async () => {
    const body =
      '{"lines": [], "anything": {"__proto__": {"admin": true}, "constructor": {"prototype": 1}, "b": 1}}';
    const response = await app.request('/rooms', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json; charset=utf-8' },
    });
    expect(await response.json()).toEqual({ saved: { b: 1 } });
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
  });
});

describe('an address of a stranger', () => {
  it.each<[string, Record<string, unknown>]>([
    ['/rooms?page=-1', { page: 'tooSmall' }],
    ['/rooms?page=1e3', { page: 'invalid' }],
    [`/rooms?page=${'9'.repeat(400)}`, { page: 'invalid' }],
    ['/rooms?page=1&page=2', { page: 'invalid' }],
    ['/rooms?pages=1', { pages: 'invalid' }],
    ['/rooms?__proto__=1', { query: 'invalid' }],
    ['/rooms?constructor=1&toString=2', { query: 'invalid', to_string: 'invalid' }],
    ['/rooms?filter=%7B%22search%22:1%7D', { search: 'invalid' }],
    ['/rooms?filter=%7B%22search%22:%22a%22,%22search%22:%22b%22%7D', { filter: 'invalid' }],
    [`/rooms?filter=${'['.repeat(5000)}`, { filter: 'invalid' }],
    ['/rooms?sort=%FF', { query: 'invalid' }],
    ['/rooms?sort=%E0%A4%A', { query: 'invalid' }],
  ])('%s is refused and names the parameter', async (path, fields) => {
    expect(await answer(path)).toEqual(refused(fields));
  });

  it.each([
    '/rooms/%FF',
    '/rooms/%00',
    '/rooms/%ED%A0%80',
    `/rooms/${'a'.repeat(8000)}`,
    '/rooms/..%2f..%2fetc',
  ])('%s is an ordinary id', async (path) => {
    expect(await answer(path)).toMatchObject({ status: 200 });
  });

  it('may carry foreign parameters where anyone may open it', async () => {
    expect(await answer('/open/1?utm_source=mail')).toMatchObject({ status: 204 });
  });
});
