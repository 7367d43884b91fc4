import type { NewView } from '@deck/api/contract/views';

type OrderView = Extract<NewView, { list: 'ORDERS' }>;

/** A view of the orders that were declined. */
export const orderView = (changes: Partial<OrderView> = {}): OrderView => ({
  list: 'ORDERS',
  name: 'Declined',
  address: 'state=DECLINED',
  filter: { states: ['DECLINED'] },
  shared: false,
  ...changes,
});
