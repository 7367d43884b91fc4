const users = new WeakMap<Request, string>();

/** Stores the user of a request, or of its sign-in attempt, as soon as it is known. */
export function noteUser(request: Request, userId: string): void {
  users.set(request, userId);
}

/** The id of the request's user; undefined for a stranger. */
export const getUser = (request: Request): string | undefined => users.get(request);
