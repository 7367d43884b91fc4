import type { contract } from '@deck/api/contract';
import type { Handlers } from '@deck/api/server';
import type { Context } from '../context.ts';
import { auditEventHandlers } from './audit-events.ts';
import { callbackHandlers } from './callbacks.ts';
import { companyHandlers } from './companies.ts';
import { businessProfileHandlers, propertyHandlers } from './company.ts';
import { dayHandlers, movementHandlers } from './days.ts';
import { dictionaryHandlers } from './dictionaries.ts';
import { draftHandlers } from './drafts.ts';
import { exportHandlers } from './exports.ts';
import { guestHandlers } from './guests.ts';
import { hotelSystemHandlers } from './hotel-systems.ts';
import { importHandlers } from './imports.ts';
import { orderCardHandlers, orderLinkHandlers } from './order-cards.ts';
import { orderHandlers, sequenceHandlers } from './orders.ts';
import { passwordHandlers } from './passwords.ts';
import { paymentActionHandlers } from './payment-actions.ts';
import { linkHandlers, orderPaymentHandlers, paymentHandlers } from './payments.ts';
import { pspProfileHandlers } from './psp-profiles.ts';
import { rateHandlers } from './rates.ts';
import { resourceHandlers } from './resources.ts';
import { sessionHandlers } from './session.ts';
import { openSessionHandlers } from './sessions.ts';
import { templateHandlers } from './templates.ts';
import { todayHandlers } from './today.ts';
import { tokenHandlers } from './tokens.ts';
import { payTransactionHandlers, transactionHandlers } from './transactions.ts';
import { userNotificationHandlers } from './user-notifications.ts';
import { userHandlers } from './users.ts';
import { viewHandlers } from './views.ts';

/** A handler for every call of the contract. */
export const allHandlers = (): Handlers<typeof contract, Context> => ({
  session: sessionHandlers,
  sessions: openSessionHandlers,
  passwords: passwordHandlers,
  users: userHandlers,
  tokens: tokenHandlers,
  businessProfiles: businessProfileHandlers,
  rates: rateHandlers,
  properties: propertyHandlers,
  pspProfiles: pspProfileHandlers,
  orders: orderHandlers,
  orderCards: orderCardHandlers,
  orderPayments: orderPaymentHandlers,
  payments: paymentHandlers,
  paymentActions: paymentActionHandlers,
  transactions: transactionHandlers,
  payTransactions: payTransactionHandlers,
  callbacks: callbackHandlers,
  hotelSystems: hotelSystemHandlers,
  sequences: sequenceHandlers,
  days: dayHandlers,
  movements: movementHandlers,
  today: todayHandlers,
  drafts: draftHandlers,
  views: viewHandlers,
  imports: importHandlers,
  links: linkHandlers,
  orderLinks: orderLinkHandlers,
  userNotifications: userNotificationHandlers,
  auditEvents: auditEventHandlers,
  exports: exportHandlers,
  templates: templateHandlers,
  dictionaries: dictionaryHandlers,
  companies: companyHandlers,
  resources: resourceHandlers,
  guests: guestHandlers,
});
