import * as z from 'zod/mini';
import { endpoint, page, param } from '../core/endpoint.ts';
import {
  agentTags,
  cancelReasons,
  orderActions,
  paymentPolicies,
  positionTypes,
  sequenceNames,
  tags,
} from '../vocabulary/enums.ts';
import { orderStates, progressStatuses, timelineEvents } from '../vocabulary/states.ts';
import { filterCounts } from './filter-counts.ts';
import { Amount, CivilDate, Currency, ExternalId, FullName, Id, Instant, Line, LongText } from './formats.ts';
import {
  CancelRequest,
  OrderActionRequest,
  OrderActions,
  RevokedPayment,
  SplitDispatch,
  SplitRequest,
} from './order-acts.ts';
import { AppliedRate, KnownCustomer, NewOrder, OrderEdit } from './order-draft.ts';
import { OrderFilter } from './order-list.ts';
import { Position } from './positions.ts';

export { Customer, KnownCustomer, MOST_POSITIONS, NewOrder, OrderDraft, OrderEdit } from './order-draft.ts';
export { OrderFilter } from './order-list.ts';

export const TimelineEvent = z.object({
  id: Id,
  type: z.enum(timelineEvents),
  at: Instant,
  author: z.object({ kind: z.enum(['CUSTOMER', 'USER', 'SYSTEM']), name: FullName }),
  paymentId: z.nullable(Id),
  amount: z.nullable(Amount),
  currency: z.nullable(Currency),
  /** The code of a decline or error, or the reason for a cancellation. */
  reason: z.nullable(z.string()),
  /** Further details: a masked card, an address, a comment. */
  detail: z.nullable(z.string()),
});
export type TimelineEvent = z.infer<typeof TimelineEvent>;

const agent = z.object({ name: FullName, tag: z.enum(agentTags) });

export const OrderSummary = z.object({
  id: Id,
  externalId: ExternalId,
  currency: Currency,
  totalAmount: Amount,
  paidAmount: Amount,
  /** On hold at the payers' banks. */
  heldAmount: Amount,
  /** Open amounts that a payer or the scheduler can still pay. */
  askedAmount: Amount,
  refundedAmount: Amount,
  /** Card requests and saved cards ask for no money and are not counted. */
  paymentCount: z.int(),
  state: z.enum(orderStates),
  progressStatus: z.enum(progressStatuses),
  agent,
  createdAt: Instant,
  modifiedAt: Instant,
  customer: z.pick(KnownCustomer, { firstName: true, lastName: true, email: true, companyName: true }),
  propertyName: Line,
  reservationId: Line,
  paymentPolicy: z.enum(paymentPolicies),
  positionType: z.enum(positionTypes),
  startDate: z.nullable(CivilDate),
  endDate: z.nullable(CivilDate),
  tags: z.array(z.enum(tags)),
  pinned: z.boolean(),
});
export type OrderSummary = z.infer<typeof OrderSummary>;

/** An order with all its details. Amounts are in its currency. */
export const Order = z.object({
  ...OrderSummary.shape,
  customer: KnownCustomer,
  propertyId: Id,
  propertyTimezone: z.string(),
  appliedRate: z.nullable(AppliedRate),
  lengthOfStay: z.nullable(z.int()),
  internalNote: LongText,
  messageToCustomer: LongText,
  positions: z.array(Position),
  /** Identifies the version of the order and its customer. Every edit that changes them changes it. */
  revision: Line,
  /** Neither taken nor held. */
  dueAmount: Amount,
  /** The most a new payment can ask for: the amount due less what open payments ask for. */
  availableAmount: Amount,
  /** The lowest total an edit can set: taken, held and asked for by open payments. */
  leastTotalAmount: Amount,
  /** The order's first day has come in the property's zone, so nothing can be scheduled any more. */
  started: z.boolean(),
  split: z.boolean(),
  /** The address where anyone may pay a part. Null without a split link and while the order is closed. */
  splitLink: z.nullable(z.string()),
  /** The number of saved cards and open card requests. */
  tenderCount: z.int(),
  /** Why it is canceled. */
  cancelReason: z.nullable(z.enum(cancelReasons)),
  /** The staff's comment on canceling or finalising it. */
  closingComment: LongText,
  actions: OrderActions,
  timeline: z.array(TimelineEvent),
});
export type Order = z.infer<typeof Order>;

/** An order after it was closed or reopened. */
export const ActedOrder = z.object({
  ...Order.shape,
  /** What was revoked together with the order. */
  revokedPayments: z.array(RevokedPayment),
});
export type ActedOrder = z.infer<typeof ActedOrder>;

