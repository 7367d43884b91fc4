import type { Payment } from '@deck/api/contract/payments';
import { invoicedStatuses, payableStatuses } from '@deck/api/rules';

/** Somebody can open the payment's page and pay there, or read how to. One that is to be sent later opens only then. */
export const isPageOpen = ({ link, status }: Payment): boolean =>
  link !== null && (payableStatuses.includes(status) || invoicedStatuses.includes(status));
