import { query } from '@deck/api/react';
import { TabLinks } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { quietApi } from '../../api.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { live } from '../../polling.ts';
import { persistParams } from '../persisted-params.ts';
import * as css from './list-views.css.ts';
import { type ShownView, viewsOfMenu } from './shown-view.ts';
import { ViewActs } from './view-acts.tsx';

interface ListViewsProps {
  readonly shown: ShownView;
  readonly params: URLSearchParams;
}

/** The saved views of a list as tabs, each with what it holds, and what can be done with the view that is open. */
export function ListViews({ shown, params }: ListViewsProps) {
  const { t } = useTranslation('list');
  const { pathname } = useLocation();
  const { list, menu, address, whole } = shown;
  const { data } = useQuery({ ...query(quietApi.views.list, { list }), ...live });
  const views = viewsOfMenu(data?.views ?? [], shown);
  const isWhole = address === menu;
  const open = views.find((view) => shown.write(view.address) === address);
  const [last, setLast] = useState(open);
  if (open !== undefined && open !== last) setLast(open);
  if (isWhole && last !== undefined) setLast(undefined);
  const isKept = isWhole || open !== undefined;
  useEffect(() => {
    // A tab that is open is how the list was left.
    if (isKept) persistParams(list, params);
  }, [isKept, list, params]);

  const tabs = [
    {
      label: t('views.all'),
      href: `${pathname}?${whole}`,
      count: menu === '' ? data?.all.count : undefined,
      countMore: data?.all.countExact === false,
      current: isWhole,
    },
    ...views.map((view) => ({
      label: view.name,
      href: `${pathname}?${view.address || whole}`,
      count: view.count,
      countMore: !view.countExact,
      current: view === open,
    })),
  ];
  const navigate = useNavigate();
  // The first nine tabs by their number.
  useKeys(
    Object.fromEntries(tabs.slice(0, 9).map(({ href }, at) => [String(at + 1), () => void navigate(href)])),
  );

  return (
    <div className={css.views}>
      <div className={css.tabs}>
        <TabLinks label={t('views.label')} tabs={tabs} />
      </div>
      <ViewActs shown={shown} open={open} last={open === undefined ? last : undefined} isWhole={isWhole} />
    </div>
  );
}
