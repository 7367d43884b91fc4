import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { callbackWebhook } from '../contract/callbacks.ts';
import { contract } from '../contract/index.ts';
import { contractSchemas } from '../contract/schemas.ts';
import { toCamel } from '../core/case.ts';
import { getEntries } from '../core/contract.ts';
import { endpoint, isMultipart, isText } from '../core/endpoint.ts';
import { example } from '../core/example-contract.ts';
import { check } from '../core/schema.ts';
import { errorCodes } from '../vocabulary/error-codes.ts';
import { docs } from './docs.ts';
import { openApi } from './document.ts';
import type { OpenApiDocument } from './document-shape.ts';
import { errorMeanings } from './error-meanings.ts';
import { fieldRows } from './fields.ts';

const info = { title: 'Deck API', version: '1', sessionCookie: 'SESSION' };
const document = openApi(example, info);
const operation = (of: OpenApiDocument, method: string, path: string) => {
  const found = of.paths[path]?.[method.toLowerCase()];
  if (!found) throw new Error(`${method} ${path} is not in the document`);
  return found;
};

describe('the document', () => {
  it('holds every call of the contract once, by name', () => {
    const real = openApi(contract, info);
    const ids = Object.values(real.paths).flatMap((methods) =>
      Object.values(methods).map((each) => each.operationId),
    );
    expect(ids.sort()).toEqual(
      getEntries(contract)
        .map(({ name }) => name)
        .sort(),
    );
  });

  it('has the keys of the wire', () => {
    const { requestBody, responses } = operation(document, 'POST', '/api/v1/guests');
    const body = requestBody?.content['application/json']?.schema;
    expect(Object.keys(body?.properties ?? {})).toEqual(['first_name', 'contact']);
    expect(body?.properties?.contact?.required).toEqual(['email_address']);
    const answer = responses[200]?.content?.['application/json']?.schema;
    expect(Object.keys(answer?.properties ?? {})).toContain('address_line_1');
  });

  it('writes parameters as the wire does', () => {
    const { parameters } = operation(document, 'GET', '/api/v1/guests');
    expect(
      parameters.map(({ name, in: place, required }) => `${place} ${name}${required ? '!' : ''}`),
    ).toEqual(['query page', 'query sort', 'query pinnedup', 'query get_guests_rq', 'header Company-ID']);
    const filter = parameters[3]?.content?.['application/json']?.schema;
    expect(Object.keys(filter?.properties ?? {})).toEqual(['search', 'created_by']);
  });

  it('names what a call requires and its error codes', () => {
    const charge = operation(document, 'POST', '/api/v1/guests/{guest-id}/charge');
    expect(charge['x-needs']).toBe('ORDER_INSTANCE_EDIT');
    expect(charge.security).toEqual([{ session: [] }, { token: [] }]);
    expect(charge['x-tokens']).toEqual(['PMS']);
    const headers = ({ parameters }: typeof charge) =>
      parameters
        .filter((each) => each.in === 'header')
        .map(({ name, required }) => `${name}${required ? '!' : ''}`);
    // A token needs no XSRF header, so only a call without tokens demands it.
    expect(headers(charge)).toEqual(['Company-ID', 'X-XSRF-TOKEN', 'Idempotency-Key!', 'Draft-ID']);
    expect(headers(operation(document, 'DELETE', '/api/v1/guests/{guest-id}'))).toEqual([
      'Company-ID',
      'X-XSRF-TOKEN!',
    ]);
    expect(Object.keys(charge.responses)).toEqual(['200', '400', '401', '403', '404', '409']);
    expect(operation(document, 'POST', '/api/v1/guests').responses[409]?.description).toBe(
      'ORDER_ALREADY_EXISTS',
    );
    expect(JSON.stringify(document.components.schemas.Refusal)).toContain(
      '{"const":"ORDER_ALREADY_EXISTS","description":"An order with this ID exists."}',
    );
    expect(operation(document, 'GET', '/public/v1/link/{payment-id}/qrcode').security).toEqual([]);
    expect(operation(document, 'POST', '/backoffice/v0.1/notify-all/{kind}').security).toEqual([
      { apiKey: [] },
    ]);
  });

  it('describes forms, text, pictures and empty answers', () => {
    expect(
      operation(document, 'POST', '/resources/upload').requestBody?.content['multipart/form-data']?.schema
        .required,
    ).toEqual(['file']);
    const notify = operation(document, 'POST', '/backoffice/v0.1/notify-all/{kind}');
    expect(Object.keys(notify.requestBody?.content ?? {})).toEqual(['text/plain']);
    expect(notify.responses[204]).toEqual({ description: 'Done.' });
    const picture = operation(document, 'GET', '/public/v1/link/{payment-id}/qrcode').responses[200];
    expect(Object.keys(picture?.content ?? {})).toEqual(['image/svg+xml']);
  });
});

