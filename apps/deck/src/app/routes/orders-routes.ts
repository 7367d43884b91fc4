import type { Route } from './route.ts';

/** Orders, and what is paid for them. */
export const ordersRoutes = [
  {
    path: '/orders',
    title: 'orders',
    layout: 'app',
    feature: 'ORDERS_LIST_VIEW',
    screen: () =>
      import('../../features/orders/list/orders-screen.tsx').then(({ OrdersScreen }) => OrdersScreen),
    words: ['orders', 'labels', 'list'],
    data: () => import('../../features/orders/list/orders-list.ts').then(({ loadOrders }) => loadOrders),
  },
  {
    path: '/orders/create',
    title: 'newOrder',
    layout: 'app',
    feature: 'ORDER_INSTANCE_CREATE',
    breadcrumbs: true,
    screen: () =>
      import('../../features/orders/create/new-order-screen.tsx').then(
        ({ NewOrderScreen }) => NewOrderScreen,
      ),
    words: ['orders', 'collect', 'labels', 'messages', 'money', 'payments'],
  },
  {
    path: '/orders/new',
    title: 'newOrder',
    layout: 'app',
    feature: 'ORDER_INSTANCE_CREATE',
    breadcrumbs: true,
    aliasOf: '/orders/create',
  },
  {
    path: '/orders/{id}/edit',
    title: 'editOrder',
    layout: 'app',
    feature: 'ORDER_INSTANCE_EDIT',
    screen: () =>
      import('../../features/orders/edit/edit-order-screen.tsx').then(
        ({ EditOrderScreen }) => EditOrderScreen,
      ),
    words: ['orders', 'messages'],
  },
  {
    path: '/orders/{id}/edit-customer',
    title: 'editCustomer',
    layout: 'app',
    feature: 'ORDER_INSTANCE_EDIT',
    screen: () =>
      import('../../features/orders/edit/edit-customer-screen.tsx').then(
        ({ EditCustomerScreen }) => EditCustomerScreen,
      ),
    words: ['orders', 'messages'],
  },
  {
    path: '/orders/spot-payment',
    title: 'permanentLink',
    layout: 'app',
    feature: 'ORDER_PERMANENT_LINK',
    breadcrumbs: true,
    screen: () =>
      import('../../features/payments/permanent-link/spot-payment-screen.tsx').then(
        ({ SpotPaymentScreen }) => SpotPaymentScreen,
      ),
    words: ['collect', 'labels', 'messages', 'money', 'orders', 'payments'],
  },
  {
    path: '/orders/fast-payment',
    title: 'fastPayment',
    layout: 'app',
    feature: 'ORDER_INSTANCE_CREATE',
    breadcrumbs: true,
    screen: () =>
      import('../../features/payments/fast/fast-payment-screen.tsx').then(
        ({ FastPaymentScreen }) => FastPaymentScreen,
      ),
    words: ['collect', 'labels', 'messages', 'orders', 'payments', 'money'],
  },
  {
    path: '/orders/split-payment',
    title: 'splitPayment',
    layout: 'app',
    feature: 'ORDER_SPLIT_PAYMENTS',
    breadcrumbs: true,
    screen: () =>
      import('../../features/payments/split/split-payment-screen.tsx').then(
        ({ SplitPaymentScreen }) => SplitPaymentScreen,
      ),
    words: ['collect', 'labels', 'messages', 'orders', 'payments'],
  },
  {
    path: '/orders/upload-file',
    title: 'uploadFile',
    layout: 'app',
    feature: 'ORDER_INSTANCE_CREATE',
    screen: () =>
      import('../../features/imports/upload-file-screen.tsx').then(
        ({ UploadFileScreen }) => UploadFileScreen,
      ),
    words: ['imports', 'labels', 'messages', 'list', 'orders'],
  },
  {
    path: '/orders/{id}',
    title: 'order',
    layout: 'app',
    feature: 'ORDER_INSTANCE_VIEW',
    screen: () =>
      import('../../features/orders/details/order-screen.tsx').then(({ OrderScreen }) => OrderScreen),
    words: ['orders', 'order', 'payments', 'collect', 'labels', 'messages', 'money'],
    data: () => import('../../features/orders/details/order-data.ts').then(({ loadOrder }) => loadOrder),
  },
  {
    path: '/guests/{id}',
    title: 'guest',
    layout: 'app',
    feature: 'ORDER_INSTANCE_VIEW',
    screen: () =>
      import('../../features/orders/guest/guest-screen.tsx').then(({ GuestScreen }) => GuestScreen),
    words: ['guests', 'orders', 'payments', 'labels', 'messages'],
    data: () => import('../../features/orders/guest/guest-data.ts').then(({ loadGuest }) => loadGuest),
  },
  {
    path: '/orders/{id}/new-payment',
    title: 'newPayment',
    layout: 'app',
    feature: 'ORDER_INSTANCE_EDIT',
    breadcrumbs: true,
    screen: () =>
      import('../../features/payments/new/new-payment-screen.tsx').then(
        ({ NewPaymentScreen }) => NewPaymentScreen,
      ),
    words: ['collect', 'orders', 'payments', 'labels', 'messages', 'money'],
    data: () =>
      import('../../features/payments/new/new-payment-data.ts').then(({ loadNewPayment }) => loadNewPayment),
  },
  {
    path: '/orders/{id}/{paymentId}',
    title: 'payment',
    layout: 'app',
    feature: 'PAYMENT_INSTANCE_VIEW',
    screen: () =>
      import('../../features/payments/details/payment-screen.tsx').then(({ PaymentScreen }) => PaymentScreen),
    words: ['payments', 'payment', 'collect', 'money', 'orders', 'labels', 'messages'],
    data: () =>
      import('../../features/payments/details/payment-data.ts').then(({ loadPayment }) => loadPayment),
  },
  {
    path: '/payments',
    title: 'payments',
    layout: 'app',
    feature: 'ALL_PAYMENTS_LIST_VIEW',
    screen: () =>
      import('../../features/payments/list/payments-screen.tsx').then(({ PaymentsScreen }) => PaymentsScreen),
    words: ['payments', 'collect', 'labels', 'list', 'money'],
    data: () =>
      import('../../features/payments/list/payments-list.ts').then(({ loadPayments }) => loadPayments),
  },
  {
    path: '/day',
    title: 'day',
    layout: 'app',
    feature: 'ALL_PAYMENTS_LIST_VIEW',
    screen: () => import('../../features/day/day-screen.tsx').then(({ DayScreen }) => DayScreen),
    words: ['day', 'list'],
    data: () => import('../../features/day/day-list.ts').then(({ loadDay }) => loadDay),
  },
] as const satisfies readonly Route[];
