import type { ImportField } from '@deck/api/contract/import-fields';
import type { ImportPreview, ImportRow } from '@deck/api/contract/imports';
import { getDays, getTrip } from '@deck/api/contract/positions';
import { Figures, fixedRoom, rooms, StatusDot, type TableColumn } from '@deck/ui';
import type { TFunction } from 'i18next';
import { formatDays } from '../../platform/format/stay.ts';

/** The text of a row's cells for some fields, as the file has it. */
export function getTexts(
  { cells }: ImportRow,
  { columns }: Pick<ImportPreview, 'columns'>,
  ...fields: readonly ImportField[]
): string {
  return fields
    .map((field) => columns.find((column) => column.fields.includes(field)))
    .map((column) => (column && cells[column.index]) ?? '')
    .filter(Boolean)
    .join(' ');
}

/** The columns of a row. A good row shows its future order, a bad row the texts of the file. */
export function previewColumns(
  t: TFunction<['imports', 'app']>,
  preview: ImportPreview,
): TableColumn<ImportRow>[] {
  return [
    {
      id: 'row',
      head: t('row.number'),
      room: fixedRoom(64, 0),
      cell: ({ number }) => <Figures>{String(number)}</Figures>,
      phone: 'meta',
    },
    {
      id: 'externalId',
      head: t('fields.externalId'),
      room: { ...rooms.id, priority: 1 },
      cell: (row) => (
        <Figures>
          {row.order ? (row.order.externalId ?? t('row.nextId')) : getTexts(row, preview, 'externalId')}
        </Figures>
      ),
      phone: 'meta',
    },
    {
      id: 'customer',
      head: t('row.customer'),
      room: rooms.name,
      cell: (row) =>
        row.order
          ? `${row.order.customer.firstName} ${row.order.customer.lastName}`
          : getTexts(row, preview, 'fullName', 'firstName', 'lastName'),
      phone: 'title',
    },
    {
      id: 'dates',
      head: t('row.dates'),
      room: { ...rooms.stay, priority: 2 },
      quiet: true,
      cell: ({ order }) => {
        if (!order) return undefined;
        const [days, trip] = [getDays(order.position), getTrip(order.position)];
        return days && <Figures>{formatDays(days, trip && t(`app:trip.${trip}`))}</Figures>;
      },
      phone: 'hidden',
    },
    {
      id: 'amount',
      head: t('fields.amount'),
      room: rooms.amount,
      amount: ({ order }) => order && { amount: order.totalAmount, currency: order.currency },
      phone: 'amount',
    },
    {
      id: 'becomes',
      head: t('row.becomes'),
      room: { ...rooms.status, least: 120, ideal: 136 },
      cell: ({ problems }) =>
        problems.length === 0 ? (
          <StatusDot tone="success" label={t('row.order')} />
        ) : (
          <StatusDot tone="danger" label={t('row.errors', { count: problems.length })} />
        ),
      phone: 'status',
    },
    {
      id: 'contact',
      head: t('row.contact'),
      room: { ...rooms.text, priority: 5 },
      quiet: true,
      cell: (row) =>
        row.order
          ? row.order.customer.email || row.order.customer.phone
          : getTexts(row, preview, 'email', 'phone'),
      phone: 'hidden',
    },
    {
      id: 'property',
      head: t('fields.property'),
      room: { ...rooms.text, priority: 4 },
      quiet: true,
      cell: (row) => row.order?.propertyName ?? getTexts(row, preview, 'property'),
      phone: 'hidden',
    },
  ];
}