describe('named shapes', () => {
  const Room = z.object({ beds: z._default(z.int(), 2) });
  const Stay = z.object({ room: Room, others: z.array(Room), note: z.nullable(z.string()) });
  const stays = {
    stays: {
      create: endpoint('POST /stays', { summary: '', needs: 'public', body: Stay, response: z.array(Stay) }),
    },
  };
  const schemas = new Map<string, z.ZodMiniType>([
    ['Room', Room],
    ['Stay', Stay],
  ]);
  const named = openApi(stays, { ...info, schemas });
  const { requestBody, responses } = operation(named, 'POST', '/stays');

  it('stand once in the document, and the calls refer to them', () => {
    expect(responses[200]?.content?.['application/json']?.schema).toEqual({
      type: 'array',
      items: { $ref: '#/components/schemas/Stay' },
    });
    expect(named.components.schemas.Stay?.properties?.room).toEqual({ $ref: '#/components/schemas/Room' });
  });

  it('stand twice where a request may leave out what a response always has', () => {
    expect(requestBody?.content['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/StayInput',
    });
    expect(named.components.schemas.StayInput?.properties?.room).toEqual({
      $ref: '#/components/schemas/RoomInput',
    });
    expect(named.components.schemas.RoomInput?.required).toBeUndefined();
    expect(named.components.schemas.Room?.required).toEqual(['beds']);
  });
});

