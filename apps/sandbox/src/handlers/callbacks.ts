import type { contract } from '@deck/api/contract';
import { type Handlers, Refusal } from '@deck/api/server';
import { callbackAnswer, readCallbacks } from '../callbacks/callback-answers.ts';
import { getCallbackType, queueCallback, readCallbackUrls } from '../callbacks/queue-callbacks.ts';
import { type Context, requireCaller } from '../context.ts';
import { postAgain } from '../hotel-systems/push-to-pms.ts';
import { once } from '../idempotency.ts';
import { readPayment } from '../payments/payment-lists.ts';
import { lockPayment } from '../transactions/lock-payment.ts';

type Areas = Handlers<typeof contract, Context>;

export const callbackHandlers: Areas['callbacks'] = {
  list: async ({ id }, call) => {
    await readPayment(call, id);
    return readCallbacks(call.context.db, id);
  },

  retry: (args, call) =>
    once(call, args, async (tx) => {
      const caller = requireCaller(call);
      const { order, payment } = await lockPayment(tx, caller, args.id);
      const { callbackType: type } = args;
      const url = (await readCallbackUrls(tx, caller.divisionId))?.[type];
      const tells = type === 'order' ? order !== undefined : type === getCallbackType(payment);
      const isPostedAgain = type === 'payment' && (await postAgain(tx, payment.id));
      if (!url && isPostedAgain) return null;
      if (!url || !tells) throw Refusal.because('CALLBACK_NOT_CONFIGURED');
      return callbackAnswer(
        await queueCallback(tx, { type, url, order, payment }, call.context.clock.now()),
        [],
      );
    }),
};
