import { type Endpoint, toSnake } from '@deck/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { HALCYON } from '../seed/companies.ts';
import { someone } from '../testing/people.ts';
import { ADMIN_KEY, type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';
import { entries, readAsker, type Values } from './entries.ts';
import { World } from './fixtures.ts';

/** Path parameters that identify an object; parameters with a fixed set of values do not. */
const getIds = ({ inputs }: Endpoint) =>
  inputs.filter(({ place, schema }) => place === 'path' && !z.safeParse(schema, 'unknown').error);
const isForStaff = ({ needs }: Endpoint) => !['public', 'apiKey', 'adminKey'].includes(needs);

let app: TestApp;
let world: World;
let charter: Browser;

beforeAll(async () => {
  app = await createTestApp();
  world = new World(app, await app.signedIn('eleni.markou@aegeanhouse.gr'));
  charter = await someone(app, 'captain', 'OWNER', [HALCYON]);
});
afterAll(() => app.close());

const refused = async (work: Promise<unknown>) => {
  const failure = await work.then(
    (answer) => ({ answered: answer }),
    (error: unknown) => error as { status: number; code: string; fields: Values },
  );
  return failure;
};

describe('every call', () => {
  // Specification 7.8-7.88
  test.each(entries)('$name is answered', async (entry) => {
    const args = await entry.sample(world);
    const answer = await entry.ask(await readAsker(entry, world), args);
    const { response } = entry.endpoint;
    if (response === undefined) expect(answer).toBeUndefined();
    else if ('kind' in response) expect(answer).toBeInstanceOf(Blob);
    // The answer has exactly the keys of the contract.
    else expect(z.parse(response, answer)).toEqual(answer);
  });
});

describe('of another company', () => {
  // Letter templates exist in every company: each has its own wording.
  const everyones = /^templates\.(editor|save|renderBlock|send)$/;
  const aboutThings = entries.filter(
    ({ name, endpoint }) => isForStaff(endpoint) && getIds(endpoint).length > 0 && !everyones.test(name),
  );

  test.each(aboutThings)('$name finds nothing', async (entry) => {
    expect(await refused(entry.ask(charter, await entry.sample(world)))).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
  });
});

describe('with an id nobody has', () => {
  const withIds = entries.filter(({ endpoint }) => getIds(endpoint).length > 0);

  test.each(withIds)('$name finds nothing', async (entry) => {
    const args = await entry.sample(world);
    for (const { name } of getIds(entry.endpoint))
      for (const id of ['unknown', '0', 'null', 'order%2F1', '🏝', 'x'.repeat(60)]) {
        const answer = await refused(entry.ask(world.owner, { ...args, [name]: id }));
        expect([name, id, answer]).toMatchObject([name, id, { status: 404, code: 'NOT_FOUND' }]);
      }
  });
});

describe('with a body that is wrong in one place', () => {
  const withFields = entries.filter(
    ({ endpoint: { body } }) => body && !('kind' in body) && z.safeParse(body, []).error,
  );

  /** The body with a field replaced by an invalid value. */
  const spoilt = (body: Values): [string, unknown][] =>
    Object.entries(body).flatMap(([field, value]) =>
      (typeof value === 'object' && value !== null ? [42, 'text'] : [{ wrong: true }, [[]], 'a\u0000b']).map(
        (wrong): [string, unknown] => [field, { ...body, [field]: wrong }],
      ),
    );

  test.each(withFields)('$name names the place', async (entry) => {
    const args = await entry.sample(world);
    for (const [field, body] of spoilt(args.body as Values)) {
      const answer = await refused(entry.ask(world.owner, { ...args, body }));
      expect([JSON.stringify(body), answer]).toMatchObject([
        JSON.stringify(body),
        { status: 400, code: 'INVALID_VALUE' },
      ]);
      const named = Object.keys((answer as { fields: Values }).fields);
      expect([JSON.stringify(body), named.some((one) => one.split('.')[0] === field)]).toEqual([
        JSON.stringify(body),
        true,
      ]);
    }
  });
});

describe('with a query that is wrong', () => {
  const asked = entries.flatMap(({ name, endpoint }) =>
    endpoint.inputs
      .filter(({ place, schema }) => place === 'query' && z.safeParse(schema, '\u0000').error)
      .map(({ wire }) => ({ name, wire, endpoint })),
  );

  test.each(asked)('$name refuses an invalid $wire', async ({ name, wire, endpoint }) => {
    const entry = entries.find((one) => one.name === name);
    const args = toSnake((await entry?.sample(world)) ?? {}) as Values;
    const path = endpoint.inputs
      .filter(({ place }) => place === 'path')
      .reduce(
        (all, { wire: word, name: key }) =>
          all.replace(`{${word}}`, String(args[key] ?? args[word.replaceAll('-', '_')])),
        endpoint.path,
      );
    const token = world.owner.cookies.get('XSRF-TOKEN') ?? '';
    const response = await world.owner.send(`${path}?${wire}=%7Bstrange`, {
      method: endpoint.method,
      headers: {
        'x-xsrf-token': token,
        'idempotency-key': crypto.randomUUID(),
        ...(endpoint.needs === 'adminKey' ? { 'x-api-key': ADMIN_KEY } : {}),
      },
    });
    const { code, params } = (await response.json()).meta.error;
    expect([response.status, code]).toEqual([400, 'INVALID_VALUE']);
    expect(Object.keys(params.fields).length).toBeGreaterThan(0);
  });
});
