import type { OrderSummary } from '@deck/api/contract/orders';
import { IconButton, type IconButtonProps } from '@deck/ui';
import { useMutation } from '@tanstack/react-query';
import { Pin, PinOff } from 'lucide-react';
import { turnPin } from './turn-pin.ts';

interface PinButtonProps extends Pick<IconButtonProps, 'size'> {
  order: Pick<OrderSummary, 'id' | 'pinned'>;
  label: string;
}

/** Keeps an order at the top of the reader's own lists, or no longer. */
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
