import { cardLabel } from '@deck/api/rules';
import { wordsLanguage } from '@deck/api/vocabulary';
import { instantText } from '@deck/values';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import {
  businessProfiles,
  fiscalReceipts,
  orders,
  payments,
  properties,
  transactions,
} from '../database/schema.ts';
import { newSecret } from '../ids.ts';
import { publishTransactions } from '../live/publish-change.ts';
import { amountIn } from '../payments/order-balance.ts';
import type { ReceiptFacts } from './receipt-facts.ts';

/** How long the simulated fiscal service takes, in milliseconds. */
const ISSUING_TAKES = 5_000;
/** The batch size. */
const BATCH = 200;

/** The address of a receipt's page. */
export const RECEIPTS = '/resources/receipts/';

/**
 * Has the receipts issued that are due, one for each transaction, however often its answer comes. Safe on several
 * servers: each transaction is claimed by one.
 */
export async function issueReceipts({
  db,
  clock,
  publicUrl,
}: Pick<Services, 'db' | 'clock' | 'publicUrl'>): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const claimed = await tx
      .select({ id: transactions.id })
      .from(transactions)
      .where(
        and(
          sql`${transactions.receiptDue}`,
          lte(transactions.processedAt, new Date(now.getTime() - ISSUING_TAKES)),
        ),
      )
      .limit(BATCH)
      .for('no key update', { skipLocked: true });
    const ids = claimed.map(({ id }) => id);
    for (const sold of await readSales(tx, ids)) {
      const { number, token } = await issue(tx, sold, now);
      await tx
        .update(transactions)
        .set({ receiptNumber: number, receiptUrl: `${publicUrl}${RECEIPTS}${token}` })
        .where(eq(transactions.id, sold.transaction.id));
    }
    await tx.update(transactions).set({ receiptDue: false }).where(inArray(transactions.id, ids));
    await publishTransactions(tx, ids);
  });
}

type Sale = Awaited<ReturnType<typeof readSales>>[number];

const readSales = (tx: Queries, ids: readonly string[]) =>
  tx
    .select({
      transaction: transactions,
      payment: payments,
      order: orders,
      property: properties,
      company: businessProfiles,
    })
    .from(transactions)
    .innerJoin(payments, eq(payments.id, transactions.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(properties, eq(properties.id, orders.propertyId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, orders.businessProfileId))
    .where(inArray(transactions.id, [...ids]));

/** The receipt of a transaction: the one it has, or a new one. The caller has claimed the transaction. */
async function issue(tx: Queries, sale: Sale, now: Date): Promise<{ number: string; token: string }> {
  const isOf = eq(fiscalReceipts.transactionId, sale.transaction.id);
  const [known] = await tx.select().from(fiscalReceipts).where(isOf);
  if (known) return known;
  const [made] = await tx
    .insert(fiscalReceipts)
    .values({
      transactionId: sale.transaction.id,
      number: sql`'FR-' || nextval('deck.receipt_numbers')`,
      token: newSecret(),
      facts: getFacts(sale),
      issuedAt: now,
    })
    .returning();
  if (!made) throw new Error(`The transaction ${sale.transaction.id} got no receipt`);
  return made;
}

function getFacts({ transaction, payment, order, property, company }: Sale): ReceiptFacts {
  const { type, amount, currency, convertedAmount, convertedCurrency, card, processedAt } = transaction;
  const isConverted = convertedAmount !== null && convertedCurrency !== null;
  return {
    kind: type === 'REFUND' ? 'REFUND' : 'SALE',
    language: wordsLanguage(order.customerLanguage),
    company: company.name,
    address: company.legalAddress,
    taxpayerId: company.taxpayerId,
    property: property.name,
    zone: property.timezone,
    order: order.externalId,
    payment: payment.number,
    positions: payment.description === '' ? order.positions.map(({ name }) => name) : [payment.description],
    amount: amountIn(currency)(amount),
    currency,
    charged: isConverted
      ? { amount: amountIn(convertedCurrency)(convertedAmount), currency: convertedCurrency }
      : null,
    card: card ? cardLabel(card) : '',
    at: instantText(processedAt.getTime()),
  };
}
