import type { NewView, SavedView } from '@deck/api/contract/views';
import { part } from '@deck/ui';
import type { List } from '../define-list.ts';
import { toMenuAddress, toViewAddress, toWholeAddress } from './view-address.ts';

/** The dialog that names a view comes when it may be wanted. */
export const viewDialog = part(() => import('./view-dialog.tsx'));

/** What a list shows now, as a view of it that can be saved. */
export interface ShownView {
  readonly list: SavedView['list'];
  readonly address: string;
  /** The part of the address that the menu sets. */
  readonly menu: string;
  /** The address of all rows. */
  readonly whole: string;
  /** How this list writes an address. */
  readonly write: (address: string) => string;
  readonly body: (named: Pick<SavedView, 'name' | 'shared'>) => NewView;
}

/** Absent for a list whose views are not saved. */
export function toShownView<Fields, Sort extends string, Facts>(
  list: List<Fields, Sort, Facts>,
  params: URLSearchParams,
): ShownView | undefined {
  const { remembered } = list;
  if (remembered === undefined) return undefined;
  const write = (from: URLSearchParams) => toViewAddress(list, from);
  const menu = toMenuAddress(list, params);
  const address = write(params);
  return {
    list: remembered,
    address,
    menu,
    whole: toWholeAddress(menu, list.sort),
    write: (text) => write(new URLSearchParams(text)),
    // The filter is that of its list, which the compiler cannot follow.
    body: ({ name, shared }) =>
      ({ name, shared, list: remembered, address, filter: list.filterOf(params) }) as NewView,
  };
}

/** The saved views of this entry of the menu. */
export const viewsOfMenu = (
  views: readonly SavedView[],
  shown: Pick<ShownView, 'menu'>,
): readonly SavedView[] =>
  views.filter(({ address }) => (new URLSearchParams(address).get('view') ?? '') === menuOf(shown));

const menuOf = ({ menu }: Pick<ShownView, 'menu'>): string => new URLSearchParams(menu).get('view') ?? '';