export const orders = {
  list: endpoint('GET /api/v1/orders?page&size&sort&pinnedup&get_orders_rq', {
    summary: 'Orders of the division. `pinnedup` puts the pinned ones first.',
    description:
      'Sorts by created, modified, external_id, total, paid, start, state, property, customer or agent; newest first unless asked otherwise. Total and paid sort by currency first, then by amount. Equals follow one another by the moment they were made, in the direction of the first field.',
    needs: 'ORDERS_LIST_VIEW',
    params: {
      page: param.int,
      size: param.int,
      sort: param.list,
      pinnedup: param.flag,
      getOrdersRq: param.json(OrderFilter),
    },
    response: page(OrderSummary),
    notInSpec: true,
  }),
  counts: endpoint('GET /api/v1/orders/filters/counts?get_orders_rq', {
    summary: 'How many orders a filter finds, and how many it finds in each state.',
    description:
      'The states that the filter asks for narrow the count alone: each state is counted as if none were asked for. States without any are left out.',
    needs: 'ORDERS_LIST_VIEW',
    params: { getOrdersRq: param.json(OrderFilter) },
    response: filterCounts(orderStates),
    notInSpec: true,
  }),
  create: endpoint('POST /api/v1/orders', {
    summary:
      'Make an order. Without `external_id` the next of the property is taken, unless the company gives its IDs by hand.',
    description:
      'Each kind of position needs its own sub-permission, a split link ORDER_SPLIT_PAYMENTS. The property must be one of the division, the currency one the company accepts. An order of a DECK token carries the agent API_USER and the tag API, or those of its `agent_tag`; its number is always taken if none is given.',
    needs: 'ORDER_INSTANCE_CREATE',
    body: NewOrder,
    response: Order,
    errors: ['ORDER_ALREADY_EXISTS'],
    idempotencyKey: 'required',
    notInSpec: true,
  }),
  get: endpoint('GET /api/v1/orders/{id}', {
    summary: 'One order with its positions, customer, amounts and timeline.',
    needs: 'ORDER_INSTANCE_VIEW',
    response: Order,
    notInSpec: true,
  }),
  edit: endpoint('PUT /api/v1/orders/{id}', {
    summary: 'Replace what an order is made of, and its customer.',
    description:
      'Without `external_id` or `split` these stay as they are. The total cannot go below `least_total_amount`: open payments count too, since their payers may pay at any moment. The currency stays once there are payments. Payments, scheduled ones too, are not touched. With a `revision`, an order that somebody else has edited since is refused.',
    needs: 'ORDER_INSTANCE_EDIT',
    body: OrderEdit,
    response: Order,
    errors: [
      'ORDER_NOT_EDITABLE',
      'ORDER_EDITED_MEANWHILE',
      'ORDER_ALREADY_EXISTS',
      'ORDER_TOTAL_TOO_LOW',
      'ORDER_CURRENCY_FIXED',
    ],
    idempotencyKey: 'required',
    notInSpec: true,
  }),
  cancel: endpoint('DELETE /api/v1/orders/{id}', {
    summary: 'Cancel an order. What lives is revoked with it, card requests too.',
    description:
      'Refused while a payment is processed or its payer is on the page (`minutes` says for how long), and while money is taken or held. Needs `PAYMENT_REVOKE` too while a payment or card request would be revoked.',
    needs: 'ORDER_INSTANCE_EDIT',
    body: CancelRequest,
    response: ActedOrder,
    errors: ['ORDER_NOT_EDITABLE', 'PAYMENT_BEING_PAID', 'ORDER_HAS_MONEY'],
    idempotencyKey: 'required',
    notInSpec: true,
  }),
  act: endpoint('POST /api/v1/orders/{id}/actions/{action-id}', {
    summary: 'Finalise an order, return it to work, or reinstate a canceled one.',
    description:
      '`finalize` is refused only while a payment is processed; it revokes what lives and names it. Afterwards nothing is created or edited; capture, void and refund stay. That needs `PAYMENT_REVOKE` too. `unfinalize` lifts it, `reinstate` lifts a cancellation; payments stay as they are.',
    needs: 'ORDER_INSTANCE_EDIT',
    params: { actionId: z.enum(orderActions) },
    body: OrderActionRequest,
    response: ActedOrder,
    errors: ['ORDER_NOT_EDITABLE', 'ORDER_NOT_CLOSED', 'PAYMENT_BEING_PAID'],
    idempotencyKey: 'required',
    notInSpec: true,
  }),
  notifySplit: endpoint('POST /api/v1/orders/{id}/notifications/split', {
    summary: 'Send the split link to everyone who is to pay a part.',
    description:
      'The same recipient can be written to once a minute; the refusal names who and says in how many seconds again. Nobody is written to when one is refused.',
    needs: 'ORDER_SPLIT_PAYMENTS',
    body: SplitRequest,
    response: z.array(SplitDispatch),
    errors: ['LINK_NOT_ACTIVE', 'MESSAGE_SENT_RECENTLY'],
    idempotencyKey: 'required',
    notInSpec: true,
  }),
  pin: endpoint('PUT /api/v1/orders/{id}/pin', {
    summary: 'Keep an order at the top of its list.',
    needs: 'ORDER_INSTANCE_EDIT',
    tokens: [],
    response: OrderSummary,
    notInSpec: true,
  }),
  unpin: endpoint('PUT /api/v1/orders/{id}/unpin', {
    summary: 'Let an order go back to its place.',
    needs: 'ORDER_INSTANCE_EDIT',
    tokens: [],
    response: OrderSummary,
    notInSpec: true,
  }),
};

export const sequences = {
  next: endpoint('GET /api/v1/sequences/{entity-name}', {
    summary: 'The next free number of a kind. Looking does not use it up.',
    description:
      'For an order `value` carries the prefix of the company, and `properties` names those with a prefix of their own. Invoices of wire transfers are numbered INV-00001 and on, for each company without a gap.',
    needs: 'ORDER_INSTANCE_CREATE',
    params: { entityName: z.enum(sequenceNames) },
    response: z.object({
      value: z.string(),
      /** The next ID where the property numbers its orders; none for invoices. */
      properties: z.array(z.object({ propertyId: Id, value: z.string() })),
    }),
    notInSpec: true,
  }),
};
