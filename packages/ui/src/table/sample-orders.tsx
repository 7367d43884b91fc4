import { BedDouble, Car, type LucideIcon, Plane, Sailboat } from 'lucide-react';
import { Figures } from '../figures/figures.tsx';
import { StatusDot } from '../status-dot/status-dot.tsx';
import type { StatusTone } from '../status-dot/tone.ts';
import { Tag } from '../tag/tag.tsx';
import type { TableColumn } from './column.ts';
import { fixedRoom, rooms } from './column-room.ts';
import type { TableProps } from './table-props.ts';

/** An order in the stories. */
export interface SampleOrder {
  id: string;
  tags: readonly string[];
  created: string;
  customer: string;
  property: string;
  icon: LucideIcon;
  dates: string;
  tone: StatusTone;
  status: string;
  total: string;
  paid: string;
  currency: string;
}

const lines = `
KLB-20418 | DECK | 20.11.2026 09:12 | Ingrid Solheim | Kalypso Bay Resort | 24.11 - 28.11.2026 | Partially paid | 6480.00 | 2160.00 | EUR
KLB-20421 | IFC | 20.11.2026 09:36 | Maria Papadopoulou | Kalypso Bay Resort | 21.11 - 23.11.2026 | Link sent | 412.50 | 0.00 | EUR
CYC-00871 | API CARD | 19.11.2026 17:40 | Alessandro Bianchi | M/Y Halcyon | 12.06 - 19.06.2027 | Authorised | 48500.00 | 0.00 | EUR
LYK-11067 | SPLIT | 20.11.2026 08:58 | Oliver Whitcombe | Hotel Lykavittos | 05.12 - 08.12.2026 | Partially paid | 1284.00 | 856.00 | GBP
CAR-03319 | DECK | 20.11.2026 08:31 | Yuki Tanaka | Mercedes V-Class | 22.11 - 25.11.2026 | Paid | 96000 | 96000 | JPY
JET-00254 | API | 19.11.2026 22:17 | Amélie Laurent-Dubois | Citation XLS+ | 02.12 - 02.12.2026 | Authorised | 21750.00 | 0.00 | EUR
LYK-11066 | PL | 19.11.2026 20:45 | Tomasz Wiśniewski | Hotel Lykavittos | 20.11 - 21.11.2026 | Declined | 189.00 | 0.00 | EUR
KLB-20417 | DECK | 19.11.2026 19:20 | Khalid Al-Mansoori | Kalypso Bay Resort | 30.12 - 06.01.2027 | Partially captured | 14360.00 | 7180.00 | EUR
PAR-00542 | DECK | 19.11.2026 15:33 | Emily Carter | Villa Thalassa | 27.11 - 30.11.2026 | Paid | 2145.00 | 2145.00 | USD
LYK-11065 | DECK | 19.11.2026 12:10 | Nikolai Orlov | Hotel Lykavittos | 21.11 - 24.11.2026 | Expired | 738.00 | 0.00 | EUR
`;

const icons: Record<string, LucideIcon> = { CYC: Sailboat, JET: Plane, CAR: Car };

const tones: Record<string, StatusTone> = {
  Authorised: 'info',
  Declined: 'danger',
  Expired: 'neutral',
  'Link sent': 'info',
  Paid: 'success',
};

export const sampleOrders: readonly SampleOrder[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', tags = '', created = '', customer = '', property = '', ...rest] = line.split(' | ');
    const [dates = '', status = '', total = '', paid = '', currency = ''] = rest;
    const icon = icons[id.slice(0, 3)] ?? BedDouble;
    const tone = tones[status] ?? 'warning';
    const words = { id, tags: tags.split(' '), created, customer, property, dates, status };
    return { ...words, icon, tone, total, paid, currency };
  });

/** The given number of orders, each with a unique ID. */
export function manyOrders(count: number): readonly SampleOrder[] {
  return Array.from({ length: count }, (_, index) => {
    const order = sampleOrders[index % sampleOrders.length];
    if (order === undefined) throw new Error('There are no sample orders');
    return { ...order, id: `KLB-${String(10_000 + index)}` };
  });
}

export const orderColumns: readonly TableColumn<SampleOrder>[] = [
  {
    id: 'order',
    head: 'Order',
    room: rooms.id,
    cell: ({ id }) => <Figures>{id}</Figures>,
    beside: ({ tags }) => tags.map((tag) => <Tag key={tag} label={tag} />),
    phone: 'meta',
  },
  {
    id: 'created',
    head: 'Created',
    room: fixedRoom(136, 2),
    sort: true,
    quiet: true,
    cell: ({ created }) => <Figures>{created}</Figures>,
  },
  { id: 'customer', head: 'Customer', room: rooms.name, cell: ({ customer }) => customer, phone: 'title' },
  {
    id: 'property',
    head: 'Property',
    room: { least: 148, ideal: 176, most: 232, priority: 2, shrinks: 3, grows: 3, comfort: 208 },
    icon: ({ icon }) => icon,
    cell: ({ property }) => property,
  },
  {
    id: 'dates',
    head: 'Dates',
    room: rooms.stay,
    quiet: true,
    cell: ({ dates }) => <Figures>{dates}</Figures>,
    phone: 'meta',
  },
  {
    id: 'status',
    head: 'Status',
    room: rooms.status,
    cell: ({ tone, status }) => <StatusDot tone={tone} label={status} />,
    phone: 'status',
  },
  {
    id: 'total',
    head: 'Total',
    room: rooms.amount,
    sort: true,
    sortHint: 'By currency, then by amount',
    amount: ({ total, currency }) => ({ amount: total, currency }),
    phone: 'amount',
  },
  {
    id: 'paid',
    head: 'Paid',
    room: { ...rooms.figure, priority: 1 },
    amount: ({ paid, currency }) => ({ amount: paid, currency }),
    hideCurrency: true,
  },
];

/** The columns for the sample orders. */
export const ordersTable: TableProps<SampleOrder> = {
  label: 'Orders',
  columns: orderColumns,
  rows: sampleOrders,
  rowKey: ({ id }) => id,
  rowHref: ({ id }) => `#/orders/${id}`,
};
