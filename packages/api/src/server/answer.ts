import { MaxFileSizeExceededError, parseMultipartRequest } from '@remix-run/multipart-parser';
import type * as z from 'zod/mini';
import { isUnsafeKey, toCamel, toSnake } from '../core/case.ts';
import {
  type Binary,
  type Endpoint,
  isBinary,
  isMultipart,
  isText,
  type Multipart,
  type ParsedArgs,
  type Shape,
} from '../core/endpoint.ts';
import { readJson } from '../core/read-json.ts';
import { check, decode, type Fields } from '../core/schema.ts';
import { toNfc } from '../core/texts.ts';
import { Refusal } from './refusal.ts';

/** What a handler returns: the answer in camelCase, the bytes of a binary answer, or nothing. */
export type Reply<T extends Endpoint> = T['response'] extends Shape
  ? z.input<T['response']>
  : T['response'] extends Binary
    ? string | Blob | Uint8Array<ArrayBuffer>
    : undefined;

/** Reads and validates path, query and body. A refusal names all problems at once. */
export async function readArgs<T extends Endpoint>(
  endpoint: T,
  request: Request,
  path: Readonly<Record<string, string>>,
): Promise<ParsedArgs<T>> {
  const query = parseQuery(request.url);
  const args: Record<string, unknown> = {};
  const wrong: Record<string, string> = Object.create(null);
  const take = (name: string, schema: Shape, value: unknown, root: string) => {
    const checked = check(schema, value, root);
    if ('value' in checked) args[name] = checked.value;
    else Object.assign(wrong, checked.fields);
  };

  for (const { place, wire, name, required, schema } of endpoint.inputs) {
    const texts = place === 'path' ? [path[name] ?? ''] : query.getAll(wire);
    if (place === 'query') query.delete(wire);
    const value = toNfc(decode(schema, texts));
    if (value !== undefined || required) take(name, schema, value, name);
  }
  // A misspelt filter would show everything. Only public links may carry unknown names, such as tracking
  // parameters.
  if (endpoint.needs !== 'public')
    // A name that a response cannot carry is reported as a fault of the whole query.
    for (const unknown of query.keys()) wrong[isUnsafeKey(unknown) ? 'query' : unknown] = 'invalid';
  const body = endpoint.body;
  if (isText(body)) args.body = await readText(request, 'text/plain');
  else if (isMultipart(body)) args.body = await findFile(request, body);
  else if (body) take('body', body, await toJson(request), endpoint.bodyName);

  if (Object.keys(wrong).length > 0) throw Refusal.invalid(wrong);
  return args as ParsedArgs<T>;
}

/** @throws Refusal INVALID_VALUE for invalid UTF-8. */
function parseQuery(address: string): URLSearchParams {
  const { search, searchParams } = new URL(address);
  try {
    decodeURIComponent(search);
  } catch {
    throw Refusal.invalid({ query: 'invalid' });
  }
  return searchParams;
}

async function toJson(request: Request): Promise<unknown> {
  // A form on another site can send text, but needs a CORS preflight for JSON.
  const text = await readText(request, 'application/json');
  if (text === '') return undefined;
  const read = readJson(text);
  if ('refused' in read) throw Refusal.invalid({ body: read.refused });
  return toNfc(toCamel(read.value));
}

/** @throws Refusal INVALID_VALUE for another content type or charset than UTF-8. */
async function readText(request: Request, type: string): Promise<string> {
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength === 0) return '';
  const [given = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (given.trim().toLowerCase() !== type) throw Refusal.invalid({ body: 'invalid' });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw Refusal.invalid({ body: 'invalid' });
  }
}

/** The limits of a form beside its file, in bytes and in parts. */
const BESIDE_BYTES = 64 * 1024;
const MOST_PARTS = 10;

/** Parses the file of a form as it arrives. Parsing a large file at once would block all other requests. */
async function findFile(request: Request, { field, maxBytes = Infinity }: Multipart): Promise<File> {
  const limits = {
    maxFileSize: maxBytes,
    maxTotalSize: maxBytes + BESIDE_BYTES,
    maxParts: MOST_PARTS,
  };
  const absent = Refusal.invalid({ [field]: 'required' });
  try {
    for await (const part of parseMultipartRequest(request, limits))
      if (part.isFile && part.name === field)
        return new File(part.content as BlobPart[], part.filename ?? '', { type: part.mediaType ?? '' });
  } catch (error) {
    // Anything else is not a form, or is truncated.
    throw error instanceof MaxFileSizeExceededError ? Refusal.invalid({ [field]: 'tooLarge' }) : absent;
  }
  throw absent;
}

/**
 * Serialises a handler's answer through its schema, so that only declared fields leave the server. An answer
 * that violates the contract is a server fault.
 */
export function toAnswer(endpoint: Endpoint, reply: unknown, headers = new Headers()): Response {
  headers.set('cache-control', 'no-store');
  const shape = endpoint.response;
  if (!shape) return new Response(null, { status: 204, headers });
  if (isBinary(shape)) {
    headers.set('content-type', shape.type);
    return new Response(reply as BodyInit, { headers });
  }
  const checked = check(shape, reply, 'answer');
  if ('fields' in checked) throw new BrokenAnswer(endpoint, checked.fields);
  headers.set('content-type', 'application/json');
  return new Response(JSON.stringify(toSnake(checked.value)), { headers });
}

class BrokenAnswer extends Error {
  override readonly name = 'BrokenAnswer';
  constructor(endpoint: Endpoint, fields: Fields) {
    super(`The answer of ${endpoint.route} breaks the contract: ${JSON.stringify(fields)}`);
  }
}

/** Seconds until a temporarily failed request should be retried. */
const RETRY_AFTER = 5;

export function refusalAnswer({ status, code, message, params }: Refusal): Response {
  const body = JSON.stringify(toSnake({ meta: { error: { code, message, params } } }));
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' });
  const seconds = code === 'SERVICE_UNAVAILABLE' ? RETRY_AFTER : params.seconds;
  if (typeof seconds === 'number' && status >= 429) headers.set('retry-after', String(seconds));
  return new Response(body, { status, headers });
}

/**
 * Turns any thrown value into an answer. Everything but a refusal is a server fault: `report` receives it,
 * the caller gets no details.
 * @param passes whether the failure is temporary and worth retrying.
 */
export function failureAnswer(
  error: unknown,
  report: (error: unknown) => void,
  passes: (error: unknown) => boolean = () => false,
): Response {
  if (error instanceof Refusal) return refusalAnswer(error);
  report(error);
  return refusalAnswer(Refusal.because(passes(error) ? 'SERVICE_UNAVAILABLE' : 'SERVER_ERROR'));
}
