import { businessProfiles, properties } from './company.ts';
import { orders, sequences } from './orders.ts';
import { links, orderPayments, payments } from './payments.ts';
import { dictionaries, session, users } from './people.ts';

/** Every call of the product. Everything else (client, server, mocks, documents) is derived from this table. */
export const contract = {
  session,
  users,
  businessProfiles,
  properties,
  orders,
  orderPayments,
  payments,
  sequences,
  links,
  dictionaries,
};
export type Contract = typeof contract;
