import { isMultipart, isText, needsBody } from '../core/body-types.ts';
import { toSnake } from '../core/case.ts';
import type { Endpoint } from '../core/endpoint.ts';

type GivenArgs = Readonly<Record<string, unknown>>;

/** The first missing required parameter, by its name in code. */
export function missingParameter(endpoint: Endpoint, args: GivenArgs): string | undefined {
  const absent = endpoint.inputs.find(({ required, name }) => required && (args[name] ?? null) === null);
  if (absent) return absent.name;
  return needsBody(endpoint.body) && (args.body ?? null) === null ? endpoint.bodyName : undefined;
}

/** The path and query with their parameters. A list repeats the name; an object becomes a JSON value. */
export function toAddress(endpoint: Endpoint, args: GivenArgs): string {
  let path: string = endpoint.path;
  const query = new URLSearchParams();
  for (const { place, wire, name } of endpoint.inputs) {
    const value = args[name];
    if (value === undefined || value === null) continue;
    if (place === 'path') path = path.replace(`{${wire}}`, () => encodeURIComponent(String(value)));
    else for (const item of Array.isArray(value) ? value : [value]) query.append(wire, written(item));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

const written = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(toSnake(value)) : String(value);

/** The body for `fetch`. A form sets its own content type, including the boundary. */
export function toBody(endpoint: Endpoint, body: unknown): { content?: BodyInit; type?: string } {
  const kind = endpoint.body;
  if (kind === undefined || body === undefined) return {};
  if (isText(kind)) return { content: String(body), type: 'text/plain;charset=UTF-8' };
  if (!isMultipart(kind)) return { content: JSON.stringify(toSnake(body)), type: 'application/json' };
  const form = new FormData();
  form.append(kind.field, body as Blob);
  return { content: form };
}

/** Whether a call changes something, whatever its method says: then it proves where it comes from and runs once. */
export const isWrite = (endpoint: Endpoint): boolean =>
  endpoint.method !== 'GET' || endpoint.idempotencyKey === 'required';

export function cookie(cookies: string, name: string): string | undefined {
  const pair = cookies.split('; ').find((part) => part.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1);
  try {
    return value && decodeURIComponent(value);
  } catch {
    // Someone tampered with the cookie. The server refuses it and sets a new one.
    return value;
  }
}
