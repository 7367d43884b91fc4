import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApi } from '../client/client.ts';
import { example } from '../core/example-contract.ts';
import { mock, Refusal } from './index.ts';

const network = setupServer();
const api = createApi(example, { baseUrl: 'http://deck.test', companyId: () => 'bp-7' });

beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  network.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => network.close());

describe('a mocked call', () => {
  it("answers with the story's value, over the real wire format", async () => {
    let wire = '';
    network.events.on('response:mocked', async ({ response }) => {
      wire = await response.clone().text();
    });
    network.use(mock(example.guests.vip, { id: 'g1', firstName: 'Eleni', addressLine1: 'Naxos' }));
    expect(await api.guests.vip()).toEqual({ id: 'g1', firstName: 'Eleni', addressLine1: 'Naxos' });
    await vi.waitFor(() => expect(JSON.parse(wire)).toHaveProperty('address_line_1', 'Naxos'));
  });

  it('can answer based on its arguments and the request', async () => {
    network.use(
      mock(example.files.row, ({ fileId, rowNumber, type }, request) => ({
        row: rowNumber,
        type: `${fileId} ${type} ${request.headers.get('company-id')}`,
      })),
    );
    expect(await api.files.row({ fileId: 'f/1', rowNumber: 3, type: 'raw' })).toEqual({
      row: 3,
      type: 'f/1 raw bp-7',
    });
  });

  it('answers calls whose base has a dot, and calls without content', async () => {
    network.use(mock(example.notices.all, undefined));
    expect(await api.notices.all({ kind: 'paid', body: 'Hello' })).toBeUndefined();
  });

  it('refuses like the server', async () => {
    network.use(
      mock(example.guests.create, () => {
        throw new Refusal(409, 'ORDER_ALREADY_EXISTS');
      }),
    );
    const contact = { emailAddress: 'a@b' };
    await expect(api.guests.create({ body: { firstName: 'x', contact } })).rejects.toMatchObject({
      status: 409,
      code: 'ORDER_ALREADY_EXISTS',
    });
    await expect(api.guests.create({ body: { firstName: '', contact } })).rejects.toMatchObject({
      status: 400,
      fields: { firstName: 'required' },
    });
  });

  it('can leave the contract on purpose', async () => {
    network.use(mock(example.guests.vip, () => Response.error()));
    await expect(api.guests.vip()).rejects.toMatchObject({ name: 'NetworkError', reason: 'lost' });
  });

  it('answers 500 with details when it violates the contract', async () => {
    const loud = vi.spyOn(console, 'error').mockImplementation(() => {});
    network.use(mock(example.guests.vip, () => ({ id: 7 }) as never));
    await expect(api.guests.vip()).rejects.toMatchObject({ status: 500 });
    expect(loud).toHaveBeenCalledOnce();
  });
});
