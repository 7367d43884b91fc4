import { fold } from '@deck/values';
import { isAlwaysShown } from '../table/column.ts';
import type { Placed } from '../table/column-order.ts';

export interface MenuColumn extends Placed {
  /** The name of the column. */
  readonly head: string;
  /** `false` for a required column. The first column is always required. */
  readonly hideable?: boolean | undefined;
}

export interface MenuLine extends MenuColumn {
  readonly isShown: boolean;
  readonly isFixed: boolean;
}

/** The columns whose name contains the search text, ignoring case and accents. */
export function linesFor(
  columns: readonly MenuColumn[],
  hidden: readonly string[],
  search: string,
): readonly MenuLine[] {
  const wanted = fold(search.trim());
  return columns
    .map((column, index) => {
      const isFixed = isAlwaysShown(column, index);
      return { ...column, isFixed, isShown: isFixed || !hidden.includes(column.id) };
    })
    .filter(({ head }) => fold(head).includes(wanted));
}

/** IDs of unavailable columns stay hidden, in case the user regains the permission. */
export function withHidden(hidden: readonly string[], id: string, isHidden: boolean): readonly string[] {
  const others = hidden.filter((other) => other !== id);
  return isHidden ? [...others, id] : others;
}
