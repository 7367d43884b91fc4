import { expect, it } from 'vitest';
import type { ListColumn } from './columns.ts';
import { csvColumns } from './columns.ts';

interface Row {
  readonly id: string;
  readonly total: string;
  readonly currency: string;
}

const room = { least: 100, ideal: 100, most: 100, priority: 0 };
const columns: readonly ListColumn<Row>[] = [
  { id: 'id', head: 'Order', room, cell: ({ id }) => id, csv: ({ id }) => id },
  { id: 'icon', head: 'Icon', room, cell: () => null },
  { id: 'state', head: 'Status', room, hideable: false, cell: () => null, csv: () => 'Paid' },
  { id: 'total', head: 'Total', room, amount: ({ total, currency }) => ({ amount: total, currency }) },
  { id: 'paid', head: 'Paid', room, hideCurrency: true, amount: () => null },
  {
    id: 'stay',
    head: 'Stay',
    room,
    cell: () => null,
    csv: ['From', 'To'].map((head) => ({ head, value: () => head })),
  },
];

const getHeads = (hidden: readonly string[]) =>
  csvColumns(columns, hidden, 'Currency').map(({ head }) => head);

it('writes the columns that are shown, and a currency beside its amount', () => {
  expect(getHeads([])).toEqual(['Order', 'Status', 'Total', 'Currency', 'Paid', 'From', 'To']);
  expect(getHeads(['id', 'state', 'total', 'stay'])).toEqual(['Order', 'Status', 'Paid']);
  const row = { id: 'KLB-1', total: '6480.00', currency: 'EUR' };
  expect(csvColumns(columns, ['stay'], 'Currency').map(({ value }) => value(row))).toEqual([
    'KLB-1',
    'Paid',
    { amount: '6480.00' },
    'EUR',
    null,
  ]);
});
