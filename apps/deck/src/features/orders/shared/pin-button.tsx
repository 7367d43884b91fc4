import type { OrderSummary } from '@deck/api/contract/orders';
import { inAreas } from '@deck/api/react';
import { IconButton, type IconButtonProps } from '@deck/ui';
import { useMutation } from '@tanstack/react-query';
import { Pin, PinOff } from 'lucide-react';
import { api, queryClient } from '../../../platform/api.ts';

/** Keeps an order at the top of the reader's own lists, or no longer. */
export async function turnPin({ id, pinned }: Pick<OrderSummary, 'id' | 'pinned'>): Promise<void> {
  await (pinned ? api.orders.unpin : api.orders.pin)({ id });
  await queryClient.invalidateQueries(inAreas('orders'));
}

interface PinButtonProps extends Pick<IconButtonProps, 'size'> {
  order: Pick<OrderSummary, 'id' | 'pinned'>;
  label: string;
}

/** Pins an order or takes the pin away. */
export function PinButton({ order, label, size }: PinButtonProps) {
  const turn = useMutation({ mutationFn: () => turnPin(order) });
  return (
    <IconButton
      size={size}
      icon={order.pinned ? PinOff : Pin}
      label={label}
      loading={turn.isPending}
      onClick={() => turn.mutate()}
    />
  );
}
