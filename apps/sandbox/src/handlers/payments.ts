import type { contract } from '@deck/api/contract';
import { type Handlers, Refusal } from '@deck/api/server';
import type { Permission } from '@deck/api/vocabulary';
import { and, desc, eq } from 'drizzle-orm';
import { assertPermission } from '../auth/authorise.ts';
import { type Context, requireCaller } from '../context.ts';
import { payments, timeline } from '../database/schema.ts';
import { once } from '../idempotency.ts';
import { sendOperations } from '../operations/send-operations.ts';
import { timelineAnswer } from '../orders/order-answers.ts';
import { staffActor } from '../payments/create/context.ts';
import { createPayment } from '../payments/create/create-payment.ts';
import { createPlan } from '../payments/create/create-plan.ts';
import { filterValues } from '../payments/list/filter-values.ts';
import { readPaymentCounts } from '../payments/list/payment-counts.ts';
import { notifyPayer } from '../payments/notify-payer.ts';
import { toPaymentAddress } from '../payments/payment-address.ts';
import { listPayments, paymentsOfOrder, readPayment } from '../payments/payment-lists.ts';
import { qrCode } from '../payments/qr-code.ts';
import { remindPayer } from '../payments/remind-payer.ts';
import { technicalEvents } from '../payments/technical-events.ts';

type Areas = Handlers<typeof contract, Context>;

export const paymentHandlers: Areas['payments'] = {
  list: (args, call) => {
    // The chart is the main page's; nothing else of the list is.
    if (args.getPaymentsRq?.series !== undefined) assertPermission(requireCaller(call), 'MAIN_PAGE_VIEW');
    return listPayments(call, args);
  },

  create: async (args, call) => {
    const caller = requireCaller(call);
    const { body } = args;
    assertPermission(caller, rightFor('permanent' in body && body.permanent));
    const { context: services } = call;
    const id = await once(call, args, (tx) =>
      createPayment({ tx, services, actor: staffActor(caller), now: services.clock.now() }, body),
    );
    // A saved card may be charged at once.
    await sendOperations(services, id);
    return readPayment(call, id);
  },

  get: ({ id }, call) => readPayment(call, id),

  filter: ({ fieldName }, call) => filterValues(call.context.db, requireCaller(call), fieldName),

  counts: ({ getPaymentsRq }, call) => {
    const { db, clock } = call.context;
    return readPaymentCounts(db, requireCaller(call), getPaymentsRq, clock.now());
  },

  history: async ({ id, verbose = false }, call) => {
    const { orderId, currency } = await readPayment(call, id);
    const { db } = call.context;
    const rows = await db
      .select()
      .from(timeline)
      .where(and(eq(timeline.paymentId, id), verbose ? undefined : eq(timeline.verbose, false)))
      .orderBy(desc(timeline.at), desc(timeline.id));
    const technical = verbose ? await technicalEvents(db, { id, orderId, currency }) : [];
    // With equal times, an operation comes before its outcome.
    const all = [...rows, ...technical].sort((one, other) => other.at.getTime() - one.at.getTime());
    return all.map(timelineAnswer);
  },

  notify: async (args, call) => {
    const caller = requireCaller(call);
    const { permanent } = await readPayment(call, args.id);
    assertPermission(caller, rightFor(permanent));
    return once(call, args, async (tx) => {
      await notifyPayer(tx, call.context, caller, args.id, args.body);
      return readPayment(call, args.id, tx);
    });
  },

  remind: async (args, call) => {
    const caller = requireCaller(call);
    return once(call, args, async (tx) => {
      await remindPayer(tx, call.context, caller, args.id);
      return readPayment(call, args.id, tx);
    });
  },
};

/** The permissions to create and send a payment: permanent links have their own. */
const rightFor = (permanent = false): Permission =>
  permanent ? 'ORDER_PERMANENT_LINK' : 'ORDER_INSTANCE_EDIT';

export const orderPaymentHandlers: Areas['orderPayments'] = {
  list: ({ id, ...query }, call) => paymentsOfOrder(call, id, query),

  plan: async (args, call) => {
    const caller = requireCaller(call);
    const { context: services } = call;
    const ids = await once(call, args, (tx) =>
      createPlan({ tx, services, actor: staffActor(caller), now: services.clock.now() }, args.id, args.body),
    );
    // The deposit may be charged to a saved card at once.
    for (const id of ids) await sendOperations(services, id);
    return Promise.all(ids.map((id) => readPayment(call, id)));
  },

  get: async ({ id, paymentId }, call) => {
    const payment = await readPayment(call, paymentId);
    if (payment.orderId !== id) throw Refusal.because('NOT_FOUND');
    return payment;
  },
};

/** Open to anyone with a payment's id, and to a token for its own division. The answers contain only its address. */
export const linkHandlers: Areas['links'] = {
  paymentPage: async ({ paymentId, customerName, customerEmail, paymentMethod }, call) => {
    const url = new URL(await findPage(call.context, paymentId));
    // The page fills its form with the known payer's details.
    const known = {
      customer_name: customerName,
      customer_email: customerEmail,
      payment_method: paymentMethod,
    };
    for (const [name, value] of Object.entries(known)) if (value) url.searchParams.set(name, value);
    return { url: url.href };
  },
  qrcode: async ({ paymentId }, call) => qrCode(await findPage(call.context, paymentId)),
};

async function findPage({ db, publicUrl, caller }: Context, id: string): Promise<string> {
  const [payment] = await db
    .select({ linkToken: payments.linkToken, permanent: payments.permanent, type: payments.type })
    .from(payments)
    .where(and(eq(payments.id, id), caller && eq(payments.businessProfileId, caller.divisionId)));
  const address = payment && toPaymentAddress(publicUrl, payment);
  if (!address) throw Refusal.because('NOT_FOUND');
  return address;
}
