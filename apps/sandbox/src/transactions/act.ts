import type { PaymentActionBody } from '@deck/api/contract/payment-actions';
import { getMost } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import type { AssignableRight, PaymentAction } from '@deck/api/vocabulary';
import { isAmount, parseMoney, toAmount } from '@deck/values';
import { eq } from 'drizzle-orm';
import { assertPermission } from '../auth/authorise.ts';
import { type Call, type Caller, requireCaller } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { transactions } from '../database/schema.ts';
import { once } from '../idempotency.ts';
import { followUp } from '../operations/follow-up.ts';
import { giveBackExcess } from '../operations/give-back.ts';
import { sendOperations } from '../operations/send-operations.ts';
import type { TransactionRow } from '../operations/transaction-rows.ts';
import { getFacts } from '../orders/payment-facts.ts';
import { applyPaymentEvent, type PaymentRow, staff } from '../payments/apply-payment-event.ts';
import { lockPayment } from './lock-payment.ts';
import { revoke } from './revoke.ts';

const rights: Readonly<Record<PaymentAction, AssignableRight>> = {
  capture: 'PAYMENT_CAPTURE',
  refund: 'PAYMENT_REFUND',
  void: 'PAYMENT_VOID',
  revoke: 'PAYMENT_REVOKE',
  confirm: 'PAYMENT_CAPTURE',
};

const atThePsp = { capture: 'CAPTURE', refund: 'REFUND', void: 'VOID' } as const;

/**
 * Runs an action on a payment, the same for every endpoint. Returns the transaction that is to be sent to the PSP.
 * @throws Refusal ACCESS_DENIED, NOT_FOUND, INVALID_VALUE, PAYMENT_TRANSITION_REFUSED with the status,
 * AMOUNT_EXCEEDS_AVAILABLE with what is available, PAYMENT_BEING_PAID with the minutes, OPERATION_PENDING.
 */
export async function act(
  tx: Queries,
  caller: Caller,
  paymentId: string,
  action: PaymentAction,
  asked: PaymentActionBody,
  now: Date,
): Promise<TransactionRow | undefined> {
  assertPermission(caller, rights[action]);
  const locked = await lockPayment(tx, caller, paymentId);
  const { order, payment } = locked;
  if (action === 'revoke') {
    await revoke(tx, caller, locked, asked, now);
    return undefined;
  }

  const amount = amountFor(action, payment, asked.amount, now);
  if (!order) throw Refusal.because('PAYMENT_TRANSITION_REFUSED', { status: payment.status });
  const author = staff(caller.name);
  const { description = '' } = asked;
  if (action === 'confirm') {
    const rest = amount === payment.amount - payment.captured;
    const words = description === '' ? {} : { detail: description };
    const told = { type: rest ? 'PAID' : 'PARTIALLY_PAID', author, amount, ...words } as const;
    const moved = await applyPaymentEvent({
      tx,
      order,
      payment,
      event: { type: 'CONFIRMED', amount },
      entry: told,
      now,
    });
    // Another payment may have succeeded meanwhile, so the order may have an excess.
    await giveBackExcess(tx, moved.order, moved.payment, now);
    return undefined;
  }
  return followUp(tx, order, payment, { type: atThePsp[action], amount, author, description }, now);
}

/** The amount to move: as requested, or everything available. */
function amountFor(action: PaymentAction, payment: PaymentRow, asked: string | undefined, now: Date): bigint {
  const { currency, status, type } = payment;
  const most = getMost(action, { ...getFacts(payment, now), type });
  if (asked === undefined) {
    if (most === 0n) throw Refusal.because('PAYMENT_TRANSITION_REFUSED', { status });
    return most;
  }
  if (action === 'void') throw Refusal.invalid({ amount: 'invalid' });
  if (!isAmount(asked, currency)) throw Refusal.invalid({ amount: 'amount' });
  if (most === 0n) throw Refusal.because('PAYMENT_TRANSITION_REFUSED', { status });
  const { minor } = parseMoney(asked, currency);
  if (minor <= most) return minor;
  const available = toAmount({ minor: most, currency });
  throw Refusal.because('AMOUNT_EXCEEDS_AVAILABLE', { available, currency });
}

/**
 * The same as an idempotent call. What it recorded is sent to the PSP after its transaction. The answer tells the
 * transaction as it is then, also when the call is repeated: a bank that refused is not asked again.
 * @throws Refusal as `act`, and OPERATION_DECLINED with the bank's reason.
 */
export async function actOnce<T>(
  call: Call,
  args: unknown,
  effect: (tx: Queries, caller: Caller, now: Date) => Promise<TransactionRow | undefined>,
  answer: (transactionId: string | undefined) => Promise<T>,
): Promise<T> {
  const { context } = call;
  const done = await once(call, args, async (tx) => {
    const transaction = await effect(tx, requireCaller(call), context.clock.now());
    return transaction ? { id: transaction.id, paymentId: transaction.paymentId } : {};
  });
  const { id, paymentId } = done as { readonly id?: string; readonly paymentId?: string };
  if (id === undefined || paymentId === undefined) return answer(undefined);
  await sendOperations(context, paymentId);
  const [transaction] = await context.db.select().from(transactions).where(eq(transactions.id, id));
  if (transaction?.status === 'DECLINED' || transaction?.status === 'ERROR')
    throw Refusal.because('OPERATION_DECLINED', { reason: transaction.reason, transactionId: id });
  return answer(id);
}
