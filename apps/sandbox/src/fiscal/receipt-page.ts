import { Refusal } from '@deck/api/server';
import { formatInstant, formatMoney, parseMoney } from '@deck/values';
import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import type { Queries } from '../database/queries.ts';
import { fiscalReceipts } from '../database/schema.ts';
import { answerSlip } from '../web/slip.ts';
import { RECEIPTS } from './issue-receipts.ts';
import type { ReceiptFacts } from './receipt-facts.ts';
import { receiptWords } from './words.ts';

/** The pages of receipts. Anyone with the address may read one, as with a receipt on paper. */
export function receiptPages(db: Queries): Hono {
  const app = new Hono();
  app.get(`${RECEIPTS}:token`, async (request) => {
    const isIt = eq(fiscalReceipts.token, request.req.param('token'));
    const [receipt] = await db.select().from(fiscalReceipts).where(isIt);
    if (!receipt) throw Refusal.because('NOT_FOUND');
    return answerReceipt(request, receipt.number, receipt.facts);
  });
  return app;
}

function answerReceipt(request: Context, number: string, facts: ReceiptFacts) {
  const { language, zone, charged } = facts;
  const words = receiptWords[language];
  const toSum = (amount: string, currency: string) => formatMoney(parseMoney(amount, currency), language);
  return answerSlip(request, {
    language,
    title: `${facts.kind === 'REFUND' ? words.refund : words.sale} ${number}`,
    note: words.simulated,
    sum: toSum(facts.amount, facts.currency),
    lines: [
      [words.seller, facts.company],
      [words.address, facts.address],
      [words.taxpayerId, facts.taxpayerId],
      [words.property, facts.property],
      [words.order, facts.order],
      [words.payment, facts.payment],
      [words.sold, facts.positions.join(', ')],
      [words.card, facts.card],
      [words.date, `${formatInstant(facts.at, zone)}, ${zone}`],
      [words.charged, charged ? toSum(charged.amount, charged.currency) : ''],
    ],
  });
}
