import type { Area, Contract, Endpoint } from './endpoint.ts';

/** An endpoint with its place in the contract. Errors and documents use its `name`, such as `orders.get`. */
export interface Entry {
  readonly area: string;
  readonly operation: string;
  readonly name: string;
  readonly endpoint: Endpoint;
}

export function getEntries(contract: Contract): Entry[] {
  return Object.entries<Area>(contract).flatMap(([area, operations]) =>
    Object.entries(operations).map(([operation, endpoint]) => ({
      area,
      operation,
      name: `${area}.${operation}`,
      endpoint,
    })),
  );
}

/** `/orders/{payment-id}` as routers write it: `/orders/:paymentId`. */
export const routerPath = (endpoint: Endpoint): string =>
  endpoint.inputs.reduce(
    (path, { place, wire, name }) => (place === 'path' ? path.replace(`{${wire}}`, `:${name}`) : path),
    endpoint.path,
  );

/**
 * Sorts fixed words before parameters, segment by segment: `/payments/suite8` is tried before
 * `/payments/{id}`.
 */
export function bySpecificity(a: Entry, b: Entry): number {
  const rank = (entry: Entry) => entry.endpoint.path.replace(/\{[^}]+\}/g, '\uffff');
  return rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0;
}
