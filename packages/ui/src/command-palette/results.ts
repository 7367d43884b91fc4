import { find, indexOf } from '../options/search.ts';
import type { PaletteAct, PaletteGroup, PaletteItem } from './palette-props.ts';

/** A group as displayed. */
export interface ShownGroup {
  readonly id: string;
  readonly label: string;
  /** The label stands elsewhere already. */
  readonly labelHidden?: boolean;
  readonly items: readonly (PaletteItem & Pick<PaletteAct, 'letter'>)[];
}

interface Given {
  readonly groups: readonly PaletteGroup[];
  readonly recent: readonly PaletteItem[];
  readonly recentLabel: string;
  readonly query: string;
}

/** The results by group; empty groups are left out. */
export function getResults({ groups, recent, recentLabel, query }: Given): readonly ShownGroup[] {
  const found = groups.map((group) => ({ id: group.id, label: group.label, items: getItems(group, query) }));
  const all = query === '' ? [{ id: 'recent', label: recentLabel, items: recent }, ...found] : found;
  return all.filter(({ items }) => items.length > 0);
}

function getItems(group: PaletteGroup, query: string): readonly PaletteItem[] {
  if (group.kind === 'known') return query === '' ? group.items : find(indexOf(group.items), query);
  // An answer to another search must not be shown for this one.
  return query === '' || group.loading || group.failed ? [] : group.items;
}

/** The index an arrow key moves to; it wraps around. */
export function stepped(active: number, by: number, count: number): number {
  return count === 0 ? -1 : (active + by + count) % count;
}
