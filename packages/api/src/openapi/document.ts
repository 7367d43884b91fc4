import { toSnake } from '../core/case.ts';
import { type Entry, getEntries } from '../core/contract.ts';
import { getDescription } from '../core/described.ts';
import {
  type Contract,
  type Endpoint,
  type Input,
  isBinary,
  isByKey,
  isMultipart,
  isText,
  needsBody,
  type Shape,
} from '../core/endpoint.ts';
import { getExamples } from '../core/example-of.ts';
import { bare } from '../core/schema.ts';
import { getStatus } from '../core/statuses.ts';
import type { ErrorCode } from '../vocabulary/error-codes.ts';
import { errorMeanings } from './error-meanings.ts';
import { hoisted, type JsonSchema, type Schemas, wireSchema } from './json-schema.ts';

export interface DocumentInfo {
  readonly title: string;
  readonly version: string;
  readonly description?: string;
  /** The name of the cookie that holds the session. */
  readonly sessionCookie: string;
  /** A page to begin with. */
  readonly guide?: { readonly url: string; readonly title: string };
}

interface Media {
  readonly schema: JsonSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}
export type Content = Readonly<Record<string, Media>>;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema?: JsonSchema;
  readonly content?: Content;
  readonly example?: unknown;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly [string];
  readonly summary: string;
  readonly description?: string;
  readonly security: readonly Readonly<Record<string, readonly []>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
  /** The permission a caller needs. */
  readonly 'x-needs': string;
  /** The integration tokens that open the call too. */
  readonly 'x-tokens': readonly string[];
  /** The error codes this call declares. */
  readonly 'x-errors': readonly string[];
  /** The product's rules name the call but not its shape: that is chosen here. */
  readonly 'x-not-in-spec': boolean;
}

export interface OpenApiDocument {
  readonly openapi: '3.1.1';
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly externalDocs?: { readonly url: string; readonly description: string };
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Schemas;
    readonly securitySchemes: Readonly<Record<string, object>>;
  };
}

/** The contract as an OpenAPI 3.1 document, with wire keys. */
export function openApi(
  contract: Contract,
  { sessionCookie, guide, ...info }: DocumentInfo,
): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {};
  const schemas: Record<string, JsonSchema> = {};
  for (const entry of getEntries(contract)) {
    const { path, method } = entry.endpoint;
    paths[path] = { ...paths[path], [method.toLowerCase()]: getOperation(entry, schemas) };
  }
  return {
    openapi: '3.1.1',
    info,
    ...(guide && { externalDocs: { url: guide.url, description: guide.title } }),
    tags: Object.keys(contract).map((name) => ({ name })),
    paths,
    components: {
      schemas,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
        apiKey: { type: 'apiKey', in: 'header', name: 'X-API-KEY' },
        adminKey: { type: 'apiKey', in: 'header', name: 'X-API-KEY' },
        token: { type: 'http', scheme: 'bearer', description: 'An integration token of the division.' },
      },
    },
  };
}

type Describe = (shape: Shape, io: 'input' | 'output', example: unknown) => Media;

function getOperation({ name, area, endpoint }: Entry, schemas: Record<string, JsonSchema>): Operation {
  const { needs } = endpoint;
  const examples = getExamples(endpoint);
  const media: Describe = (shape, io, example) => ({
    schema: hoisted(wireSchema(shape, io), `${name}.${io}`, schemas),
    ...onWire(example),
  });
  const content = bodyContent(endpoint, media, examples.body);
  return {
    operationId: name,
    tags: [area],
    summary: endpoint.summary,
    ...(endpoint.description ? { description: endpoint.description } : {}),
    security: getSecurity(endpoint),
    parameters: [
      ...endpoint.inputs.map((input) => getParameter(input, examples.args[input.name])),
      ...toHeaders(endpoint),
    ],
    ...(content ? { requestBody: { required: needsBody(endpoint.body), content } } : {}),
    responses: { ...answers(endpoint, media, examples.response), ...refusals(endpoint) },
    'x-needs': needs,
    'x-tokens': endpoint.tokens,
    'x-errors': endpoint.errors,
    'x-not-in-spec': endpoint.notInSpec,
  };
}

/** Any of these opens the call. */
function getSecurity({ needs, tokens }: Endpoint): Operation['security'] {
  const byToken = tokens.length > 0 ? [{ token: [] } as const] : [];
  // An empty requirement stands for a call that is open to anyone.
  if (needs === 'public') return byToken.length > 0 ? [{}, ...byToken] : [];
  return [{ [isByKey(needs) ? needs : 'session']: [] }, ...byToken];
}

