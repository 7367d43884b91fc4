import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type CallbackServer, startCallbackServer } from '../testing/callback-server.ts';
import { type PostOptions, postCallback } from './post-callback.ts';
import type { Resolve } from './safe-lookup.ts';

const NOW = new Date('2026-11-20T07:41:00Z');
const delivery = {
  id: 'callback-1',
  type: 'payment',
  payload: '{"event":"CHARGED","name":"Ελένη"}',
  secret: 'a secret of sixteen',
};

let server: CallbackServer;
beforeAll(async () => {
  server = await startCallbackServer();
});
afterEach(() => {
  server.received.length = 0;
  server.answer = (response) => response.end('ok');
});
afterAll(() => server.close());

const post = (options: Partial<PostOptions> = {}, url = `${server.url}/news?hotel=1`) =>
  postCallback({ ...delivery, url }, NOW, { allowLocal: true, ...options });

test('arrives complete, and its signature matches its time and body', async () => {
  server.answer = (response) => response.writeHead(201).end('taken');
  expect(await post()).toEqual({ httpStatus: 201, error: null, excerpt: 'taken' });
  const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = server.received;
  expect([path, body]).toEqual(['/news?hotel=1', delivery.payload]);
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'deck-callback-id': 'callback-1',
    'deck-callback-type': 'payment',
  });
  expect(headers.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  const [, time, hex] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['deck-signature'])) ?? [];
  expect(Number(time)).toBe(NOW.getTime() / 1000);
  expect(hex).toBe(createHmac('sha256', delivery.secret).update(`${time}.${body}`).digest('hex'));
  expect(JSON.stringify([headers, body])).not.toContain(delivery.secret);
});

test('without a secret is not signed', async () => {
  await postCallback({ ...delivery, secret: undefined, url: server.url }, NOW, { allowLocal: true });
  expect(server.received[0]?.headers).not.toHaveProperty('deck-signature');
});

describe('an answer', () => {
  test.each([500, 404, 301, 302, 307])('%s is a failure', async (status) => {
    server.answer = (response) =>
      response.writeHead(status, { location: `${server.url}/elsewhere` }).end('no');
    expect(await post()).toEqual({ httpStatus: status, error: 'HTTP_STATUS', excerpt: 'no' });
    expect(server.received.map(({ path }) => path)).toEqual(['/news?hotel=1']);
  });

  test('of any length is only read as far as needed', async () => {
    let sent = 0;
    server.answer = (response) => {
      const more = () => {
        if (response.destroyed) return;
        sent += 1;
        response.write('x'.repeat(1_000), () => setTimeout(more, 1));
      };
      more();
    };
    const { httpStatus, excerpt } = await post();
    expect([httpStatus, excerpt.length]).toEqual([200, 500]);
    expect(sent).toBeLessThan(100);
  });

  test.each([
    ['that never comes', () => undefined],
    ['that never ends', (response: { write(text: string): void }) => response.write('x')],
  ])('%s times out', async (_, answer) => {
    server.answer = answer;
    expect(await post({ patience: 100 })).toMatchObject({ httpStatus: null, error: 'TIMEOUT' });
  });

  test('that cannot arrive is reported', async () => {
    const gone = await startCallbackServer();
    await gone.close();
    expect(await post({}, gone.url)).toMatchObject({ httpStatus: null, error: 'UNREACHABLE' });
  });
});

describe('an address', () => {
  /** A resolver that answers with these addresses in turn. */
  const resolving = (...answers: readonly string[]) => {
    const asked: string[] = [];
    const resolve: Resolve = async (hostname) => {
      asked.push(hostname);
      const address = answers[Math.min(asked.length, answers.length) - 1] ?? '';
      return [{ address, family: address.includes(':') ? 6 : 4 }];
    };
    return { asked, resolve };
  };
  const named = () => `http://hotel.example:${server.port}/`;
  const refused = { httpStatus: null, error: 'ADDRESS_REFUSED', excerpt: '' };

  test('on this machine is refused unless allowed', async () => {
    expect(await post({ allowLocal: false })).toEqual(refused);
    expect(await post({ allowLocal: false, resolve: resolving('127.0.0.1').resolve }, named())).toEqual(
      refused,
    );
    expect(server.received).toEqual([]);
  });

  test.each(['10.0.0.5', '169.254.169.254', '::ffff:127.0.0.1', 'fd00::1'])(
    'that resolves to %s is refused',
    async (address) => {
      expect(await post({ resolve: resolving(address).resolve }, named())).toEqual(refused);
      expect(server.received).toEqual([]);
    },
  );

  test('that resolves to a public and a private address is refused', async () => {
    const resolve: Resolve = async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '10.0.0.5', family: 4 },
    ];
    expect(await post({ resolve }, named())).toEqual(refused);
  });

  test('is connected to as it was checked, even if the name resolves differently a moment later', async () => {
    const { asked, resolve } = resolving('127.0.0.1', '10.0.0.5');
    expect(await post({ resolve }, named())).toMatchObject({ httpStatus: 200, error: null });
    expect(asked).toEqual(['hotel.example']);
    expect(server.received[0]?.headers.host).toBe(`hotel.example:${server.port}`);

    // The next callback resolves again, and is refused.
    expect(await post({ resolve }, named())).toEqual(refused);
    expect(server.received).toHaveLength(1);
  });
});
