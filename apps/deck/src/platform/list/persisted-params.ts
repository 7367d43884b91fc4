import { redirect } from 'react-router';
import { sessionStore } from '../session/session-store.ts';

/** The lists that are as they were left when they are opened anew. */
export type RememberedList = 'ORDERS' | 'PAYMENTS';

const getKeys = (list: RememberedList) => ({ params: `${list}_PARAMS`, sort: `${list}_SORT` }) as const;

/** Filters of a list as one left it, for this division alone: another has other properties. A saved view is no filter. */
export function persistParams(list: RememberedList, params: URLSearchParams): void {
  const division = sessionStore.division();
  if (division === undefined || params.has('view')) return;
  const sort = params.get('sort') ?? '';
  const filters = new URLSearchParams(params);
  filters.delete('sort');
  const keys = getKeys(list);
  store(keys.params, filters.size === 0 ? undefined : { division, value: filters.toString() });
  store(keys.sort, sort === '' ? undefined : { division, value: sort });
}

/** What the address says wins; a bare one is filled with how one left the list. @throws a redirect */
export function restoreParams(list: RememberedList, { pathname, search }: URL): void {
  if (search !== '') return;
  const keys = getKeys(list);
  const params = new URLSearchParams(stored(keys.params));
  const sort = stored(keys.sort);
  if (sort !== '') params.set('sort', sort);
  if (params.size > 0) throw redirect(`${pathname}?${params}`);
}

/** Local storage can be denied or full, and anyone may have written there: the list then opens bare. */
function store(key: string, kept: { division: string; value: string } | undefined): void {
  try {
    if (kept === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Nothing is remembered then.
  }
}

function stored(key: string): string {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    const isOurs = typeof kept === 'object' && kept !== null && 'division' in kept && 'value' in kept;
    if (!isOurs || kept.division !== sessionStore.division() || typeof kept.value !== 'string') return '';
    return kept.value;
  } catch {
    return '';
  }
}
