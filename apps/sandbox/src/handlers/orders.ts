import type { contract } from '@deck/api/contract';
import type { ActedOrder, Order, OrderSummary } from '@deck/api/contract/orders';
import { type Handlers, Refusal } from '@deck/api/server';
import { and, eq } from 'drizzle-orm';
import { type Call, type Context, getUserId, requireCaller, requirePerson } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { pins } from '../database/schema.ts';
import { once } from '../idempotency.ts';
import { actOnOrder, cancelOrder } from '../orders/close-order.ts';
import { actAs, createOrder } from '../orders/create-order.ts';
import { editOrder } from '../orders/edit-order.ts';
import { listOrders } from '../orders/list-orders.ts';
import { nextNumber, nextOfProperties } from '../orders/numbering.ts';
import { readOrderCounts } from '../orders/order-counts.ts';
import { readOrder } from '../orders/read-order.ts';
import { sendSplitLink } from '../orders/split-link.ts';

type Areas = Handlers<typeof contract, Context>;

export const orderHandlers: Areas['orders'] = {
  list: (args, call) => listOrders(call.context.db, requireCaller(call), args, call.context.clock.now()),

  counts: ({ getOrdersRq }, call) => readOrderCounts(call.context.db, requireCaller(call), getOrdersRq),

  create: (args, call) =>
    once(call, args, async (tx) => {
      const { agentTag, ...draft } = args.body;
      const actor = actAs(requireCaller(call), agentTag);
      const id = await createOrder(tx, actor, draft, call.context.clock.now());
      return findOrder(call, id, tx);
    }),

  get: ({ id }, call) => findOrder(call, id),

  edit: (args, call) =>
    once(call, args, async (tx) => {
      await editOrder(tx, requireCaller(call), args.id, args.body, call.context.clock.now());
      return findOrder(call, args.id, tx);
    }),

  cancel: (args, call) =>
    once(call, args, async (tx): Promise<ActedOrder> => {
      const now = call.context.clock.now();
      const revokedPayments = await cancelOrder(tx, requireCaller(call), args.id, args.body, now);
      return { ...(await findOrder(call, args.id, tx)), revokedPayments };
    }),

  act: (args, call) =>
    once(call, args, async (tx): Promise<ActedOrder> => {
      const { id, actionId, body } = args;
      const now = call.context.clock.now();
      const revokedPayments = await actOnOrder(tx, requireCaller(call), id, actionId, body.reason ?? '', now);
      return { ...(await findOrder(call, id, tx)), revokedPayments };
    }),

  notifySplit: (args, call) =>
    once(call, args, (tx) =>
      sendSplitLink(tx, call.context, requireCaller(call), args.id, args.body.recipients),
    ),

  pin: async ({ id }, call): Promise<OrderSummary> => {
    const order = await findOrder(call, id);
    const { userId } = requirePerson(call);
    await call.context.db.insert(pins).values({ userId, orderId: id }).onConflictDoNothing();
    return { ...order, pinned: true };
  },

  unpin: async ({ id }, call): Promise<OrderSummary> => {
    const order = await findOrder(call, id);
    const { userId } = requirePerson(call);
    await call.context.db.delete(pins).where(and(eq(pins.userId, userId), eq(pins.orderId, id)));
    return { ...order, pinned: false };
  },
};

export const sequenceHandlers: Areas['sequences'] = {
  next: async ({ entityName }, call) => {
    const { db } = call.context;
    const caller = requireCaller(call);
    const value = await nextNumber(db, caller.divisionId, entityName);
    if (value === undefined) throw Refusal.because('NOT_FOUND');
    return { value, properties: entityName === 'order' ? await nextOfProperties(db, caller) : [] };
  },
};

async function findOrder(call: Call, id: string, db: Queries = call.context.db): Promise<Order> {
  const caller = requireCaller(call);
  const viewer = { ...caller, userId: getUserId(caller) };
  const order = await readOrder(db, viewer, id, call.context);
  if (!order) throw Refusal.because('NOT_FOUND');
  return order;
}
