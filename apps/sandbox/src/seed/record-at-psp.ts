import { toAmount } from '@deck/values';
import { desc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { type PspOutcome, payments, pspOperations, tenders } from '../database/schema.ts';
import type { PspOperation, PspStatus } from '../psp/index.ts';

/**
 * Tells the simulated PSP the operations and cards it would know if the demo's payments had gone through it. Nothing
 * happens if it knows the newest payment already.
 */
export async function recordAtPsp({
  db,
  psp,
  simulator,
}: Pick<Services, 'db' | 'psp' | 'simulator'>): Promise<void> {
  const [newest] = await db
    .select({ paymentId: pspOperations.paymentId })
    .from(pspOperations)
    .where(atPsp)
    .orderBy(desc(pspOperations.createdAt))
    .limit(1);
  if (!simulator || !newest || (await psp.readReference(newest.paymentId))?.length !== 0) return;
  const operations = await db
    .select({ row: pspOperations, currency: payments.currency })
    .from(pspOperations)
    .innerJoin(payments, eq(payments.id, pspOperations.paymentId))
    .where(atPsp)
    .orderBy(pspOperations.createdAt, pspOperations.id);
  const cards = await db.select().from(tenders);
  await simulator.record({
    operations: operations.map(({ row, currency }) => toTold(row, currency)),
    cards: cards.map(
      ({ pspToken: token, fingerprint, type, number, holder, expirationMonth, expirationYear }) => ({
        token,
        fingerprint,
        wallet: null,
        card: { type, number, holder, expirationMonth, expirationYear },
      }),
    ),
  });
}

/** Of the demo data, or told by the PSP. What a stopped server has not sent yet is no record: it is still sent. */
const atPsp = or(isNull(pspOperations.request), gt(pspOperations.revision, 0));

const statuses: Readonly<Record<PspOutcome, PspStatus>> = {
  UNKNOWN: 'PENDING',
  CLARIFY: 'ACTION',
  CHALLENGE: 'ACTION',
  TRANSFER: 'ACTION',
  APPROVED: 'APPROVED',
  DECLINED: 'DECLINED',
  ERROR: 'ERROR',
  CANCELED: 'CANCELED',
};

function toTold(row: typeof pspOperations.$inferSelect, currency: string): PspOperation {
  const { id, paymentId: reference, type, outcome, reason, action, card, createdAt } = row;
  const charged =
    row.convertedAmount !== null && row.convertedCurrency !== null
      ? { minor: row.convertedAmount, currency: row.convertedCurrency }
      : { minor: row.amount, currency };
  const status = statuses[outcome];
  return {
    id,
    reference,
    type,
    amount: toAmount(charged),
    currency: charged.currency,
    status,
    reason,
    action: outcome === 'CLARIFY' ? { kind: 'BILLING' } : action,
    card,
    wallet: null,
    method: null,
    known: false,
    authCode: null,
    rrn: null,
    blockchainHash: null,
    createdAt: createdAt.toISOString(),
    decidedAt: status === 'PENDING' || status === 'ACTION' ? null : createdAt.toISOString(),
    revision: row.revision + 1,
  };
}
