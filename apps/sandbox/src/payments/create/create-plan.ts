import type { PaymentPlanDraft } from '@deck/api/contract/payments';
import { Refusal } from '@deck/api/server';
import { isAmount, parseMoney, sum } from '@deck/values';
import { notifyPayer } from '../notify-payer.ts';
import { assertAvailable } from './checks.ts';
import { type CreatePaymentContext, lockPlace } from './context.ts';
import { createPayment } from './create-payment.ts';

type Planned = PaymentPlanDraft['payments'][number];
interface PlanContext extends CreatePaymentContext {
  readonly services: Parameters<typeof notifyPayer>[1];
}

/**
 * Creates all payments of a plan, or none, and gives their ids. A link of now is sent at once.
 * @throws Refusal as `createPayment` does; what concerns one payment names it as `payment`, from 0. Wrong fields of
 * all payments are named together, by their places.
 */
export async function createPlan(
  context: PlanContext,
  orderId: string,
  { acquisitionCurrency, payments: planned }: PaymentPlanDraft,
): Promise<string[]> {
  const { order } = await lockPlace(context.tx, context.actor, orderId);
  const { currency } = order;
  const wrong: Record<string, string> = {};
  planned.forEach(({ amount }, at) => {
    if (!isAmount(amount, currency)) wrong[`payments.${at}.amount`] = 'amount';
  });
  assertNone(wrong);
  const asked = planned.map(({ amount }) => parseMoney(amount, currency));
  await assertAvailable(context, order, sum(currency, asked).minor);
  const ids: string[] = [];
  for (const [at, one] of planned.entries())
    try {
      const common = { orderId, currency, ...details, ...(acquisitionCurrency && { acquisitionCurrency }) };
      ids.push(await createOne(context, { ...common, ...one }));
    } catch (failure) {
      collect(failure, at, wrong);
    }
  assertNone(wrong);
  return ids;
}

const details = { description: '', customerNote: '', reference: '', invoiceNumber: '' };
type Complete = Planned & typeof details & { orderId: string; currency: string };

async function createOne(context: PlanContext, draft: Complete): Promise<string> {
  const id = await createPayment(context, draft);
  if (draft.type !== 'PAYMENT_LINK' || draft.sendAt !== undefined) return id;
  const { tx, services, actor } = context;
  const { channel, recipient, withQrcode = false } = draft;
  await notifyPayer(tx, services, actor, id, { channel, recipient, withQrcode });
  return id;
}

/** Keeps the wrong fields of a payment by their places. @throws any other failure, which says whose it is. */
function collect(failure: unknown, at: number, wrong: Record<string, string>): void {
  if (!(failure instanceof Refusal)) throw failure;
  const { code, params } = failure;
  if (code !== 'INVALID_VALUE') throw Refusal.because(code, { ...params, payment: at });
  for (const [field, message] of Object.entries(params.fields ?? {}))
    wrong[`payments.${at}.${field}`] = String(message);
}

/** @throws Refusal INVALID_VALUE with all that is wrong. */
function assertNone(wrong: Readonly<Record<string, string>>): void {
  if (Object.keys(wrong).length > 0) throw Refusal.invalid(wrong);
}
