import type { TableSort } from '@deck/ui';
import type { AnyEntry } from '../filters/filter-entry.ts';

interface Addressed {
  readonly filters: readonly AnyEntry<never>[];
  /** How the list is sorted at first. */
  readonly sort: TableSort;
}

/** What an address narrows and sorts a list by, always written alike: equal views have equal addresses. */
export function toViewAddress({ filters, sort }: Addressed, params: URLSearchParams): string {
  const written = new URLSearchParams();
  for (const name of filters.flatMap((entry): readonly string[] => entry.params))
    for (const value of params.getAll(name).toSorted()) if (value !== '') written.append(name, value);
  const asked = params.get('sort') ?? '';
  if (asked !== '' && asked !== toText(sort)) written.set('sort', asked);
  return written.toString();
}

/** The part of an address that the menu sets: an entry of the menu has views of its own. */
export function toMenuAddress({ filters }: Pick<Addressed, 'filters'>, params: URLSearchParams): string {
  const written = new URLSearchParams();
  for (const { kind, params: names } of filters)
    if (kind === 'menu') for (const value of params.getAll(names[0])) written.append(names[0], value);
  return written.toString();
}

/** The address of the whole list. It says how it is sorted: a bare one opens the list as it was left. */
export const toWholeAddress = (menu: string, sort: TableSort): string => {
  const written = new URLSearchParams(menu);
  written.set('sort', toText(sort));
  return written.toString();
};

const toText = ({ id, direction }: TableSort): string => `${id},${direction}`;
