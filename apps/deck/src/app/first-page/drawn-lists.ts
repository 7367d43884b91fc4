import type { ComponentType } from 'react';
import { orderList } from '../../features/orders/list/orders-list.ts';
import { OrdersScreen } from '../../features/orders/list/orders-screen.tsx';
import { paymentList } from '../../features/payments/list/payments-list.ts';
import { PaymentsScreen } from '../../features/payments/list/payments-screen.tsx';

interface DrawnList {
  readonly Screen: ComponentType;
  /** The name of its style sheet. */
  readonly styles: string;
  /** The right of its route. */
  readonly feature: string;
  /** The key under which the screen finds its rows. */
  readonly rowsKey: (params: URLSearchParams) => readonly unknown[];
}

/** The lists that come drawn with their page, by their path. */
export const drawnLists: Readonly<Record<string, DrawnList>> = {
  '/orders': {
    Screen: OrdersScreen,
    styles: 'orders',
    feature: 'ORDERS_LIST_VIEW',
    rowsKey: (params) => orderList.pages(params).queryKey,
  },
  '/payments': {
    Screen: PaymentsScreen,
    styles: 'payments',
    feature: 'ALL_PAYMENTS_LIST_VIEW',
    rowsKey: (params) => paymentList.pages(params).queryKey,
  },
};
