/** Parameters of a list's address that may name a guest. */
const naming: ReadonlySet<string> = new Set(['q', 'customer', 'email']);

/** The address of a list without what was searched for: the record outlives a guest's data. */
export function withoutSearch(query: string): string {
  const params = new URLSearchParams(query);
  for (const name of naming) if (params.has(name)) params.set(name, '…');
  return decodeURIComponent(params.toString());
}
