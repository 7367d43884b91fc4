const addresses = new WeakMap<Request, string>();

/** Notes where a request came from, since a request itself does not tell. */
export function noteAddress(request: Request, address: string | undefined): void {
  if (address !== undefined) addresses.set(request, address);
}

/** The address a request came from; all of unknown origin count as one. */
export const getClientAddress = (request: Request): string => addresses.get(request) ?? 'unknown';
