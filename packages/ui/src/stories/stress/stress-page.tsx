import { Ellipsis, Plus, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../../alert/alert.tsx';
import { AmountField } from '../../amount-field/amount-field.tsx';
import { Badge } from '../../badge/badge.tsx';
import { Button } from '../../button/button.tsx';
import { FormColumn, FormGrid } from '../../form-grid/form-grid.tsx';
import { IconButton } from '../../icon-button/icon-button.tsx';
import { Menu } from '../../menu/menu.tsx';
import { Modal } from '../../modal/modal.tsx';
import { PageHeader } from '../../page-header/page-header.tsx';
import { Select } from '../../select/select.tsx';
import { Stat } from '../../stat/stat.tsx';
import { rooms } from '../../table/column-room.ts';
import { Table } from '../../table/table.tsx';
import { Tabs } from '../../tabs/tabs.tsx';
import { TextField } from '../../text-field/text-field.tsx';
import { useToast } from '../../toast/toast.tsx';

const ignore = () => undefined;

/** A name of 200 characters, with words of realistic length. */
export const longName = 'Maximiliana Konstantinopoulou-Brandenburg von Hohenlohe '
  .repeat(4)
  .slice(0, 200)
  .trim();
/** A single very long word. */
export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente'.repeat(3);
export const tenDigits = '12345678.90';
const amounts = { en: '€12,345,678.90', ru: '12 345 678,90 €', el: '12.345.678,90 €' };

const rows = [
  { id: 'KLB-20418', name: longName, status: 'Частично подтверждённый предавторизованный платёж' },
  { id: 'LYK-11067', name: longWord, status: 'Μερικώς εξουσιοδοτημένη προγραμματισμένη πληρωμή' },
];

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 };

/** The main widgets with their longest texts. */
export function StressPage() {
  const [tab, setTab] = useState<'a' | 'b' | 'c'>('a');
  const [name, setName] = useState(longName);
  const [amount, setAmount] = useState(tenDigits);
  return (
    <div style={column}>
      <PageHeader
        title={longName}
        breadcrumbs={[
          { label: 'Заказы и предварительные бронирования', href: '#orders' },
          { label: longName },
        ]}
        badge={<Badge tone="warning" label="Μερικώς εξουσιοδοτημένη" />}
        context={longWord}
        actions={
          <>
            <Button icon={RotateCcw}>Вернуть заказ в обработку</Button>
            <Button variant="primary" icon={Plus}>
              Προγραμματισμένη πληρωμή
            </Button>
          </>
        }
        figures={[
          <Stat key="total" label="Общая сумма заказа с налогами" value={amounts.ru} />,
          <Stat key="paid" label="Εξοφλημένο ποσό παραγγελίας" value={amounts.el} marker="paid" />,
          <Stat key="held" label="Held by the bank" value={amounts.en} marker="held" />,
          <Stat key="due" label="Υπόλοιπο προς πληρωμή" value={amounts.el} marker="due" />,
        ]}
      />
      <div style={{ ...column, padding: '0 clamp(16px, 2vw, 24px) 24px' }}>
        <Tabs
          label="Order"
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'a', label: 'Запланированные списания', count: 10_000, content: null },
            { id: 'b', label: 'Ιστορικό προεξουσιοδοτήσεων', content: null },
            { id: 'c', label: 'Уведомления и рассылки', content: null },
          ]}
        />
        <FormGrid>
          <FormColumn span={4}>
            <TextField label="Имя и фамилия плательщика по документам" value={name} onChange={setName} />
          </FormColumn>
          <FormColumn span={4}>
            <Select
              label="Κατάλυμα για το οποίο γίνεται η πληρωμή"
              value="long"
              onChange={ignore}
              options={[{ value: 'long', label: longName }]}
            />
          </FormColumn>
          <FormColumn span={4}>
            <AmountField
              label="Сумма предварительной авторизации"
              currency="EUR"
              value={amount}
              onChange={setAmount}
            />
          </FormColumn>
        </FormGrid>
        <Alert tone="warning" title={`Η δέσμευση λήγει: ${longName}`}>
          {longWord}
        </Alert>
        <Table
          label="Payments"
          frame="card"
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            { id: 'id', head: 'Номер', room: rooms.id, cell: ({ id }) => id, phone: 'title' },
            { id: 'name', head: 'Плательщик', room: rooms.name, cell: (row) => row.name, phone: 'meta' },
            {
              id: 'status',
              head: 'Κατάσταση',
              room: rooms.status,
              cell: (row) => row.status,
              phone: 'status',
            },
            {
              id: 'total',
              head: 'Σύνολο',
              room: rooms.amount,
              amount: () => ({ amount: tenDigits, currency: 'EUR' }),
              phone: 'amount',
            },
          ]}
        />
      </div>
    </div>
  );
}

/** Floating layers with the same texts, opened by a press. */
export function StressLayers() {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, minHeight: 480, alignItems: 'flex-start' }}>
      <Button onClick={() => setOpen(true)}>Dialog</Button>
      <Button onClick={() => toast({ tone: 'success', title: longName, text: longWord })}>Toast</Button>
      <Menu
        align="start"
        trigger={<IconButton icon={Ellipsis} label="Menu" />}
        items={[
          { label: 'Отправить ссылку на оплату повторно по электронной почте', onSelect: ignore },
          { label: longName, onSelect: ignore },
          { label: longWord, onSelect: ignore },
        ]}
      />
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title={`Возврат платежа ${longWord}`}
        description={longName}
        safeLabel="Οχι, να παραμείνει η πληρωμή"
        action={{ label: `Вернуть ${amounts.ru}`, tone: 'danger', onAct: ignore }}
      >
        <TextField label="Αιτία επιστροφής χρημάτων" value={longName} onChange={ignore} />
      </Modal>
    </div>
  );
}
