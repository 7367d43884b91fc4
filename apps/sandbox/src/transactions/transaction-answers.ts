import type { Transaction } from '@deck/api/contract/transactions';
import { Refusal } from '@deck/api/server';
import { instantText } from '@deck/values';
import { and, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { type Call, requireCaller, type Services } from '../context.ts';
import { EXPLORER } from '../crypto/explorer-page.ts';
import type { Queries } from '../database/queries.ts';
import { payments, transactions } from '../database/schema.ts';
import type { TransactionRow } from '../operations/transaction-rows.ts';
import { COUNT_LIMIT, getPage, newestFirst, readPaging } from '../paging.ts';
import { amountIn } from '../payments/order-balance.ts';
import { within } from '../scope.ts';

type Names = Pick<typeof payments.$inferSelect, 'number' | 'type'>;

function transactionAnswer(row: TransactionRow, payment: Names, publicUrl: string): Transaction {
  const amount = amountIn(row.currency);
  const { type, description, convertedAmount, convertedCurrency } = row;
  return {
    id: row.id,
    paymentId: row.paymentId,
    paymentNumber: payment.number,
    paymentType: payment.type,
    type,
    status: row.status,
    amount: amount(row.amount),
    currency: row.currency,
    initialAmount: amount(row.initialAmount ?? row.amount),
    convertedAmount:
      convertedAmount !== null && convertedCurrency !== null
        ? amountIn(convertedCurrency)(convertedAmount)
        : null,
    convertedCurrency,
    reason: row.reason,
    refundDescription: type === 'REFUND' ? description : null,
    captureDescription: type === 'CAPTURE' ? description : null,
    reversalDescription: type === 'VOID' ? description : null,
    createdBy: row.authorName,
    card: row.card,
    processedAt: instantText(row.processedAt.getTime()),
    pspOperationId: row.pspOperationId,
    providerPaymentId: row.providerPaymentId,
    providerAuthCode: row.providerAuthCode,
    rrn: row.rrn,
    ifcDeliveryStatus: row.ifcDeliveryStatus,
    blockchainUrl: row.blockchainHash && `${publicUrl}${EXPLORER}${row.blockchainHash}`,
    fiscalDocumentUrl: row.fiscalDocumentUrl,
    receiptUrl: row.receiptUrl,
    receiptNumber: row.receiptNumber,
  };
}

const withPayments = (db: Queries) =>
  db
    .select({ row: transactions, payment: { number: payments.number, type: payments.type } })
    .from(transactions)
    .innerJoin(payments, eq(payments.id, transactions.paymentId));

/** The transactions of a payment, newest first. */
export async function readTransactions(
  { db, publicUrl }: Pick<Services, 'db' | 'publicUrl'>,
  paymentId: string,
): Promise<Transaction[]> {
  const found = await withPayments(db)
    .where(eq(transactions.paymentId, paymentId))
    .orderBy(desc(transactions.processedAt), desc(transactions.id));
  return found.map(({ row, payment }) => transactionAnswer(row, payment, publicUrl));
}

/** A page of the transactions the caller sees, newest first. */
export async function listTransactions(
  call: Call,
  query: { page?: number | undefined; size?: number | undefined },
) {
  const { db, publicUrl } = call.context;
  const paging = readPaging(query);
  const caller = requireCaller(call);
  // Only for somebody with assigned properties the payment decides whether a transaction is seen.
  const inScope = db.select({ id: payments.id }).from(payments).where(within(caller, payments));
  const mine = and(
    eq(transactions.businessProfileId, caller.divisionId),
    caller.propertyIds && inArray(transactions.paymentId, inScope),
  );
  const newest = newestFirst(transactions.processedAt, transactions.id);
  const ofPage = db
    .select({ id: transactions.id })
    .from(transactions)
    .where(mine)
    .orderBy(...newest)
    .limit(paging.size)
    .offset(paging.offset);
  const found = await withPayments(db)
    .where(inArray(transactions.id, ofPage))
    .orderBy(...newest);
  const counted = db
    .select({ id: transactions.id })
    .from(transactions)
    .where(mine)
    .limit(COUNT_LIMIT)
    .as('counted');
  const [total] = await db.select({ rows: count() }).from(counted);
  const answers = found.map(({ row, payment }) => transactionAnswer(row, payment, publicUrl));
  return getPage(answers, paging, total?.rows ?? 0);
}

/** A transaction the caller sees, optionally of a payment. @throws Refusal NOT_FOUND. */
export async function readTransaction(
  call: Call,
  id: string,
  { db = call.context.db, paymentId }: { db?: Queries; paymentId?: string } = {},
): Promise<{ row: TransactionRow; answer: Transaction }> {
  const ofPayment: SQL | undefined =
    paymentId === undefined ? undefined : eq(transactions.paymentId, paymentId);
  const [found] = await withPayments(db).where(
    and(eq(transactions.id, id), within(requireCaller(call), payments), ofPayment),
  );
  if (!found) throw Refusal.because('NOT_FOUND');
  return { row: found.row, answer: transactionAnswer(found.row, found.payment, call.context.publicUrl) };
}