describe('the document of the product', () => {
  const server = 'https://pay.example';
  const real = openApi(contract, {
    ...info,
    server,
    schemas: contractSchemas,
    webhooks: [callbackWebhook],
  });
  const text = JSON.stringify(real);

  it('names every shape that the contract exports', async () => {
    const folder = new URL('../contract/', import.meta.url);
    const files = (await readdir(folder)).filter(
      (file) => /^[a-z-]+\.ts$/.test(file) && file !== 'schemas.ts',
    );
    const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
    const shapes = modules
      .flatMap((module: object) => Object.entries(module))
      .filter(([, value]) => ['object', 'union'].includes(value?._zod?.def?.type));
    expect(shapes.length).toBeGreaterThan(80);
    expect(shapes.map(([name, shape]) => contractSchemas.get(name) === shape || name)).toEqual(
      shapes.map(() => true),
    );
  });

  it('resolves every reference, and uses every name', () => {
    const names = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name);
    const { schemas } = real.components;
    expect(names.filter((name) => !(name in schemas))).toEqual([]);
    expect(Object.keys(schemas).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('says where it is answered, and what it sends by itself', () => {
    expect(real.servers).toEqual([{ url: server }]);
    const { requestBody, parameters } = real.webhooks?.callback?.post ?? {};
    expect(requestBody?.content['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/CallbackPayload',
    });
    expect(parameters?.map(({ name }) => name)).toContain('Deck-Signature');
  });
});

describe('a recursive shape', () => {
  interface Node {
    readonly nodeName: string;
    readonly children: readonly Node[];
  }
  const Node: z.ZodMiniType<Node> = z.object({
    nodeName: z.string(),
    get children() {
      return z.array(Node);
    },
  });
  const tree = {
    trees: {
      get: endpoint('GET /trees', { summary: '', needs: 'public', response: z.object({ root: Node }) }),
    },
  };
  const described = openApi(tree, info);
  const media = operation(described, 'GET', '/trees').responses[200]?.content?.['application/json'];

  it('is a component, and every reference resolves', () => {
    const refs = [...JSON.stringify(described).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref);
    const targets = Object.keys(described.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect(refs.length).toBeGreaterThan(1);
    expect(refs.filter((ref) => !targets.includes(ref))).toEqual([]);
    expect(JSON.stringify(described)).toContain('node_name');
  });

  it('is listed with an example one level deep', () => {
    const rows = fieldRows(media?.schema ?? {}, described.components.schemas);
    expect(rows.map(({ path }) => path)).toEqual(['root', 'root.node_name', 'root.children']);
    expect(media?.example).toEqual({ root: { node_name: 'Kalypso Bay Resort', children: [] } });
  });
});

describe('copyable examples', () => {
  const real = openApi(contract, info);

  it.each(getEntries(contract))(
    '$name shows parameters, body and answer, as on the wire',
    ({ endpoint: call }) => {
      const { parameters, requestBody, responses } = operation(real, call.method, call.path);
      const examples = parameters
        .filter((each) => each.in !== 'header')
        .map(({ example, content }) => example ?? content?.['application/json']?.example);
      expect(examples).not.toContain(undefined);
      const media = [requestBody?.content, responses[200]?.content].map((each) => each?.['application/json']);
      for (const each of media) if (each) expect(each.example).toBeDefined();
      const body = media[0];
      if (body && call.body && !isText(call.body) && !isMultipart(call.body))
        expect(check(call.body, toCamel(body.example), 'body')).toHaveProperty('value');
    },
  );

  it('document units and formats', () => {
    const { requestBody } = operation(real, 'POST', '/api/v1/payments');
    const rows = fieldRows(requestBody?.content['application/json']?.schema ?? {}, real.components.schemas);
    expect(rows.find(({ path }) => path === 'amount')?.description).toContain('A decimal string above zero');
    expect(rows.find(({ path }) => path === 'lifetime')?.description).toContain('a day is 24 hours');
  });

  it('have a meaning for every error code', () => {
    for (const code of errorCodes) expect(errorMeanings[code]).toMatch(/^[A-Z].+\.$/);
  });

  it('never tell logins apart: no call declares USER_NOT_FOUND', () => {
    const telling = getEntries(contract).filter(({ endpoint: { errors } }) =>
      errors.includes('USER_NOT_FOUND'),
    );
    expect(telling.map(({ name }) => name)).toEqual([]);
    expect(errorMeanings.USER_NOT_FOUND).toContain('No call answers it');
  });
});

it('list the fields of a shape by path', () => {
  const variant = (type: string, own: string) => ({
    type: 'object',
    required: ['type'],
    properties: { type: { const: type }, [own]: { type: 'string', maxLength: 20 } },
  });
  const schema = {
    type: 'object',
    required: ['items'],
    properties: {
      items: { type: 'array', items: { oneOf: [variant('CAR', 'model'), variant('YACHT', 'port')] } },
      note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      lifetime: { type: ['string', 'null'] },
    },
  };
  expect(
    fieldRows(schema).map(({ path, type, required }) => `${path}${required ? '!' : ''}: ${type}`),
  ).toEqual([
    'items!: list of one of several',
    'items[].type!: CAR or YACHT',
    'items[].model: text, at most 20',
    'items[].port: text, at most 20',
    'note: text or null',
    'lifetime: text or null',
  ]);
});

describe('/docs', () => {
  const app = docs(contract, { ...info, title: 'Deck <API>' });

  it('shows names between backticks as code', async () => {
    const page = await (await app.request('/docs')).text();
    expect(page.replace(/<pre.*?<\/pre>/gs, '').match(/.{0,40}`.{0,40}/g)).toBeNull();
  });

  it('is a page with an anchor for every call, without scripts, inline styles or external addresses', async () => {
    const response = await app.request('/docs');
    const page = await response.text();
    for (const { name } of getEntries(contract)) expect(page).toContain(`id="${name}"`);
    expect(page).toContain('<h1>Deck &lt;API&gt;</h1>');
    expect(page).not.toMatch(/<script|<style|style="|src=|href="http/);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
  });

  it('finds calls by words of their name, path, permission and error codes, in any order', async () => {
    const found = async (search: string) => {
      const page = await (await app.request(`/docs?search=${encodeURIComponent(search)}`)).text();
      return { page, ids: [...page.matchAll(/<article id="([^"]+)"/g)].map(([, id]) => id) };
    };
    expect((await found('QRCODE payment-id get')).ids).toEqual(['links.qrcode']);
    expect((await found('order_already_exists')).ids).toContain('orders.create');
    const none = await found('"><b>nowhere');
    expect(none.ids).toEqual([]);
    expect(none.page).toContain('value="&quot;&gt;&lt;b&gt;nowhere"');
  });

  it('marks the calls whose fields we chose', async () => {
    const chosen = {
      rooms: { get: endpoint('GET /rooms', { summary: 'Rooms.', needs: 'public', notInSpec: true }) },
    };
    const page = await (await docs(chosen, info).request('/docs')).text();
    expect(page).toMatch(/Rooms\.<\/a> <span class="chosen">chosen<\/span>/);
  });

  it('leads to the guide, if there is one', async () => {
    const guided = docs(contract, { ...info, guide: { url: '/docs/begin', title: 'Begin here' } });
    expect(await (await guided.request('/docs')).text()).toContain('<a href="/docs/begin">Begin here</a>');
    expect(await (await guided.request('/docs/openapi.json')).json()).toMatchObject({
      externalDocs: { url: '/docs/begin', description: 'Begin here' },
    });
    expect(await (await app.request('/docs')).text()).not.toContain('To begin');
  });

  it('serves its style and the OpenAPI document beside it', async () => {
    expect((await app.request('/docs/style.css')).headers.get('content-type')).toMatch(/^text\/css/);
    expect(await (await app.request('/docs/openapi.json')).json()).toMatchObject({
      openapi: '3.1.1',
      info: { title: 'Deck <API>' },
    });
  });
});
