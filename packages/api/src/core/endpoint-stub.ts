import { binary, multipart, type Right, type Shape, text } from './body-types.ts';
import type { Endpoint } from './endpoint.ts';
import { parseRoute } from './route.ts';

export interface StubShape {
  readonly body?: 'required' | 'optional' | 'file' | 'text';
  /** The body's name in the error for a missing body, unless it is `body`. */
  readonly bodyName?: string;
  /** Whether a response has content; for a non-JSON response its media type. */
  readonly answers?: true | string;
  /** Required query parameters. */
  readonly required?: readonly string[];
  readonly needs?: Extract<Right, 'apiKey' | 'adminKey'>;
  readonly idempotencyKey?: 'required';
}

// A client only checks whether a schema exists and is optional.
const shape = (optin?: 'optional') => ({ _zod: { optin } }) as Shape;

const bodies = { required: shape(), optional: shape('optional'), file: multipart, text };

/**
 * A call of the contract without its schemas: its route, and whether it has a body and a response. This keeps
 * unused schemas out of the bundle. A test compares each sketch with the contract.
 */
export function endpointStub<T extends Endpoint>(route: T['route'], sketched: StubShape = {}): T {
  const { method, path, slots } = parseRoute(route);
  const { body, answers, required = [] } = sketched;
  const drawn = {
    route,
    method,
    path,
    inputs: slots.map((slot) => ({
      ...slot,
      required: slot.place === 'path' || required.includes(slot.name),
    })),
    needs: sketched.needs ?? 'session',
    body: body && bodies[body],
    bodyName: sketched.bodyName ?? (body === 'file' ? multipart.field : 'body'),
    response: answers && (answers === true ? shape() : binary(answers)),
    idempotencyKey: sketched.idempotencyKey ?? 'none',
  };
  // The client does not read the omitted fields.
  return drawn as unknown as T;
}
