import type { OrderSummary } from '@deck/api/contract/orders';
import { inAreas } from '@deck/api/react';
import { api, queryClient } from '../../../platform/api.ts';

/** Keeps an order at the top of the reader's own lists, or no longer. */
export async function turnPin({ id, pinned }: Pick<OrderSummary, 'id' | 'pinned'>): Promise<void> {
  await (pinned ? api.orders.unpin : api.orders.pin)({ id });
  await queryClient.invalidateQueries(inAreas('orders'));
}
