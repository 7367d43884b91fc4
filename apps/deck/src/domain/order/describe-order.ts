import type { Order } from '@deck/api/contract/orders';
import { formatStay } from '../../platform/format/stay.ts';

/** Whose order it is, where and when: `Ingrid Solheim, Kalypso Bay Resort, 12.06 - 19.06.2027`. */
export const describeOrder = ({ customer, propertyName, startDate, endDate }: Order): string =>
  [`${customer.firstName} ${customer.lastName}`.trim(), propertyName, formatStay(startDate, endDate)]
    .filter((text) => text !== '')
    .join(', ');
