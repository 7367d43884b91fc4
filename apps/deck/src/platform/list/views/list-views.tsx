import { TabLinks } from '@deck/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useKeys } from '../../keys/use-keys.ts';
import { persistParams } from '../persisted-params.ts';
import * as css from './list-views.css.ts';
import type { ShownView } from './shown-view.ts';
import type { OpenView } from './use-open-view.ts';
import { ViewActs } from './view-acts.tsx';

interface ListViewsProps {
  readonly shown: ShownView;
  readonly params: URLSearchParams;
  readonly opened: OpenView;
}

/** The saved views of a list as tabs, each with what it holds, and what can be done with the view that is open. */
export function ListViews({ shown, params, opened }: ListViewsProps) {
  const { t } = useTranslation('list');
  const { pathname } = useLocation();
  const { list, menu, whole } = shown;
  const { views, all, open, last, isWhole } = opened;
  const isKept = isWhole || open !== undefined;
  useEffect(() => {
    // A tab that is open is how the list was left.
    if (isKept) persistParams(list, params);
  }, [isKept, list, params]);

  const tabs = [
    {
      label: t('views.all'),
      href: `${pathname}?${whole}`,
      count: menu === '' ? all?.count : undefined,
      countMore: all?.countExact === false,
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
      <ViewActs shown={shown} open={open} last={last} isWhole={isWhole} />
    </div>
  );
}
