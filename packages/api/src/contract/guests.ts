import * as z from 'zod/mini';
import { described } from '../core/described.ts';
import { binary, endpoint } from '../core/endpoint.ts';
import { LONGEST_SEARCH } from '../rules/paging.ts';
import { interfaceLanguages } from '../vocabulary/languages.ts';
import { AmountSum, Currency, Id, Instant, say } from './formats.ts';
import { KnownCustomer } from './order-draft.ts';
import { OrderSummary } from './orders.ts';
import { Payment } from './payment.ts';
import { maxLength } from './validation.ts';

/** What a guest's orders in a currency come to. */
export const GuestSum = z.object({
  currency: Currency,
  total: described(AmountSum, 'Of all orders that are not canceled.'),
  paid: AmountSum,
  held: AmountSum,
  asked: AmountSum,
  refunded: AmountSum,
  due: described(AmountSum, 'Neither taken nor held, and not of a canceled order.'),
});
export type GuestSum = z.infer<typeof GuestSum>;

export const Guest = z.object({
  /** Their newest order, which identifies them without naming them. */
  id: Id,
  /** As the newest order names them. */
  customer: KnownCustomer,
  orders: described(z.array(OrderSummary), 'Newest first, at most 200.'),
  sums: described(z.array(GuestSum), 'Of the orders here; the currency of the newest order first.'),
  payments: described(z.array(Payment), 'Of the orders here, newest first, at most 100.'),
  complete: described(z.boolean(), 'Whether these are all their orders and payments.'),
  erasedAt: described(z.nullable(Instant), 'When what was kept about them was erased; null: it was not.'),
});
export type Guest = z.infer<typeof Guest>;

/** A guest with several orders, as a search offers them. */
export const FoundGuest = z.object({
  ...z.pick(Guest, { id: true, complete: true }).shape,
  customer: z.pick(KnownCustomer, { firstName: true, lastName: true, companyName: true, email: true }),
  orders: described(z.int(), 'At most 200; `complete` says whether these are all.'),
  due: described(
    z.array(z.pick(GuestSum, { currency: true, due: true })),
    'By currency; those in which nothing is due are left out.',
  ),
});
export type FoundGuest = z.infer<typeof FoundGuest>;

const allOrders =
  'It concerns all their orders of the company, of every property: who does not see all of these is refused.';
const dataOfGuest = { needs: 'SETTINGS_EDIT', errors: ['GUEST_ELSEWHERE'], notInSpec: true } as const;

export const guests = {
  list: endpoint('GET /api/v1/guests?search', {
    summary: 'The guests with several orders whose name, company, e-mail address or phone a search means.',
    description:
      'At most 3, those with most orders first. One letter of a word may be wrong if nobody is found otherwise. Orders of properties the reader does not see do not count.',
    needs: 'ORDERS_LIST_VIEW',
    params: { search: z.string().check(maxLength(LONGEST_SEARCH)) },
    response: z.array(FoundGuest),
    notInSpec: true,
  }),
  get: endpoint('GET /api/v1/guests/{id}', {
    summary: 'The guest of an order with all their orders, and what they owe.',
    description:
      'The ID is that of any of their orders, so that no address names a person. A guest is known by name and e-mail address, or phone without one, as for saved cards. Orders of properties the reader does not see are left out, of the sums too.',
    needs: 'ORDER_INSTANCE_VIEW',
    response: Guest,
    notInSpec: true,
  }),
  export: endpoint('GET /api/v1/guests/{id}/export', {
    summary: 'Everything the company holds about the guest of an order, as a JSON file.',
    description: `${allOrders} Rows are as the database has them: amounts in minor units, instants in UTC. The export is recorded with the ID of the order.`,
    ...dataOfGuest,
    response: binary('application/octet-stream'),
  }),
  exportPage: endpoint('GET /api/v1/guests/{id}/export-page?language', {
    summary: 'The same as a page to read or print.',
    description: 'In the language of staff that is asked for, by default English.',
    ...dataOfGuest,
    params: { language: z.enum(interfaceLanguages, say('choice')) },
    response: binary('text/html'),
  }),
  erase: endpoint('POST /api/v1/guests/{id}/erase', {
    summary: 'Erases what the company holds about the guest of an order.',
    description: `${allOrders} Names, addresses, notes, messages and drafts go; amounts, dates, states and IDs stay, and so do invoices and fiscal receipts. It cannot be undone; a second call changes nothing.`,
    ...dataOfGuest,
    response: z.object({
      erasedAt: described(Instant, 'When they were erased, now or before.'),
      orders: described(z.int(), 'Of how many orders they were erased now; 0: they were erased before.'),
    }),
    errors: ['GUEST_ELSEWHERE', 'GUEST_MONEY_MOVING'],
  }),
};
