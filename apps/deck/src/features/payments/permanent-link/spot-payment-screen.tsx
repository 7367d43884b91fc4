import type { Payment } from '@deck/api/contract/payments';
import { getTone } from '@deck/api/rules';
import { Card, Figures, PageHeader, rooms, StatusDot, Table, type TableColumn, useUi } from '@deck/ui';
import { formatInstant } from '@deck/values';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '../../../platform/api.ts';
import { pagesQuery } from '../../../platform/list/pages.ts';
import { usePages } from '../../../platform/list/use-pages.ts';
import { useRight } from '../../../platform/session/session-store.ts';
import { LinkDialog } from './link-dialog.tsx';
import { NewLink } from './new-link.tsx';

/** Links of no order, through which anyone may pay. The one that is looked at stands in the address. */
export function SpotPaymentScreen() {
  // The words of everything that may come to be shown: none of them is to take the page away while it comes.
  const { t } = useTranslation(['collect', 'app', 'labels', 'messages', 'money', 'orders', 'payments']);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const mayList = useRight('ALL_PAYMENTS_LIST_VIEW');
  const chosen = params.get('link');
  return (
    <>
      <PageHeader
        breadcrumbs={[{ label: t('orders:list.title'), href: '/orders' }, { label: t('permanent.title') }]}
        title={t('permanent.title')}
        context={t('permanent.context')}
      />
      <NewLink onMade={({ id }) => void navigate(`/orders/spot-payment?link=${id}`)}>
        {mayList && <PermanentLinks />}
      </NewLink>
      {chosen !== null && (
        <LinkDialog paymentId={chosen} onClose={() => void navigate('/orders/spot-payment')} />
      )}
    </>
  );
}

const linksQuery = pagesQuery(['payments', 'permanent'], (paging, options) =>
  api.payments.list({ ...paging, getPaymentsRq: { permanent: true } }, options),
);

/** The permanent links of the company, newest first. Each opens with its code. */
function PermanentLinks() {
  const { t } = useTranslation(['collect', 'app']);
  const { timeZone } = useUi();
  const { pages: links, rows, first, ...reading } = usePages(linksQuery);
  const columns = useMemo(() => linkColumns(t, timeZone), [t, timeZone]);
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
      room: rooms.id,
      phone: 'meta',
      cell: ({ number }) => <Figures>{number}</Figures>,
    },
    {
      id: 'property',
      head: t('fast.property'),
      room: rooms.name,
      phone: 'title',
      cell: ({ propertyName }) => propertyName,
    },
    {
      id: 'description',
      head: t('details.description'),
      room: rooms.text,
      phone: 'hidden',
      quiet: true,
      cell: ({ description, customerNote }) => description || customerNote,
    },
    {
      id: 'created',
      head: t('permanent.created'),
      room: rooms.moment,
      phone: 'meta',
      quiet: true,
      cell: ({ createdAt }) => <Figures>{formatInstant(createdAt, timeZone)}</Figures>,
    },
    {
      id: 'status',
      head: t('split.status'),
      room: rooms.status,
      phone: 'status',
      cell: ({ status }) => <StatusDot tone={getTone(status)} label={t(`app:paymentStatus.${status}`)} />,
    },
    {
      id: 'amount',
      head: t('amount.amount'),
      room: rooms.amount,
      phone: 'amount',
      // Its payers say how much.
      amount: ({ amountOpen, amount, currency }) => (amountOpen ? null : { amount, currency }),
    },
  ];
}
