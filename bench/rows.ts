/** A row of the tables and the kit page: twelve facts about an order. */
export interface Order {
  readonly id: string;
  readonly created: string;
  readonly customer: string;
  readonly property: string;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly agent: string;
  readonly channel: string;
  readonly reference: string;
  readonly status: (typeof statuses)[number];
  readonly total: string;
  readonly paid: string;
}

export const statuses = ['Paid', 'Link sent', 'Partially paid', 'Declined', 'Expired'] as const;
const customers = [
  'Ingrid Solheim',
  'Maria Papadopoulou',
  'Alessandro Bianchi',
  'Oliver Whitcombe',
  'Yuki Tanaka',
];
const properties = [
  'Kalypso Bay Resort',
  'M/Y Halcyon',
  'Hotel Lykavittos',
  'Mercedes V-Class',
  'Villa Thalassa',
];
const agents = ['Katerina Vlachou', 'Nikos Stathakis', 'Eleni Markou'];
const channels = ['Deck', 'API', 'Interface', 'Permanent link'];

export const heads: Readonly<Record<keyof Order, string>> = {
  id: 'Order',
  created: 'Created',
  customer: 'Customer',
  property: 'Property',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  agent: 'Agent',
  channel: 'Channel',
  reference: 'Reference',
  status: 'Status',
  total: 'Total',
  paid: 'Paid',
};
export const keys = Object.keys(heads) as (keyof Order)[];

/** Makes the same orders at every call, unsorted. */
export function makeOrders(count: number): readonly Order[] {
  return Array.from({ length: count }, (_, index) => {
    // A permutation, so that neighbours are far apart after sorting.
    const mixed = (index * 7_919) % 100_003;
    const day = (offset: number) =>
      new Date(Date.UTC(2026, 0, 1 + ((mixed + offset) % 360))).toISOString().slice(0, 10);
    return {
      id: `KLB-${String(100_000 + index)}`,
      created: day(0),
      customer: at(customers, mixed),
      property: at(properties, mixed >> 2),
      checkIn: day(14),
      checkOut: day(18),
      agent: at(agents, mixed),
      channel: at(channels, mixed),
      reference: `R${mixed.toString(36)}`,
      status: at(statuses, mixed),
      total: (((mixed * 37) % 900_000) / 100 + 10).toFixed(2),
      paid: (((mixed * 37) % 90_000) / 100).toFixed(2),
    };
  });
}

const at = <Item>(list: readonly Item[], index: number) => list[index % list.length] as Item;

const amounts = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });

/** An amount as it is read: `1,234.50`. */
export const figuresOf = (amount: string): string => amounts.format(Number(amount));

/** The text of a peer's cell. */
export const textOf = (order: Order, key: keyof Order): string =>
  key === 'total' || key === 'paid' ? `${figuresOf(order[key])} EUR` : order[key];

/** The sort key of a column. */
export const keyOf = (order: Order, key: keyof Order): string | number =>
  key === 'total' || key === 'paid' ? Number(order[key]) : order[key];
