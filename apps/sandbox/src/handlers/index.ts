import type { contract } from '@deck/api/contract';
import type { Handlers } from '@deck/api/server';
import { createThrottle } from '../auth/throttle.ts';
import type { Context } from '../context.ts';
import { businessProfileHandlers, propertyHandlers } from './company.ts';
import { dictionaryHandlers } from './dictionaries.ts';
import { orderHandlers, sequenceHandlers } from './orders.ts';
import { linkHandlers, orderPaymentHandlers, paymentHandlers } from './payments.ts';
import { sessionHandlers } from './session.ts';
import { userHandlers } from './users.ts';

/** A handler for every call of the contract. */
export const allHandlers = (): Handlers<typeof contract, Context> => ({
  session: sessionHandlers(createThrottle()),
  users: userHandlers,
  businessProfiles: businessProfileHandlers,
  properties: propertyHandlers,
  orders: orderHandlers,
  orderPayments: orderPaymentHandlers,
  payments: paymentHandlers,
  sequences: sequenceHandlers,
  links: linkHandlers,
  dictionaries: dictionaryHandlers,
});
