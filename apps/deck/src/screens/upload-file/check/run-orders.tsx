import type { ImportRun } from '@deck/api/contract/imports';
import { media } from '@deck/tokens';
import { Card, Figures, Table, type TableColumn, useMedia } from '@deck/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

type MadeOrder = ImportRun['orders'][number];

/** The orders made, each with the way to it, and whether its link went out. */
export function RunOrders({ run: { orders, unsent, counts, sendLinks } }: { run: ImportRun }) {
  const { t } = useTranslation(['imports', 'app']);
  const isPhone = useMedia(media.phone);
  const codes = useMemo(() => new Map(unsent.map(({ orderId, code }) => [orderId, code])), [unsent]);
  if (orders.length === 0) return null;
  const columns: TableColumn<MadeOrder>[] = [
    {
      id: 'order',
      head: t('fields.externalId'),
      cell: ({ externalId }) => <Figures>{externalId}</Figures>,
      phone: 'title',
    },
    {
      id: 'row',
      head: t('row.number'),
      cell: ({ rowNumber }) => (
        <Figures>{isPhone ? `${t('row.number')} ${rowNumber}` : String(rowNumber)}</Figures>
      ),
      phone: 'meta',
    },
  ];
  if (sendLinks)
    columns.push({
      id: 'link',
      head: t('run.link'),
      cell: ({ orderId }) => linkWords(codes.get(orderId)),
      phone: 'status',
    });

  function linkWords(code: string | undefined) {
    if (code === undefined) return t('run.linkSent');
    return code === 'NO_RECIPIENT' ? t('run.noRecipient') : t('run.linkNotSent');
  }
  return (
    <Card title={t('run.orders')} meta={t('run.shown', { shown: orders.length, all: counts.made })} flush>
      <Table
        label={t('run.orders')}
        frame="card"
        columns={columns}
        rows={orders}
        rowKey={({ orderId }) => orderId}
        rowHref={({ orderId }) => `/orders/${orderId}`}
      />
    </Card>
  );
}
