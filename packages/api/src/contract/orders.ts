import { isDate } from '@deck/values';
import * as z from 'zod/mini';
import { endpoint, page, param } from '../core/endpoint.ts';
import { orderStates, progressStatuses, timelineEvents } from '../vocabulary/states.ts';
import {
  agentTags,
  customerLanguages,
  paymentPolicies,
  positionTypes,
  ratePeriods,
  sequenceNames,
  tags,
} from '../vocabulary/words.ts';
import {
  Amount,
  CivilDate,
  Currency,
  Email,
  ExternalId,
  fitsCurrency,
  Id,
  Instant,
  LatinName,
  Line,
  LongText,
  Phone,
  PositiveAmount,
  say,
} from './formats.ts';
import { daysOf, Position } from './positions.ts';

/** The guest or payer. Names in Latin letters, as on a card. */
export const Customer = z.object({
  firstName: LatinName,
  lastName: LatinName,
  email: Email,
  phone: Phone,
  language: z.enum(customerLanguages, say('choice')),
  country: z.string().check(z.regex(/^[A-Z]{2}$|^$/, say('choice'))),
  companyName: Line,
});
export type Customer = z.infer<typeof Customer>;

const Rate = z.object({ amount: PositiveAmount, period: z.enum(ratePeriods) });

/** What a new order is made of. Its total is the sum of its positions. */
export const OrderDraft = z
  .object({
    externalId: z.optional(ExternalId),
    currency: Currency,
    propertyId: z.string(say('required')).check(z.minLength(1, say('required'))),
    paymentPolicy: z.enum(paymentPolicies, say('choice')),
    appliedRate: z.nullable(Rate),
    lengthOfStay: z.nullable(z.int().check(z.minimum(0, say('tooSmall')))),
    reservationId: Line,
    internalNote: LongText,
    messageToCustomer: LongText,
    positions: z.array(Position).check(z.minLength(1, say('positions')), z.maxLength(50, say('tooLarge'))),
    customer: Customer,
  })
  .check((context) => {
    const order = context.value;
    const refuse = (path: (string | number)[], message: 'amount' | 'dateOrder') =>
      context.issues.push({ code: 'custom', input: order, path, message });
    order.positions.forEach((position, index) => {
      const days = daysOf(position);
      if (!fitsCurrency(position.amount, order.currency)) refuse(['positions', index, 'amount'], 'amount');
      if (days && isDate(days.from) && isDate(days.to) && days.to < days.from)
        refuse(['positions', index, 'dates'], 'dateOrder');
      if (
        position.type === 'ACCOMMODATION' &&
        isDate(position.checkIn) &&
        position.checkOut === position.checkIn
      )
        refuse(['positions', index, 'dates'], 'dateOrder');
    });
  });
export type OrderDraft = z.infer<typeof OrderDraft>;

export const TimelineEvent = z.object({
  id: Id,
  type: z.enum(timelineEvents),
  at: Instant,
  author: z.object({ kind: z.enum(['CUSTOMER', 'USER', 'SYSTEM']), name: Line }),
  paymentId: z.nullable(Id),
  amount: z.nullable(Amount),
  currency: z.nullable(Currency),
  /** A decline or error reason's code. */
  reason: z.nullable(z.string()),
  /** What else is to be known: a masked card, an address. */
  detail: z.nullable(z.string()),
});
export type TimelineEvent = z.infer<typeof TimelineEvent>;

const agent = z.object({ name: Line, tag: z.enum(agentTags) });

export const OrderSummary = z.object({
  id: Id,
  externalId: ExternalId,
  currency: Currency,
  totalAmount: Amount,
  paidAmount: Amount,
  paymentCount: z.int(),
  state: z.enum(orderStates),
  progressStatus: z.enum(progressStatuses),
  agent,
  createdAt: Instant,
  modifiedAt: Instant,
  customer: z.pick(Customer, { firstName: true, lastName: true, email: true, companyName: true }),
  propertyName: Line,
  positionType: z.enum(positionTypes),
  startDate: z.nullable(CivilDate),
  endDate: z.nullable(CivilDate),
  tags: z.array(z.enum(tags)),
  pinned: z.boolean(),
});
export type OrderSummary = z.infer<typeof OrderSummary>;

/** An order with everything known of it. Amounts are in its currency. */
export const Order = z.object({
  ...OrderSummary.shape,
  customer: Customer,
  propertyId: Id,
  propertyTimezone: z.string(),
  paymentPolicy: z.enum(paymentPolicies),
  appliedRate: z.nullable(Rate),
  lengthOfStay: z.nullable(z.int()),
  reservationId: Line,
  internalNote: LongText,
  messageToCustomer: LongText,
  positions: z.array(Position),
  /** On hold at the payers' banks. */
  heldAmount: Amount,
  refundedAmount: Amount,
  /** Neither taken nor held. */
  dueAmount: Amount,
  /** What a new payment may ask for at most: what is due less what open payments already ask for. */
  availableAmount: Amount,
  timeline: z.array(TimelineEvent),
});
export type Order = z.infer<typeof Order>;

/** What a list of orders is narrowed to. Dates are days of creation in the reader's zone, both included. */
export const OrderFilter = z.object({
  search: z.optional(z.string().check(z.maxLength(200, say('tooLong')))),
  states: z.optional(z.array(z.enum(orderStates))),
  propertyIds: z.optional(z.array(Id)),
  createdFrom: z.optional(CivilDate),
  createdTo: z.optional(CivilDate),
});
export type OrderFilter = z.infer<typeof OrderFilter>;

export const orderSortFields = ['created', 'external_id', 'total', 'start', 'state'] as const;

export const orders = {
  list: endpoint('GET /api/v1/orders?page&size&sort&pinnedup&get_orders_rq', {
    summary: 'Orders of the division. `pinnedup` puts the pinned ones first.',
    description: 'Sorts by created, external_id, total, start or state; newest first unless asked otherwise.',
    needs: 'ORDERS_LIST_VIEW',
    params: {
      page: param.int,
      size: param.int,
      sort: param.list,
      pinnedup: param.flag,
      getOrdersRq: param.json(OrderFilter),
    },
    response: page(OrderSummary),
  }),
  create: endpoint('POST /api/v1/orders', {
    summary: 'Make an order. Without `external_id` the next of the property is taken.',
    needs: 'ORDER_INSTANCE_CREATE',
    body: OrderDraft,
    response: Order,
    errors: ['ORDER_ALREADY_EXISTS'],
    effect: true,
  }),
  get: endpoint('GET /api/v1/orders/{id}', {
    summary: 'One order with its positions, customer, amounts and timeline.',
    needs: 'ORDER_INSTANCE_VIEW',
    response: Order,
  }),
  pin: endpoint('PUT /api/v1/orders/{id}/pin', {
    summary: 'Keep an order at the top of its list.',
    needs: 'ORDER_INSTANCE_EDIT',
    response: OrderSummary,
  }),
  unpin: endpoint('PUT /api/v1/orders/{id}/unpin', {
    summary: 'Let an order go back to its place.',
    needs: 'ORDER_INSTANCE_EDIT',
    response: OrderSummary,
  }),
};

export const sequences = {
  next: endpoint('GET /api/v1/sequences/{entity-name}', {
    summary: 'The next free number of a kind. Looking does not use it up.',
    description: 'For an order the answer carries the prefix of the company; a property may have its own.',
    needs: 'ORDER_INSTANCE_CREATE',
    params: { entityName: z.enum(sequenceNames) },
    response: z.object({ value: z.string() }),
  }),
};
