import type { contract } from '@deck/api/contract';
import { type Handlers, Refusal } from '@deck/api/server';
import { type Context, requireCaller } from '../context.ts';
import { once } from '../idempotency.ts';
import { readPayment } from '../payments/payment-lists.ts';
import { askPsp } from '../psp/ask.ts';
import { clarifyAtPsp } from '../psp/clarify.ts';
import { act, actOnce } from '../transactions/act.ts';
import { externalState } from '../transactions/external-state.ts';
import { lockPayment } from '../transactions/lock-payment.ts';
import { readTransaction } from '../transactions/transaction-answers.ts';

type Areas = Handlers<typeof contract, Context>;

export const paymentActionHandlers: Areas['paymentActions'] = {
  act: (args, call) =>
    actOnce(
      call,
      args,
      (tx, caller, now) => act(tx, caller, args.id, args.actionId, args.body, now),
      (tx) => readPayment(call, args.id, tx),
    ),

  clarify: (args, call) =>
    once(call, args, async (tx) => {
      const { order, payment } = await lockPayment(tx, requireCaller(call), args.id);
      const went = order && (await clarifyAtPsp(tx, order, payment, args.body, call.context.clock.now()));
      if (!went) throw Refusal.because('PAYMENT_TRANSITION_REFUSED', { status: payment.status });
      return readPayment(call, args.id, tx);
    }),

  update: (args, call) =>
    once(call, args, async (tx) => {
      const { id, body } = args;
      const { order, payment } = await lockPayment(tx, requireCaller(call), id);
      const about =
        body.transactionId === undefined
          ? undefined
          : await readTransaction(call, body.transactionId, { db: tx, paymentId: id });
      // A known outcome is not requested again.
      const open = about === undefined || about.row.status === 'PROCESSING';
      if (order && open && (await askPsp(tx, order, payment, call.context.clock.now())) === 'unknown')
        throw Refusal.because('LONG_WAITING');
      return readPayment(call, id, tx);
    }),

  externalState: async ({ id }, call) => {
    const payment = await readPayment(call, id);
    return externalState(call.context.db, payment, call.context.clock.now());
  },
};