const onWire = (example: unknown) => (example === undefined ? {} : { example: toSnake(example) });

function getParameter({ place, wire, required, schema }: Input, example: unknown): Parameter {
  const json = wireSchema(schema, 'input');
  const inner = bare(schema);
  const description = getDescription(schema) ?? getDescription(inner);
  const head = { name: wire, in: place, required, ...(description ? { description } : {}) };
  return inner._zod.def.type === 'object'
    ? { ...head, content: { 'application/json': { schema: json, ...onWire(example) } } }
    : { ...head, schema: json, ...onWire(example) };
}

function toHeaders({ method, idempotencyKey, needs, tokens }: Endpoint): Parameter[] {
  const header = (name: string, required: boolean, description: string): Parameter => ({
    name,
    in: 'header',
    required,
    description,
    schema: { type: 'string' },
  });
  const writes = method !== 'GET' || idempotencyKey === 'required';
  return [
    ...(needs === 'public' || isByKey(needs)
      ? []
      : [header('Company-ID', false, 'The current business profile.')]),
    ...(writes && !isByKey(needs)
      ? [
          tokens.length > 0
            ? header('X-XSRF-TOKEN', false, 'What the cookie XSRF-TOKEN holds. A token needs none.')
            : header('X-XSRF-TOKEN', true, 'What the cookie XSRF-TOKEN holds.'),
        ]
      : []),
    ...(idempotencyKey === 'required'
      ? [
          header(
            'Idempotency-Key',
            true,
            'The same key with the same body has its effect once. At most 200 characters.',
          ),
          header(
            'Draft-ID',
            false,
            'The draft of a form that this completes: it is deleted with the effect.',
          ),
        ]
      : []),
  ];
}

function bodyContent({ body }: Endpoint, media: Describe, example: unknown): Content | undefined {
  if (!body) return undefined;
  if (isText(body)) return { 'text/plain': { schema: { type: 'string' }, example } };
  if (!isMultipart(body)) return { 'application/json': media(body, 'input', example) };
  const properties = { [body.field]: { type: 'string', format: 'binary' } };
  return { 'multipart/form-data': { schema: { type: 'object', properties, required: [body.field] } } };
}

function answers({ response }: Endpoint, media: Describe, example: unknown): Operation['responses'] {
  if (!response) return { 204: { description: 'Done.' } };
  const content: Content = isBinary(response)
    ? { [response.type]: { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': media(response, 'output', example) };
  return { 200: { description: 'The answer.', content } };
}

const refusalSchema: JsonSchema = {
  type: 'object',
  required: ['meta'],
  properties: {
    meta: {
      type: 'object',
      required: ['error'],
      properties: {
        error: {
          type: 'object',
          required: ['code', 'message', 'params'],
          properties: { code: { type: 'string' }, message: { type: 'string' }, params: { type: 'object' } },
        },
      },
    },
  },
};

/** What this call names, and what any such call can be refused with, by status. */
function refusals({ errors, needs, tokens, inputs, body, idempotencyKey }: Endpoint): Operation['responses'] {
  const codes = new Set<ErrorCode>(errors);
  if (inputs.length > 0 || body) codes.add('INVALID_VALUE');
  if (inputs.some(({ place }) => place === 'path')) codes.add('NOT_FOUND');
  if (needs !== 'public') codes.add(isByKey(needs) ? 'ACCESS_DENIED' : 'SESSION_REQUIRED');
  if (needs !== 'public' && needs !== 'session') codes.add('ACCESS_DENIED');
  if (tokens.length > 0) codes.add('TOKEN_INVALID');
  if (idempotencyKey === 'required') codes.add('IDEMPOTENCY_KEY_REQUIRED').add('IDEMPOTENCY_KEY_REUSED');
  const byStatus = Map.groupBy(codes, getStatus);
  return Object.fromEntries(
    [...byStatus].map(([status, named]) => {
      const examples = Object.fromEntries(named.map((code) => [code, { value: refusalExample(code) }]));
      const content = { 'application/json': { schema: refusalSchema, examples } };
      return [status, { description: named.map(errorLine).join('\n'), content }];
    }),
  );
}

/** A code with its sentence, as a line of a description. */
const errorLine = (code: ErrorCode): string => `${code}: ${errorMeanings[code]}`;

const refusalExample = (code: ErrorCode) => ({
  meta: {
    error: {
      code,
      message: code,
      params: code === 'INVALID_VALUE' ? { fields: { 'customer.email': 'email' } } : {},
    },
  },
});
