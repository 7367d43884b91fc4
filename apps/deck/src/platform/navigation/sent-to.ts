let expected: string | undefined;

/** Notes where a screen sends someone, for the guard of a route that opens no other way. Gives the path back. */
export function guardedRedirect(path: string): string {
  expected = path;
  return path;
}

/** Whether a screen sent the person to this path; going anywhere else ends it. */
export function wasSentTo(path: string): boolean {
  if (path !== expected) expected = undefined;
  return expected !== undefined;
}
