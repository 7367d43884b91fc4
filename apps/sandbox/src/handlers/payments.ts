import type { contract } from '@deck/api/contract';
import { type Handlers, Refusal } from '@deck/api/server';
import { and, desc, eq } from 'drizzle-orm';
import { type Context, callerOf } from '../context.ts';
import { payments, timeline, transactions } from '../database/schema.ts';
import { once } from '../idempotency.ts';
import { timelineAnswer } from '../orders/order-answers.ts';
import { createPayment } from '../payments/create-payment.ts';
import { notifyPayer } from '../payments/notify-payer.ts';
import { payAddress, transactionAnswer } from '../payments/payment-answers.ts';
import { listPayments, paymentsOfOrder, readPayment } from '../payments/payment-lists.ts';
import { qrCode } from '../payments/qr-code.ts';

type Areas = Handlers<typeof contract, Context>;

export const paymentHandlers: Areas['payments'] = {
  list: (args, call) => listPayments(call, args),

  create: (args, call) =>
    once(call, args, async (tx) => {
      const { clock } = call.context;
      const id = await createPayment(tx, callerOf(call), args.body, clock.now());
      return readPayment(call, id, tx);
    }),

  get: ({ id }, call) => readPayment(call, id),

  history: async ({ id, verbose = false }, call) => {
    await readPayment(call, id);
    const rows = await call.context.db
      .select()
      .from(timeline)
      .where(and(eq(timeline.paymentId, id), verbose ? undefined : eq(timeline.verbose, false)))
      .orderBy(desc(timeline.at), desc(timeline.id));
    return rows.map(timelineAnswer);
  },

  transactions: async ({ id }, call) => {
    await readPayment(call, id);
    const rows = await call.context.db
      .select()
      .from(transactions)
      .where(eq(transactions.paymentId, id))
      .orderBy(desc(transactions.processedAt), desc(transactions.id));
    return rows.map(transactionAnswer);
  },

  notify: (args, call) =>
    once(call, args, async (tx) => {
      await notifyPayer(tx, call.context, callerOf(call), args.id, args.body);
      return readPayment(call, args.id, tx);
    }),
};

export const orderPaymentHandlers: Areas['orderPayments'] = {
  list: ({ id }, call) => paymentsOfOrder(call, id),

  get: async ({ id, paymentId }, call) => {
    const payment = await readPayment(call, paymentId);
    if (payment.orderId !== id) throw Refusal.because('NOT_FOUND');
    return payment;
  },
};

/** Open to everyone who knows the id of a payment; they tell nothing but its address. */
export const linkHandlers: Areas['links'] = {
  paymentPage: async ({ paymentId }, call) => ({ url: await addressOf(call.context, paymentId) }),
  qrcode: async ({ paymentId }, call) => qrCode(await addressOf(call.context, paymentId)),
};

async function addressOf({ db, publicUrl }: Context, id: string): Promise<string> {
  const [payment] = await db.select({ token: payments.linkToken }).from(payments).where(eq(payments.id, id));
  if (!payment?.token) throw Refusal.because('NOT_FOUND');
  return payAddress(publicUrl, payment.token);
}
