import { binary, multipart, type Right, type Shape, text } from './body-types.ts';
import type { Endpoint } from './endpoint.ts';
import { parseRoute } from './route.ts';

export interface StubShape {
  readonly body?: 'required' | 'optional' | 'file' | 'text';
  /** What the body is called in the error about its absence, where it is no plain `body`. */
  readonly bodyName?: string;
  /** Whether an answer has content; the type of one that is not JSON. */
  readonly answers?: true | string;
  /** Query names that must be given. */
  readonly required?: readonly string[];
  readonly needs?: Extract<Right, 'apiKey' | 'adminKey'>;
  readonly idempotencyKey?: 'required';
}

// A client looks at no more of a schema than whether there is one and may be left out.
const shape = (optin?: 'optional') => ({ _zod: { optin } }) as Shape;

const bodies = { required: shape(), optional: shape('optional'), file: multipart, text };

/**
 * A call of the contract as its caller needs it: where it goes, and whether something is sent and comes back. The
 * schemas stay out, so that a page carries none that it does not check by; a test holds each sketch against the contract.
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
  // What is left out nobody reads who calls.
  return drawn as unknown as T;
}
