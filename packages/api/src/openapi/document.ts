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
import { Components } from './components.ts';
import type { Content, Media, OpenApiDocument, Operation, Parameter, Webhook } from './document-shape.ts';
import type { JsonSchema } from './json-schema.ts';
import { refusals } from './refusals.ts';

export interface DocumentInfo {
  readonly title: string;
  readonly version: string;
  readonly description?: string;
  /** The name of the cookie that holds the session. */
  readonly sessionCookie: string;
  /** Where the calls are answered: `https://pay.example`. By default where the document is read. */
  readonly server?: string;
  /** The shapes to name in the document; others stand where they are used. */
  readonly schemas?: ReadonlyMap<string, Shape>;
  /** The requests that the product sends to others. */
  readonly webhooks?: readonly WebhookInfo[];
  /** A page to begin with. */
  readonly guide?: { readonly url: string; readonly title: string };
}

export interface WebhookInfo {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly body: Shape;
  /** The headers it has, with what they hold. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The contract as an OpenAPI 3.1 document, with wire keys. */
export function openApi(
  contract: Contract,
  { sessionCookie, guide, server = '/', schemas = new Map(), webhooks = [], ...info }: DocumentInfo,
): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {};
  const components = new Components(schemas);
  for (const entry of getEntries(contract)) {
    const { path, method } = entry.endpoint;
    paths[path] = { ...paths[path], [method.toLowerCase()]: getOperation(entry, components) };
  }
  return {
    openapi: '3.1.1',
    info,
    ...(guide && { externalDocs: { url: guide.url, description: guide.title } }),
    servers: [{ url: server }],
    tags: Object.keys(contract).map((name) => ({ name })),
    paths,
    ...(webhooks.length > 0 && {
      webhooks: Object.fromEntries(
        webhooks.map((webhook) => [webhook.name, { post: getWebhook(webhook, components) }]),
      ),
    }),
    components: {
      schemas: components.schemas,
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

function getOperation({ name, area, endpoint }: Entry, components: Components): Operation {
  const { needs } = endpoint;
  const examples = getExamples(endpoint);
  const media: Describe = (shape, io, example) => ({
    schema: components.describe(shape, io, `${name}.${io}`),
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
      ...endpoint.inputs.map((input) =>
        getParameter(
          input,
          components.describe(input.schema, 'input', `${name}.${input.name}`),
          examples.args[input.name],
        ),
      ),
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

function getWebhook(
  { name, summary, description, body, headers }: WebhookInfo,
  components: Components,
): Webhook {
  return {
    operationId: name,
    summary,
    description,
    parameters: Object.entries(headers).map(([header, description]) => ({
      name: header,
      in: 'header',
      required: false,
      description,
      schema: { type: 'string' },
    })),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: components.describe(body, 'output', name) } },
    },
    responses: { '2XX': { description: 'The receiver has it. Any other status counts as a failed try.' } },
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

function getParameter(
  { place, wire, required, schema }: Input,
  json: JsonSchema,
  example: unknown,
): Parameter {
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
