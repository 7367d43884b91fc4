/** The words of the first screen of the day. */
export const home = {
  greeting: 'Good day, {{name}}',
  lastOrders: 'Last orders',
  lastPayments: 'Last payments',
  all: 'View all',
  ordersFailed: 'Orders could not be loaded',
  paymentsFailed: 'Payments could not be loaded',
  noOrders: 'No orders yet',
  noPayments: 'No payments yet',
};
