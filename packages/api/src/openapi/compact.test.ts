import { describe, expect, it } from 'vitest';
import { callbackWebhook } from '../contract/callbacks.ts';
import { contract } from '../contract/index.ts';
import { contractSchemas } from '../contract/schemas.ts';
import { getEntries } from '../core/contract.ts';
import { compact, getAnswerExamples } from './compact.ts';
import { docs } from './docs.ts';
import { openApi } from './document.ts';
import type { CompactDocument, Content, OpenApiDocument, Parameter } from './document-shape.ts';
import { fieldRows } from './fields.ts';
import type { JsonSchema, Schemas } from './json-schema.ts';

const info = { title: 'Deck API', version: '1', sessionCookie: 'SESSION' };
const whole = openApi(contract, { ...info, schemas: contractSchemas, webhooks: [callbackWebhook] });
const small = compact(whole);
const text = JSON.stringify(small);

/** What stands at a reference of the document. */
function follow(part: object): object {
  if (!('$ref' in part)) return part;
  const steps = String(part.$ref).slice(2).split('/');
  return steps.reduce(
    (at: object, step) => Object(Object.entries(at).find(([key]) => key === step)?.[1]),
    small,
  );
}

const contentRows = (content: Content | undefined, schemas: Schemas) =>
  Object.entries(content ?? {}).map(([type, { schema }]) => [type, fieldRows(schema, schemas)]);

const parameterRows = ({ schema, content, ...rest }: Parameter, schemas: Schemas) => ({
  ...rest,
  rows: schema ? fieldRows(schema, schemas, rest.name) : contentRows(content, schemas),
});

/** All that a document says of its calls, written out. */
const writtenOut = (document: OpenApiDocument | CompactDocument) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { schemas } = document.components;
      const { operationId, summary, description, security, requestBody } = operation;
      return {
        ...{ path, method, operationId, summary, description, security, needs: operation['x-needs'] },
        tokens: operation['x-tokens'] ?? [],
        errors: operation['x-errors'] ?? [],
        isChosen: operation['x-not-in-spec'] ?? false,
        parameters: operation.parameters.map((each) => parameterRows(follow(each) as Parameter, schemas)),
        isBodyRequired: requestBody?.required,
        body: contentRows(requestBody?.content, schemas),
        answers: Object.entries(operation.responses).map(([status, answer]) => {
          const { description: said, content } = follow(answer) as { description: string; content?: Content };
          return { status, said, rows: contentRows(content, schemas) };
        }),
      };
    }),
  );

describe('the compact document', () => {
  it('is small enough to be read by a generator or an agent', () => {
    expect(text.length).toBeLessThan(365_000);
  });

  it('says of every call all that the whole one says', () => {
    expect(writtenOut(small)).toEqual(writtenOut(whole));
  });

  it('resolves every reference, and uses every name', () => {
    const used = new Set(
      [...text.matchAll(/"\$ref":"#\/components\/([^"]+)"/g)].map(([, name = '']) => name),
    );
    const { schemas, parameters, responses } = small.components;
    const known = Object.entries({ schemas, parameters, responses }).flatMap(([kind, parts]) =>
      Object.keys(parts).map((name) => `${kind}/${name}`),
    );
    expect([...used].sort()).toEqual(known.sort());
    for (const name of known) expect(name).toMatch(/^\w+\/[\w.-]+$/);
  });

  it('keeps patterns, limits and listed values', () => {
    const words = (document: object) => {
      const found = new Set<string>();
      JSON.stringify(document, (key, value) => {
        if (['pattern', 'maximum', 'minimum', 'minLength', 'enum', 'const', 'default'].includes(key))
          found.add(`${key} ${JSON.stringify(value)}`);
        return value;
      });
      return [...found].sort();
    };
    expect(words(small)).toEqual(words(whole));
  });

  it('leaves the whole document as it was', () => {
    const again = openApi(contract, { ...info, schemas: contractSchemas, webhooks: [callbackWebhook] });
    expect(whole).toEqual(again);
  });
});

it('a text or null is one type, and keeps what is said of it', () => {
  const nullable = (inner: JsonSchema): JsonSchema => ({
    description: 'Where it is.',
    anyOf: [inner, { type: 'null' }],
  });
  const place = nullable({ type: 'string', maxLength: 9 });
  const list = nullable({ type: 'string', description: 'A word of its own.' });
  const { components } = compact({
    ...whole,
    paths: {},
    components: { ...whole.components, schemas: { Room: { properties: { place, list } } } },
  });
  expect(components.schemas.Room?.properties).toEqual({
    place: { type: ['string', 'null'], maxLength: 9, description: 'Where it is.' },
    list,
  });
});

it('an example of every answer is served beside the document', async () => {
  const examples = getAnswerExamples(whole);
  const answering = getEntries(contract).filter(({ name }) =>
    JSON.stringify(operationOf(name)?.responses[200] ?? {}).includes('application/json'),
  );
  expect(Object.keys(examples).sort()).toEqual(answering.map(({ name }) => name).sort());
  const app = docs(contract, info);
  const served = await (await app.request('/docs/examples.json')).json();
  expect(Object.keys(served)).toEqual(Object.keys(examples));
  expect((await (await app.request('/docs/openapi.json')).json()).info.description).toContain(
    '/docs/examples.json',
  );
});

it('the calls of one area alone fit into the window of an agent, with every shape that they name', async () => {
  const app = docs(contract, { ...info, schemas: contractSchemas, webhooks: [callbackWebhook] });
  const ids = (document: CompactDocument) =>
    Object.values(document.paths).flatMap((methods) => Object.values(methods).map((one) => one.operationId));
  for (const area of Object.keys(contract)) {
    const response = await app.request(`/docs/openapi/${area}.json`);
    const said = await response.text();
    expect(said.length, area).toBeLessThan(90_000);
    const document: CompactDocument = JSON.parse(said);
    expect(ids(document).every((id) => id.startsWith(`${area}.`))).toBe(true);
    const { schemas, parameters, responses } = document.components;
    for (const [, kind = '', name = ''] of said.matchAll(/"#\/components\/(\w+)\/([^"]+)"/g))
      expect(
        Object.entries({ schemas, parameters, responses }).find(([key]) => key === kind)?.[1],
      ).toHaveProperty([name]);
  }
  expect((await app.request('/docs/openapi/nothing.json')).status).toBe(404);
});

const operationOf = (name: string) =>
  Object.values(whole.paths)
    .flatMap((methods) => Object.values(methods))
    .find(({ operationId }) => operationId === name);
