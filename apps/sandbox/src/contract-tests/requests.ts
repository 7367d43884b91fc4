import { type Endpoint, isText, toSnake } from '@deck/api';
import { ADMIN_KEY, type Browser, DICTIONARY_KEY } from '../testing/browser.ts';
import type { Entry, Values } from './entries.ts';
import type { World } from './fixtures.ts';
import { toJson } from './malformed-requests.ts';

/** A request by wire names, before it is serialised. */
export interface Asked {
  /** The path parameters, `{order-id}`. */
  readonly path: Values;
  readonly query: Values;
  /** Undefined if the route takes no body. */
  readonly body?: unknown;
}

/** A public route, of the contract or beside it. */
export interface Route {
  readonly name: string;
  readonly method: string;
  /** `/pay/api/{token}/card` */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A valid request; the objects it refers to are created first. */
  sample(world: World): Promise<Asked>;
}

/** The route of a call, requested as its client would. */
export function getRoute({ name, endpoint, sample }: Entry): Route {
  const { method, path, inputs, body } = endpoint;
  return {
    name,
    method,
    address: path,
    headers: toHeaders(endpoint),
    sample: async (world) => {
      const args = await sample(world);
      const fieldsIn = (place: 'path' | 'query') =>
        Object.fromEntries(
          inputs
            .filter((one) => one.place === place)
            .map(({ wire, name: key }) => [wire, inSnake(args[key])]),
        );
      const asked = { path: fieldsIn('path'), query: fieldsIn('query') };
      return body ? { ...asked, body: inSnake(args.body) } : asked;
    },
  };
}

const inSnake = (value: unknown): unknown => (value instanceof Blob ? value : toSnake(value));

function toHeaders({ needs, body }: Endpoint): Readonly<Record<string, string>> {
  const key = { adminKey: ADMIN_KEY, apiKey: DICTIONARY_KEY }[needs as string];
  return {
    ...(key === undefined ? {} : { 'x-api-key': key }),
    ...(isText(body) ? { 'content-type': 'text/plain' } : {}),
  };
}

/** Sends the request without the client, which would correct or withhold much of it. */
export function askFor(
  { method, address, headers }: Route,
  browser: Browser,
  asked: Asked,
): Promise<Response> {
  const content = toContent(asked.body, headers['content-type'] === 'text/plain');
  return browser.send(toPath(address, asked), {
    method,
    headers: {
      ...(typeof content === 'string' ? { 'content-type': 'application/json' } : {}),
      'idempotency-key': crypto.randomUUID(),
      'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '',
      ...headers,
    },
    ...(content === undefined ? {} : { body: content }),
  });
}

function toContent(body: unknown, isPlain: boolean): BodyInit | undefined {
  if (body === undefined) return undefined;
  if (isPlain) return String(body);
  if (!(body instanceof Blob)) return toJson(body);
  const form = new FormData();
  form.append('file', body);
  return form;
}

function toPath(address: string, { path, query }: Asked): string {
  const filled = address.replace(/\{([^}]+)\}/g, (_, place: string) =>
    encodeURIComponent(getText(path[place])),
  );
  // A value replaced as a whole is sent as it is.
  if (typeof query !== 'object' || query === null || Array.isArray(query))
    return `${filled}?${encodeURI(getText(query))}`;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null)
      for (const one of Array.isArray(value) ? value : [value]) search.append(name, getText(one));
  return `${filled}?${search}`;
}

const getText = (value: unknown): string =>
  (typeof value === 'object' ? toJson(value) : String(value)).toWellFormed();
