import type { contract } from '@deck/api/contract';
import { type Handlers, Refusal } from '@deck/api/server';
import { type Context, requireCaller } from '../context.ts';
import { once } from '../idempotency.ts';
import { askPsp } from '../operations/ask-psp.ts';
import { clarifyPayment } from '../operations/clarify-payment.ts';
import { sendOperations } from '../operations/send-operations.ts';
import { readPayment } from '../payments/payment-lists.ts';
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
      async () => {
        // A revocation cancels what waits for the payer at the PSP.
        await sendOperations(call.context, args.id);
        return readPayment(call, args.id);
      },
    ),

  clarify: async (args, call) => {
    const { id, body } = args;
    await once(call, args, async (tx) => {
      const { order, payment } = await lockPayment(tx, requireCaller(call), id);
      const went = order && (await clarifyPayment(tx, order, payment, body, call.context.clock.now()));
      if (!went) throw Refusal.because('PAYMENT_TRANSITION_REFUSED', { status: payment.status });
    });
    await sendOperations(call.context, id);
    return readPayment(call, id);
  },

  update: async (args, call) => {
    const { id, body } = args;
    const isOpen = await once(call, args, async (tx) => {
      await lockPayment(tx, requireCaller(call), id);
      if (body.transactionId === undefined) return true;
      // A known outcome is not requested again.
      const { row } = await readTransaction(call, body.transactionId, { db: tx, paymentId: id });
      return row.status === 'PROCESSING';
    });
    if (isOpen && (await askPsp(call.context, id)) === 'unknown') throw Refusal.because('LONG_WAITING');
    return readPayment(call, id);
  },

  externalState: async ({ id }, call) => {
    const payment = await readPayment(call, id);
    return externalState(call.context, payment);
  },
};
