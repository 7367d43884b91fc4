import type { OrderSummary } from '@deck/api/contract/orders';
import { inAreas } from '@deck/api/react';
import { IconButton } from '@deck/ui';
import { useMutation } from '@tanstack/react-query';
import { Pin, PinOff } from 'lucide-react';
import { api, queryClient } from '../../../api.ts';

/** Keeps an order at the top of the reader's own lists, or no longer. */
export function PinButton({ order, label }: { readonly order: OrderSummary; readonly label: string }) {
  const call = order.pinned ? api.orders.unpin : api.orders.pin;
  const turn = useMutation({
    mutationFn: () => call({ id: order.id }),
    onSuccess: () => queryClient.invalidateQueries(inAreas('orders')),
  });
  return (
    <IconButton
      size="small"
      icon={order.pinned ? PinOff : Pin}
      label={label}
      loading={turn.isPending}
      onClick={() => turn.mutate()}
    />
  );
}
