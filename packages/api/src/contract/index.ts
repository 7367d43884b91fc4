import { auditEvents } from './audit-events.ts';
import { callbacks } from './callbacks.ts';
import { companies } from './companies.ts';
import { businessProfiles, properties } from './company.ts';
import { days, movements } from './days.ts';
import { dictionaries } from './dictionaries.ts';
import { drafts } from './drafts.ts';
import { exports } from './exports.ts';
import { guests } from './guests.ts';
import { hotelSystems } from './hotel-systems.ts';
import { imports } from './imports.ts';
import { orders, sequences } from './orders.ts';
import { passwords } from './passwords.ts';
import { paymentActions } from './payment-actions.ts';
import { links, orderPayments, payments } from './payments.ts';
import { pspProfiles } from './psp-profiles.ts';
import { rates } from './rates.ts';
import { resources } from './resources.ts';
import { session } from './session.ts';
import { sessions } from './sessions.ts';
import { templates } from './templates.ts';
import { orderCards, orderLinks } from './tenders.ts';
import { today } from './today.ts';
import { tokens } from './tokens.ts';
import { payTransactions, transactions } from './transactions.ts';
import { userNotifications } from './user-notifications.ts';
import { users } from './users.ts';
import { views } from './views.ts';

/** Every call of the product. The client, server, mocks and documents are all derived from this table. */
export const contract = {
  session,
  sessions,
  passwords,
  users,
  tokens,
  businessProfiles,
  rates,
  properties,
  pspProfiles,
  orders,
  orderCards,
  orderPayments,
  payments,
  paymentActions,
  transactions,
  payTransactions,
  callbacks,
  hotelSystems,
  sequences,
  days,
  movements,
  today,
  drafts,
  views,
  imports,
  links,
  orderLinks,
  userNotifications,
  auditEvents,
  exports,
  templates,
  dictionaries,
  companies,
  resources,
  guests,
};
export type Contract = typeof contract;
