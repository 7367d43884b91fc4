import type { OrderSummary } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { LazyPart, part } from '@deck/ui';
import { type ReactNode, useState } from 'react';
import { useCopyLink } from '../../../../domain/payment/use-copy-link.ts';
import { orderPaymentsQuery } from '../../../../domain/payment/use-order-payments.ts';
import { queryClient } from '../../../../platform/api.ts';
import { useSession } from '../../../../platform/session/session-store.ts';
import { isOffered, type OrderAct, orderActs, rightOf, serves } from './order-acts.ts';

const flow = part(() => import('./order-act-flow.tsx'));

export type ActedOrder = Pick<OrderSummary, 'id' | 'externalId'>;

interface OrderActs {
  readonly begin: (act: OrderAct, order: ActedOrder) => void;
  readonly preload: () => void;
  /** To be drawn by the screen. */
  readonly dialog: ReactNode;
}

/** Begins an act on an order from its list: its payments are read, and the dialog of the one it concerns opens. */
export function useOrderActs(): OrderActs {
  const [begun, setBegun] = useState<{ readonly act: OrderAct; readonly order: ActedOrder }>();
  const copy = useCopyLink();

  /** One link needs no dialog. */
  async function copyOnly(order: ActedOrder) {
    const payments = await queryClient.fetchQuery({
      ...orderPaymentsQuery(order.id),
      staleTime: 60_000,
    });
    const [only, another] = payments.filter((payment) => serves('copy', payment));
    if (only && !another) await copy(only);
    else setBegun({ act: 'copy', order });
  }

  return {
    begin: (act, order) => {
      if (act === 'copy') void copyOnly(order).catch(() => undefined);
      else setBegun({ act, order });
    },
    preload: flow.preload,
    dialog: begun && (
      <LazyPart
        key={`${begun.act} ${begun.order.id}`}
        of={flow}
        {...begun}
        onClose={() => setBegun(undefined)}
        waiting={null}
      />
    ),
  };
}

/** The acts that the rights allow and the row offers; with its payments, those that one of them serves. */
export function useOfferedActs(): (
  order: OrderSummary,
  payments?: readonly Payment[],
) => readonly OrderAct[] {
  const { permissionMap } = useSession();
  return (order, payments) =>
    orderActs.filter(
      (act) =>
        permissionMap[rightOf[act]]?.access === true &&
        (payments ? payments.some((payment) => serves(act, payment)) : isOffered(act, order)),
    );
}
