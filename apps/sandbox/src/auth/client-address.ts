const addresses = new WeakMap<Request, string>();

/** Stores the address of a request, since a request does not carry it. */
export function noteAddress(request: Request, address: string | undefined): void {
  if (address !== undefined) addresses.set(request, address);
}

/** The address of a request. All requests without an address share a single value. */
export const getClientAddress = (request: Request): string => addresses.get(request) ?? 'unknown';
