import type { Payment } from '@deck/api/contract/payments';
import { paymentFilterFields } from '@deck/api/vocabulary';
import { LazyPart, part, useUi } from '@deck/ui';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { paymentColumns } from '../../../domain/payment/payment-columns.tsx';
import { useMethodTitle } from '../../../domain/payment/use-method-title.ts';
import { usePaymentHref } from '../../../domain/payment/use-payment-href.ts';
import { queryClient } from '../../../platform/api.ts';
import { ListScreen } from '../../../platform/list/list-screen.tsx';
import type { Look } from '../../../platform/list/peek/use-list-peek.tsx';
import { usePagedList } from '../../../platform/list/use-list.ts';
import { useTitle } from '../../../platform/navigation/page-title.tsx';
import { PaymentTotals } from './payment-totals.tsx';
import { paymentList, valuesQuery } from './payments-list.ts';
import { usePaymentDialogs, useRowItems } from './use-payment-row.tsx';

const paymentPeek = part(() => import('./peek/payment-peek.tsx'));

const rowKey = ({ id }: Payment) => id;
const nameOf = ({ number }: Payment) => number;
const showPeek = (look: Look<Payment>) => <LazyPart of={paymentPeek} {...look} waiting={null} />;

export function PaymentsScreen() {
  const { t } = useTranslation(['payments', 'app', 'labels']);
  const { timeZone } = useUi();
  const [params] = useSearchParams();
  const methodTitle = useMethodTitle(params.has('method'));
  const columns = useMemo(() => paymentColumns(t, timeZone, methodTitle), [t, timeZone, methodTitle]);
  const list = usePagedList(paymentList, columns);
  const { dialogs, ...handlers } = usePaymentDialogs(list.rows);
  const items = useRowItems(handlers);
  const hrefOf = usePaymentHref();
  const hasRows = list.first !== undefined;
  useEffect(() => {
    // For the panel, once nothing is more urgent.
    if (hasRows) for (const field of paymentFilterFields) void queryClient.prefetchQuery(valuesQuery(field));
  }, [hasRows]);
  const { view } = paymentList.filterOf(params);
  const viewName = view && t(`labels:paymentView.${view}`);
  useTitle(viewName);

  return (
    <>
      <ListScreen
        list={list}
        title={viewName ?? t('list.title')}
        count={(count, isExact) => t(isExact ? 'list.count' : 'list.countMore', { count })}
        note={t(`labels:paymentViewHint.${view ?? 'ALL'}`)}
        show={(count, isExact) =>
          t(count === 0 ? 'list.showNone' : isExact ? 'list.show' : 'list.showMore', { count })
        }
        search={{ label: t('list.searchLabel'), placeholder: t('list.search') }}
        strip={<PaymentTotals totals={list.isLoading ? undefined : (list.first?.totals ?? [])} />}
        rowKey={rowKey}
        rowHref={hrefOf}
        peek={{ nameOf, panel: showPeek, items }}
        bulk={{ amount: ({ amount, currency }) => ({ amount, currency }) }}
        failed={t('list.failed')}
        nothing={t('list.nothing')}
        empty={{ title: t('list.empty'), text: t('list.emptyText') }}
        exports={{ title: t('list.export'), ...paymentList.file(list.state.params) }}
      />
      {dialogs}
    </>
  );
}
