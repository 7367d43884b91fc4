import type { contract } from '@deck/api/contract';
import type { Handlers } from '@deck/api/server';
import { type Context, requireScope } from '../context.ts';
import { suite8Payments } from '../hotel-systems/suite8-payments.ts';
import { takeMessage } from '../hotel-systems/take-message.ts';
import { once } from '../idempotency.ts';
import { readPayment } from '../payments/payment-lists.ts';

type Areas = Handlers<typeof contract, Context>;

export const hotelSystemHandlers: Areas['hotelSystems'] = {
  ifcgate: (args, call) =>
    once(call, args, async (tx) => {
      const { messageId, reservationId } = args.body;
      const { divisionId, propertyIds } = requireScope(call);
      const sender = { divisionId, propertyIds, permissions: call.context.caller?.permissions };
      const { paymentId, orderCreated } = await takeMessage(tx, call.context, sender, args.body);
      return { messageId, reservationId, orderCreated, payment: await readPayment(call, paymentId, tx) };
    }),

  suite8: (_, call) => suite8Payments(call),
};
