import { paymentKinds } from '@deck/api/rules';
import type { PaymentStatus } from '@deck/api/vocabulary';
import { toAmount } from '@deck/values';
import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { orders, payments } from '../../database/schema.ts';
import { getCharged } from '../../payments/charged.ts';
import { differs, type Question } from './answers.ts';

/** How many links of each kind payers have. */
const OF_EACH = 25;
const HOUR = 3_600_000;
const open: PaymentStatus[] = ['LINK_CREATED', 'LINK_SENT'];

/** What payers of several kinds of links ask, and the facts that the database has of each. */
export async function payerQuestions(db: Database, now: Date): Promise<readonly Question[]> {
  const later = new Date(now.getTime() + HOUR);
  const isOpen = and(inArray(payments.status, open), gt(payments.expiresAt, later));
  const isLink = and(eq(payments.type, 'PAYMENT_LINK'), eq(payments.permanent, false));
  const questions = [
    ...(await linkQuestions(db, 'an open link', and(isLink, isOpen))),
    ...(await linkQuestions(db, 'a paid link', and(isLink, eq(payments.status, 'CHARGED')))),
    ...(await linkQuestions(db, 'an expired link', and(isLink, eq(payments.status, 'EXPIRED')))),
    ...(await linkQuestions(db, 'a permanent link', eq(payments.permanent, true))),
    ...(await linkQuestions(db, 'a card request', eq(payments.type, 'PAYMENT_VERIFY'))),
    ...(await splitQuestions(db)),
  ];
  const kinds = new Set(questions.map(({ route }) => route));
  if (kinds.size < 6) throw new RangeError(`There are only these kinds of links: ${[...kinds].join(', ')}`);
  return questions;
}

async function linkQuestions(
  db: Database,
  kind: string,
  where: ReturnType<typeof and>,
): Promise<readonly Question[]> {
  const found = await db
    .select()
    .from(payments)
    .where(and(isNotNull(payments.linkToken), where))
    // Some of all, and the same ones each time.
    .orderBy(sql`md5(${payments.id})`)
    .limit(OF_EACH);
  return found.map((payment) => {
    const { linkToken, status, permanent, amountOpen, type } = payment;
    const charged = getCharged(payment);
    const money = { amount: amountOpen ? null : toAmount(charged), currency: charged.currency };
    if (permanent) return toQuestion(kind, `permanent/${linkToken}`, { open: true, ...money });
    if (paymentKinds[type].page === 'CARD_REQUEST')
      return toQuestion(kind, `cards/${linkToken}`, { status, number: payment.number });
    return toQuestion(kind, `${linkToken}`, { status, payable: open.includes(status), ...money });
  });
}

async function splitQuestions(db: Database): Promise<readonly Question[]> {
  const found = await db
    .select()
    .from(orders)
    .where(and(isNotNull(orders.splitToken), eq(orders.split, true), eq(orders.refunded, 0n)))
    .orderBy(sql`md5(${orders.id})`)
    .limit(OF_EACH);
  return found.map(({ splitToken, externalId, total, paid, currency }) =>
    toQuestion('a split link', `split/${splitToken}`, {
      orderExternalId: externalId,
      total: toAmount({ minor: total, currency }),
      paid: toAmount({ minor: paid, currency }),
      currency,
    }),
  );
}

const toQuestion = (kind: string, path: string, facts: Readonly<Record<string, unknown>>): Question => ({
  route: `payer: ${kind}`,
  path: `/pay/api/${path}`,
  fault: differs(facts),
  mayWait: true,
});
