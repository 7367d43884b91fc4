import { expect, test } from 'vitest';
import { inTrace } from '../metrics/trace.ts';
import { card, cardToken } from '../testing/payments.ts';
import { stoppedClock } from '../testing/stopped-clock.ts';
import { createTestPsp } from '../testing/test-psp.ts';
import { createHttpPsp } from './http-psp.ts';
import { describePsp } from './testing/conformance.ts';
import type { CardKind } from './testing/connection.ts';

const numbers: Readonly<Record<CardKind, string>> = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 9995',
  confirmed: '4000 0027 6000 3184',
  withoutAddress: '4000 0000 0000 0010',
  slow: '4000 0000 0000 0259',
  lost: '4000 0000 0000 0341',
  toldTwice: '4000 0000 0000 0077',
  toldInDisorder: '4000 0000 0000 0085',
};

describePsp('in the sandbox', async () => {
  const clock = stoppedClock(new Date());
  let notices: { body: string; headers: Headers }[] = [];
  const on = createTestPsp(clock, async (request) => {
    notices.push({ body: await request.text(), headers: request.headers });
    return new Response();
  });
  return {
    psp: on.psp,
    typeCard: (kind) => cardToken({ psp: on }, card(numbers[kind])),
    answer: async ({ id }, answer) => {
      await on.request(`/frame/operations/${id}/answer`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ answer }),
      });
    },
    wait: async () => {
      await clock.advance(10_000);
      await on.simulator?.follow(clock.now());
    },
    takeNotices: () => {
      const taken = notices;
      notices = [];
      return taken;
    },
  };
});

const adapter = (fetch: () => Promise<Response>) =>
  createHttpPsp({ url: 'http://psp.example', key: 'key', noticeSecret: 'secret', fetch });

test('no answer, an error of the other side and a broken line are all an unknown outcome', async () => {
  const broken = [
    async () => new Response(null, { status: 504 }),
    async () => {
      throw new TypeError('fetch failed');
    },
  ];
  for (const fetch of broken) {
    expect(await adapter(fetch).ask('op_1')).toBeUndefined();
    expect(await adapter(fetch).cancel('op_1')).toBeUndefined();
    expect(await adapter(fetch).readCard('tok')).toBeUndefined();
    expect(await adapter(fetch).readReference('1')).toBeUndefined();
  }
});

test('an answer of another shape is an unknown outcome', async () => {
  const shapes = ['null', '{}', '{"id":"op_1","status":"APPROVED"}', '{"operations":[{}]}', '<html>'];
  for (const shape of shapes) {
    const odd = adapter(async () => new Response(shape));
    expect(await odd.ask('op_1')).toBeUndefined();
    expect(await odd.cancel('op_1')).toBeUndefined();
    expect(await odd.readCard('tok')).toBeUndefined();
    expect(await odd.readReference('1')).toBeUndefined();
  }
});

test('a wrong key is a fault of ours, not an outcome', async () => {
  const closed = adapter(async () => new Response('{}', { status: 401 }));
  await expect(closed.ask('op_1')).rejects.toThrow('401');
});

test('a call belongs to the trace of the request that causes it', async () => {
  let traceparent: string | null = null;
  const psp = createHttpPsp({
    ...{ url: 'http://psp.example', key: 'key', noticeSecret: 'secret' },
    fetch: async (request) => {
      traceparent = request.headers.get('traceparent');
      return new Response(null, { status: 404 });
    },
  });
  const id = '4bf92f3577b34da6a3ce929d0e0e4736';
  await inTrace(`00-${id}-00f067aa0ba902b7-01`, () => psp.ask('op_1'));
  expect(traceparent).toMatch(new RegExp(`^00-${id}-[0-9a-f]{16}-01$`));
});
