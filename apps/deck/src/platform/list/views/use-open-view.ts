import type { SavedView } from '@deck/api/contract/views';
import { query } from '@deck/api/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { quietApi } from '../../api.ts';
import { live } from '../../polling.ts';
import { type ShownView, viewsOfMenu } from './shown-view.ts';

/** The saved views of a list, and which of them it shows. */
export interface OpenView {
  readonly views: readonly SavedView[];
  /** How many rows the list has in all. */
  readonly all: { readonly count: number; readonly countExact: boolean } | undefined;
  /** Nothing narrows the list. */
  readonly isWhole: boolean;
  /** The view that is open. */
  readonly open: SavedView | undefined;
  /** The one that was open before it was changed. */
  readonly last: SavedView | undefined;
}

/** @param shown absent for a list whose views are not saved */
export function useOpenView(shown: ShownView | undefined): OpenView {
  const { data } = useQuery({
    ...query(quietApi.views.list, { list: shown?.list ?? 'ORDERS' }),
    ...live,
    enabled: shown !== undefined,
  });
  const views = shown === undefined ? [] : viewsOfMenu(data?.views ?? [], shown);
  const isWhole = shown === undefined || shown.address === shown.menu;
  const open = views.find(({ address }) => shown?.write(address) === shown?.address);
  const [last, setLast] = useState(open);
  if (open !== undefined && open !== last) setLast(open);
  if (isWhole && last !== undefined) setLast(undefined);
  return { views, all: data?.all, isWhole, open, last: open === undefined ? last : undefined };
}
