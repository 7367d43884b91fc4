import type { PermissionMap } from '../../platform/session/permission-map.ts';
import { type MenuEntry, type MenuGroup, menu } from '../menu.ts';
import { isOffered } from '../navigation/guard.ts';

export interface MenuPlace {
  readonly label: MenuEntry['label'];
  readonly href: string;
  readonly current: boolean;
}

/** A place of the menu, or a word with the places below it. */
export type MenuPart = MenuPlace | { readonly group: MenuGroup; readonly places: readonly MenuPlace[] };

interface Whereabouts {
  readonly pathname: string;
  readonly search: string;
}

/** The menu of someone: only what they may open, and a word that opens places only while it has some. */
export function getMenu(
  permissions: PermissionMap,
  at: Whereabouts,
  entries: readonly MenuEntry[] = menu,
): MenuPart[] {
  const offered = entries.filter((entry) => isOffered(entry, permissions));
  const current = getCurrent(offered, at);
  const parts: MenuPart[] = [];
  for (const entry of offered) {
    const place = { label: entry.label, href: toHref(entry), current: entry === current };
    const { group } = entry;
    const at = parts.findIndex((part) => 'group' in part && part.group === group);
    const begun = parts[at];
    if (group === undefined) parts.push(place);
    else if (begun === undefined || !('group' in begun)) parts.push({ group, places: [place] });
    else parts[at] = { group, places: [...begun.places, place] };
  }
  return parts;
}

const toHref = ({ path, search }: MenuEntry): string => (search === undefined ? path : `${path}?${search}`);

/** Of the places that match the address, the most exact. */
function getCurrent(entries: readonly MenuEntry[], at: Whereabouts): MenuEntry | undefined {
  const exactness = ({ path, covers, search = '' }: MenuEntry) =>
    isBelow(at.pathname, path) ? path.length + search.length : (covers?.length ?? 0);
  return entries
    .filter((entry) => isAt(entry, at))
    .toSorted((a, b) => exactness(b) - exactness(a))
    .at(0);
}

function isAt({ path, covers, search }: MenuEntry, at: Whereabouts): boolean {
  const asked = new URLSearchParams(at.search);
  const isNarrowed = [...new URLSearchParams(search)].every(([name, value]) => asked.get(name) === value);
  return isNarrowed && (isBelow(at.pathname, path) || (covers !== undefined && isBelow(at.pathname, covers)));
}

const isBelow = (pathname: string, path: string): boolean =>
  path === '/' ? pathname === '/' : `${pathname}/`.startsWith(`${path}/`);
