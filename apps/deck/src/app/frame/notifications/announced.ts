/** Under this the tabs of a browser keep what they have told. */
const key = 'TOLD';
/** The latest that are kept: the server soon knows the rest as shown. */
const KEPT = 100;

/** What this tab has told, where nothing can be stored. */
let here: readonly string[] = [];

/**
 * Those that no tab of this browser has told, which from now on count as told: until the server has answered that all is
 * shown, a second reading brings the same again, here and in every other tab in sight.
 */
export function notYetTold<News extends { readonly id: string }>(news: readonly News[]): readonly News[] {
  const told = new Set([...here, ...stored()]);
  const unknown = news.filter(({ id }) => !told.has(id));
  if (unknown.length === 0) return unknown;
  here = [...told, ...unknown.map(({ id }) => id)].slice(-KEPT);
  try {
    localStorage.setItem(key, JSON.stringify(here));
  } catch {
    // Then each tab tells for itself.
  }
  return unknown;
}

/** Anyone may have written there. */
function stored(): readonly string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
