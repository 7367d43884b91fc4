import type { TableColumn } from '../../table/column.ts';
import { rooms } from '../../table/column-room.ts';
import { Table } from '../../table/table.tsx';
import { longName, tenDigits } from './stress-page.tsx';

interface Row {
  readonly id: string;
}

const columns: readonly TableColumn<Row>[] = [
  { id: 'id', head: 'Номер', room: rooms.id, cell: ({ id }) => id, phone: 'title' },
  { id: 'name', head: 'Плательщик', room: rooms.name, cell: () => longName, phone: 'meta' },
  {
    id: 'total',
    head: 'Σύνολο',
    room: rooms.amount,
    amount: () => ({ amount: tenDigits, currency: 'EUR' }),
    phone: 'amount',
  },
];
const rows: readonly Row[] = Array.from({ length: 10_000 }, (_, index) => ({ id: `KLB-${10_000 + index}` }));

/** The longest list before filtering. */
export function LongList() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 480 }}>
      <Table label="Заказы" columns={columns} rows={rows} rowKey={({ id }) => id} total={rows.length} />
    </div>
  );
}

export function EmptyList() {
  return <Table label="Заказы" columns={columns} rows={[]} rowKey={({ id }) => id} />;
}
