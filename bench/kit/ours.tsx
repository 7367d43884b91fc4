import '@deck/tokens/theme';
import {
  AmountField,
  Button,
  ColumnsMenu,
  Combobox,
  DateRangeField,
  Modal,
  PhoneField,
  sortRows,
  Table,
  type TableColumn,
  type TableLayout,
  type TableSort,
  Tabs,
  TextField,
  ToastProvider,
  Tooltip,
  UiProvider,
  useToast,
} from '@deck/ui';
import { useMemo, useState } from 'react';
import { heads, keyOf, keys, type Order } from '../rows.ts';
import { orders, properties } from './facts.ts';

const columns: readonly TableColumn<Order>[] = keys.map((id) => ({
  id,
  head: heads[id],
  sort: true,
  room: { least: 96, ideal: 140, most: 200, priority: 0 },
  ...(id === 'total' || id === 'paid'
    ? { amount: (order: Order) => ({ amount: order[id], currency: 'EUR' }) }
    : { cell: (order: Order) => order[id] }),
}));

/** The kit page, with our kit. */
export function KitPage({ withAmount = false }: { withAmount?: boolean }) {
  return (
    <UiProvider locale="en" timeZone="Europe/Athens">
      <ToastProvider>
        <main style={{ display: 'grid', gap: 16, padding: 24 }}>
          <Fields withAmount={withAmount} />
          <Acts />
          <Parts />
          <Orders />
        </main>
      </ToastProvider>
    </UiProvider>
  );
}

function Fields({ withAmount }: { withAmount: boolean }) {
  const [name, setName] = useState('');
  const [property, setProperty] = useState('');
  const [stay, setStay] = useState({ from: '', to: '' });
  const [phone, setPhone] = useState('');
  const [amount, setAmount] = useState('');
  return (
    <>
      <TextField label="Name" value={name} onChange={setName} />
      <Combobox label="Property" options={properties} value={property} onChange={setProperty} />
      <DateRangeField label="Stay" value={stay} onChange={setStay} presets today="2026-11-20" />
      <PhoneField label="Phone" country="GR" value={phone} onChange={setPhone} />
      {withAmount && <AmountField label="Amount" currency="EUR" value={amount} onChange={setAmount} />}
    </>
  );
}

function Acts() {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <Tooltip text="The guest receives the link by e-mail">
        <Button onClick={() => toast({ tone: 'success', title: 'Link sent' })}>Send</Button>
      </Tooltip>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Refund
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Refund"
        action={{ label: 'Do it', onAct: () => setOpen(false) }}
      >
        The guest gets the money back.
      </Modal>
    </div>
  );
}

function Parts() {
  const [part, setPart] = useState<'payments' | 'timeline'>('payments');
  return (
    <Tabs
      label="Order"
      value={part}
      onChange={setPart}
      tabs={[
        { id: 'payments', label: 'Payments', content: 'No payments yet' },
        { id: 'timeline', label: 'Timeline', content: 'Created' },
      ]}
    />
  );
}

function Orders() {
  const [sort, setSort] = useState<TableSort | null>(null);
  const [layout, setLayout] = useState<TableLayout>({ hidden: [] });
  const rows = useMemo(
    () => (sort ? sortRows(orders, (order) => keyOf(order, sort.id as keyof Order), sort.direction) : orders),
    [sort],
  );
  return (
    <>
      <ColumnsMenu columns={columns} layout={layout} onChange={setLayout} />
      <Table
        label="Orders"
        frame="card"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={setSort}
        layout={layout}
      />
    </>
  );
}
