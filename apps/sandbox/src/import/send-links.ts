import type { LinkDraft } from '@deck/api/contract/payments';
import { firstRecipient } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import type { Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { staffActor } from '../payments/create/context.ts';
import { createPayment } from '../payments/create/create-payment.ts';
import { notifyPayer } from '../payments/notify-payer.ts';
import { wholeCompany } from '../scope.ts';
import type { Made, RunRow } from './make-orders.ts';

/**
 * Creates a link over each order's full amount and sends it. Returns the error code by order for links that
 * were not sent. An error of one order does not affect the others.
 */
export async function sendLinks(
  tx: Queries,
  services: Services,
  run: RunRow,
  made: readonly Made[],
): Promise<ReadonlyMap<string, string>> {
  const unsent = new Map<string, string>();
  for (const one of made) {
    const code = await sendLink(tx, services, run, one);
    if (code !== undefined) unsent.set(one.orderId, code);
  }
  return unsent;
}

/** Returns the code if the link was not sent. */
async function sendLink(
  tx: Queries,
  services: Services,
  run: RunRow,
  { row, orderId }: Made,
): Promise<string | undefined> {
  const { draft } = row.verdict;
  const [position] = draft.positions;
  if (!position) throw new Error(`The order ${orderId} has no position`);
  const caller = { ...wholeCompany(run.businessProfileId), name: run.startedBy };
  const link: LinkDraft = {
    type: 'PAYMENT_LINK',
    orderId,
    amount: position.amount,
    currency: draft.currency,
    description: position.name,
    customerNote: '',
    reference: '',
    invoiceNumber: '',
  };
  const context = { services, actor: staffActor(caller), now: services.clock.now() };
  const made = await refusable(tx, (step) => createPayment({ ...context, tx: step }, link));
  if ('code' in made) return made.code;
  const to = firstRecipient(draft.customer);
  if (!to) return 'NO_RECIPIENT';
  const sent = await refusable(tx, (step) =>
    notifyPayer(step, services, caller, made.value, { ...to, withQrcode: true }),
  );
  return 'code' in sent ? sent.code : undefined;
}

/** A step in a savepoint: its refusal only rolls back itself. */
async function refusable<T>(
  tx: Queries,
  step: (inner: Queries) => Promise<T>,
): Promise<{ readonly value: T } | { readonly code: string }> {
  try {
    return { value: await tx.transaction(step) };
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code };
    throw error;
  }
}
