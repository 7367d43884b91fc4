import { AsyncLocalStorage } from 'node:async_hooks';

const addresses = new WeakMap<Request, string>();
const arrived = new AsyncLocalStorage<Request>();

/** Stores the address of a request, since a request does not carry it. */
export function noteAddress(request: Request, address: string | undefined): void {
  if (address !== undefined) addresses.set(request, address);
}

/** Runs the work for a request that has arrived. */
export const withArrived = <T>(request: Request, run: () => T): T => arrived.run(request, run);

/** The request as it arrived: one with a body of unknown length is replaced while its size is checked. */
export const getArrived = (request: Request): Request => arrived.getStore() ?? request;

/** The address of a request. All requests without an address share a single value. */
export const getClientAddress = (request: Request): string =>
  addresses.get(request) ?? addresses.get(getArrived(request)) ?? 'unknown';
