import type { Endpoint } from './endpoint.ts';
import type { Shape } from './kinds.ts';
import { parseRoute } from './route.ts';

interface Sketched {
  readonly body?: 'required' | 'optional';
  /** Whether an answer has content. */
  readonly answers?: true;
}

/**
 * A call of the contract as its caller needs it: where it goes, and whether something is sent and comes back. The
 * schemas stay out, so that the first page carries none; a test holds each sketch against the contract.
 */
export function sketch<T extends Endpoint>(route: T['route'], { body, answers }: Sketched = {}): T {
  const { method, path, slots } = parseRoute(route);
  // A client looks at no more of a schema than whether there is one and may be left out.
  const shape = (optin?: 'optional') => ({ _zod: { optin } }) as Shape;
  const drawn = {
    route,
    method,
    path,
    inputs: slots.map((slot) => ({ ...slot, required: slot.place === 'path' })),
    needs: 'session',
    body: body && shape(body === 'optional' ? body : undefined),
    bodyName: 'body',
    response: answers && shape(),
    effect: false,
  };
  // What is left out nobody reads who calls.
  return drawn as unknown as T;
}
