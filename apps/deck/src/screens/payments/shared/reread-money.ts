import { inAreas } from '@deck/api/react';
import { queryClient } from '../../../api.ts';

let acts = 0;

/** How many times something was done here that others may answer to later. */
export const actsSoFar = (): number => acts;

/** Everything that money touches, read anew together after a write of one's own. */
export async function rereadMoney(): Promise<void> {
  acts += 1;
  await queryClient.invalidateQueries(
    inAreas(
      'orders',
      'orderCards',
      'orderPayments',
      'payments',
      'paymentActions',
      'transactions',
      'payTransactions',
      'callbacks',
      'hotelSystems',
      'businessProfiles',
      'userNotifications',
    ),
  );
}
