import type { contract } from '@deck/api/contract';
import type { Transaction } from '@deck/api/contract/transactions';
import { type Handlers, Refusal } from '@deck/api/server';
import type { Call, Context } from '../context.ts';
import { readPayment } from '../payments/payment-lists.ts';
import { act, actOnce } from '../transactions/act.ts';
import { paySavedCard } from '../transactions/pay-saved-card.ts';
import { listTransactions, readTransaction, readTransactions } from '../transactions/transaction-answers.ts';

type Areas = Handlers<typeof contract, Context>;

export const transactionHandlers: Areas['transactions'] = {
  list: async ({ id }, call) => {
    await readPayment(call, id);
    return readTransactions(call.context, id);
  },

  create: (args, call) =>
    actOnce(
      call,
      args,
      (tx, caller, now) => act(tx, caller, args.id, args.body.type, args.body, now),
      answering(call),
    ),

  get: async ({ id, transactionId }, call) =>
    (await readTransaction(call, transactionId, { paymentId: id })).answer,

  void: (args, call) => voidOnce(call, args, args.transactionId, { paymentId: args.id, ...args.body }),
};

export const payTransactionHandlers: Areas['payTransactions'] = {
  create: (args, call) => {
    const { type, paymentId, ...asked } = args.body;
    return actOnce(
      call,
      args,
      (tx, caller, now) =>
        type === 'pay'
          ? paySavedCard(tx, caller, args.body, now)
          : act(tx, caller, paymentId, type, asked, now),
      answering(call),
    );
  },

  list: (args, call) => listTransactions(call, args),

  get: async ({ id }, call) => (await readTransaction(call, id)).answer,

  void: (args, call) => voidOnce(call, args, args.id, {}),
};

/** Voids the hold of a transaction. @throws Refusal PAYMENT_TRANSITION_REFUSED for any other transaction. */
function voidOnce(
  call: Call,
  args: unknown,
  transactionId: string,
  { paymentId, ...asked }: { paymentId?: string; description?: string | undefined },
): Promise<Transaction> {
  return actOnce(
    call,
    args,
    async (tx, caller, now) => {
      const ofPayment = paymentId === undefined ? {} : { paymentId };
      const { row } = await readTransaction(call, transactionId, { db: tx, ...ofPayment });
      if (row.type !== 'AUTHORIZE' || row.status !== 'APPROVED')
        throw Refusal.because('PAYMENT_TRANSITION_REFUSED', { status: row.status });
      return act(tx, caller, row.paymentId, 'void', asked, now);
    },
    answering(call),
  );
}

const answering =
  (call: Call) =>
  async (id: string | undefined): Promise<Transaction> => {
    if (id === undefined) throw new Error('Nothing went to the PSP');
    return (await readTransaction(call, id)).answer;
  };
