import type { Payment } from '@deck/api/contract/payments';
import { toneOf } from '@deck/api/rules';
import { Card, Figures, StatusDot, Table, type TableColumn, useUi } from '@deck/ui';
import { formatInstant } from '@deck/values';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api.ts';
import { pagesOf } from '../../list/pages.ts';
import { usePages } from '../../list/use-pages.ts';

const linksQuery = pagesOf(['payments', 'permanent'], (paging, options) =>
  api.payments.list({ ...paging, getPaymentsRq: { permanent: true } }, options),
);

/** The permanent links of the company, newest first. Each opens with its code. */
export function PermanentLinks() {
  const { t } = useTranslation(['collect', 'app']);
  const { timeZone } = useUi();
  const { pages: links, ...reading } = usePages(linksQuery);
  const columns = useMemo(() => linkColumns(t, timeZone), [t, timeZone]);
  const rows = useMemo(() => links.data?.pages.flatMap(({ content }) => content) ?? [], [links.data]);
  const first = links.data?.pages[0];
  return (
    <Card title={t('permanent.list')} flush>
      <Table
        label={t('permanent.list')}
        frame="card"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/orders/spot-payment?link=${id}`}
        loading={links.isPending}
        error={links.isError ? { title: t('permanent.failed') } : undefined}
        onRetry={reading.retry}
        empty={{ title: t('permanent.none'), text: t('permanent.noneText') }}
        total={first?.totalElements}
        totalExact={first?.totalExact}
        onLoadMore={reading.loadMore}
        loadingMore={reading.isLoadingMore}
      />
    </Card>
  );
}

function linkColumns(t: TFunction<['collect', 'app']>, timeZone: string): TableColumn<Payment>[] {
  return [
    {
      id: 'number',
      head: t('permanent.link'),
      phone: 'meta',
      cell: ({ number }) => <Figures>{number}</Figures>,
    },
    {
      id: 'property',
      head: t('fast.property'),
      phone: 'title',
      cell: ({ propertyName }) => propertyName,
    },
    {
      id: 'description',
      head: t('details.description'),
      phone: 'hidden',
      quiet: true,
      cell: ({ description, customerNote }) => description || customerNote,
    },
    {
      id: 'created',
      head: t('permanent.created'),
      phone: 'meta',
      quiet: true,
      cell: ({ createdAt }) => <Figures>{formatInstant(createdAt, timeZone)}</Figures>,
    },
    {
      id: 'status',
      head: t('split.status'),
      phone: 'status',
      cell: ({ status }) => <StatusDot tone={toneOf(status)} label={t(`app:paymentStatus.${status}`)} />,
    },
    {
      id: 'amount',
      head: t('amount.amount'),
      phone: 'amount',
      // Its payers say how much.
      amount: ({ amountOpen, amount, currency }) => (amountOpen ? null : { amount, currency }),
    },
  ];
}
