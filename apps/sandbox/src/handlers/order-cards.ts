import type { contract } from '@deck/api/contract';
import { openRequestStatuses } from '@deck/api/rules';
import { type Handlers, Refusal } from '@deck/api/server';
import { and, eq, inArray } from 'drizzle-orm';
import { cancelTender } from '../cards/cancel-tender.ts';
import { checkCard } from '../cards/check-card.ts';
import { listTenders, readTender } from '../cards/list-tenders.ts';
import { requestCard } from '../cards/request-card.ts';
import { saveCard } from '../cards/save-card.ts';
import { type Caller, type Context, requireCaller } from '../context.ts';
import { orders, payments } from '../database/schema.ts';
import { once } from '../idempotency.ts';
import { splitAddress } from '../orders/split-link.ts';
import { areCardRequests } from '../payments/of-kinds.ts';
import { cardAddress } from '../payments/payment-address.ts';
import { qrCode } from '../payments/qr-code.ts';
import { within } from '../scope.ts';

type Areas = Handlers<typeof contract, Context>;

export const orderCardHandlers: Areas['orderCards'] = {
  list: async ({ id }, call) => {
    const caller = requireCaller(call);
    const order = await findOrder(call.context, caller, id);
    return listTenders(call.context.db, caller, order, call.context);
  },

  save: async (args, call) => {
    const { context } = call;
    const caller = requireCaller(call);
    const { currency } = await findOrder(context, caller, args.id);
    const checked = await checkCard(context, args.body.token, args.id, currency);
    return once(call, args, async (tx) =>
      readTender(tx, await saveCard(tx, context, caller, args.id, checked), context),
    );
  },

  request: (args, call) =>
    once(call, args, async (tx) => {
      const id = await requestCard(tx, call.context, requireCaller(call), args.id, args.body);
      return readTender(tx, id, call.context);
    }),

  cancel: (args, call) =>
    once(call, args, async (tx) => {
      const { id, tenderId } = args;
      await cancelTender(tx, requireCaller(call), id, tenderId, call.context.clock.now());
      return readTender(tx, tenderId, call.context);
    }),
};

/** @throws Refusal NOT_FOUND for an order the caller does not see */
async function findOrder({ db }: Context, caller: Caller, id: string): Promise<typeof orders.$inferSelect> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), within(caller, orders)));
  if (!order) throw Refusal.because('NOT_FOUND');
  return order;
}

export const orderLinkHandlers: Areas['orderLinks'] = {
  qrcode: async ({ orderId }, call) => {
    const { db, publicUrl, caller } = call.context;
    const [order] = await db
      .select({ split: orders.split, token: orders.splitToken })
      .from(orders)
      .where(and(eq(orders.id, orderId), caller && eq(orders.businessProfileId, caller.divisionId)));
    if (!order?.split || order.token === null) throw Refusal.because('NOT_FOUND');
    return qrCode(splitAddress(publicUrl, order.token));
  },

  cardPage: async ({ orderId }, call) => {
    const { db, publicUrl, caller } = call.context;
    const [request] = await db
      .select({ token: payments.linkToken })
      .from(payments)
      .where(
        and(
          eq(payments.orderId, orderId),
          caller && eq(payments.businessProfileId, caller.divisionId),
          areCardRequests,
          inArray(payments.status, openRequestStatuses),
        ),
      );
    if (!request?.token) throw Refusal.because('NOT_FOUND');
    return { url: cardAddress(publicUrl, request.token) };
  },
};
