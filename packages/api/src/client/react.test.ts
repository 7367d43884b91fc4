import { MutationObserver, onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, expectTypeOf, it } from 'vitest';
import { example } from '../core/example-contract.ts';
import { type ClientOptions, createApi } from './client.ts';
import { NetworkError } from './errors.ts';
import { inAreas, mutation, query } from './react.ts';

function setUp(answer: () => Response, onEvent?: ClientOptions['onEvent']) {
  const sent: { url: string; init: RequestInit }[] = [];
  const api = createApi(example, {
    companyId: () => undefined,
    ...(onEvent && { onEvent }),
    fetch: async (url, init) => {
      sent.push({ url, init });
      return answer();
    },
  });
  return { api, sent, client: new QueryClient() };
}
const guest = () => Response.json({ id: 'g1', first_name: 'Eleni' });
const lost = () => {
  throw new TypeError('Failed to fetch');
};

describe('query', () => {
  it('uses area, operation and arguments as its key, and the answer as its data', async () => {
    const { api, client, sent } = setUp(guest);
    const options = query(api.guests.get, { guestId: '7' });
    expect(options.queryKey).toEqual(['guests', 'get', { guestId: '7' }]);
    const data = await client.fetchQuery(options);
    expectTypeOf(data.firstName).toEqualTypeOf<string>();
    expect(data).toEqual({ id: 'g1', firstName: 'Eleni' });
    expect(sent[0]?.url).toBe('/api/v1/guests/7');
    expect(sent[0]?.init.signal).toBeInstanceOf(AbortSignal);
    expect(query(api.guests.vip).queryKey).toEqual(['guests', 'vip', {}]);
  });

  it('is not retried automatically', async () => {
    const { api, client, sent } = setUp(lost);
    await expect(client.fetchQuery(query(api.guests.vip))).rejects.toBeInstanceOf(NetworkError);
    expect(sent).toHaveLength(1);
  });

  it('leaves to its page that what it was opened for is not there, but not that it is gone since', async () => {
    const told: boolean[] = [];
    const gone = () => Response.json({ meta: { error: { code: 'NOT_FOUND' } } }, { status: 404 });
    const { api, client } = setUp(gone, (event) => {
      if (event.kind === 'settled') told.push(!event.isShown);
    });
    const options = { ...query(api.guests.get, { guestId: '7' }), staleTime: 0 };
    await expect(client.fetchQuery(options)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    client.setQueryData(options.queryKey, { id: 'g1', firstName: 'Eleni' });
    await expect(client.fetchQuery(options)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(told).toEqual([false, true]);
  });

  it('takes no call that writes', () => {
    const { api } = setUp(guest);
    // @ts-expect-error: a GET that creates is a mutation
    const effect = () => query(api.files.process, { fileId: '1', templateId: '2' });
    // @ts-expect-error: so is a POST
    const write = () => query(api.guests.create);
    expect([effect, write]).toHaveLength(2);
  });
});

describe('mutation', () => {
  afterEach(() => onlineManager.setOnline(true));

  it('sends its variables with the idempotency key', async () => {
    const { api, client, sent } = setUp(guest);
    const observer = new MutationObserver(
      client,
      mutation(api.guests.charge, { idempotencyKey: 'intent-1' }),
    );
    await observer.mutate({ guestId: '7', body: { amount: '5.00' } });
    expect(sent[0]?.url).toBe('/api/v1/guests/7/charge');
    expect(new Headers(sent[0]?.init.headers).get('idempotency-key')).toBe('intent-1');
    // @ts-expect-error: a call with an effect does not compile without its key
    const forgotten = () => mutation(api.guests.charge);
    expectTypeOf(forgotten).toBeFunction();
  });

  it('fails immediately while offline, instead of waiting', async () => {
    onlineManager.setOnline(false);
    const { api, client, sent } = setUp(lost);
    const observer = new MutationObserver(client, mutation(api.guests.remove));
    await expect(observer.mutate({ guestId: '7' })).rejects.toBeInstanceOf(NetworkError);
    expect(sent).toHaveLength(1);
  });
});

it('matches every query of the given areas', () => {
  const client = new QueryClient();
  client.setQueryData(['orders', 'get', { id: '1' }], {});
  client.setQueryData(['payments', 'list', {}], {});
  client.setQueryData(['users', 'list', {}], {});
  const found = client.getQueryCache().findAll(inAreas('orders', 'payments'));
  expect(found.map(({ queryKey: [area] }) => area)).toEqual(['orders', 'payments']);
});
