const users = new WeakMap<Request, string>();

/** Notes whom a request is by, or whose login it tries, as soon as that is known. */
export function noteUser(request: Request, userId: string): void {
  users.set(request, userId);
}

/** The id of the person a request is by; undefined for a stranger. */
export const getUser = (request: Request): string | undefined => users.get(request);
