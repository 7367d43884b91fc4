import { firstRecipient } from '@deck/api/rules';
import { instantText } from '@deck/values';
import { and, eq, ne } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { letters, orders, payments, userDivisions, users } from '../database/schema.ts';
import { newId } from '../ids.ts';
import type { Letter } from './email.ts';

type Row = typeof letters.$inferInsert;
type Addressed = Pick<
  Row,
  'businessProfileId' | 'language' | 'channel' | 'recipient' | 'orderId' | 'paymentId' | 'userId' | 'facts'
>;

/**
 * Queues a letter in the transaction of its event. The scheduler renders and delivers it once, shortly after.
 * Nothing is queued for a customer without e-mail address and phone, or a user without a division.
 */
export async function sendEmail(tx: Queries, letter: Letter, now: Date): Promise<void> {
  const addressed = 'userId' in letter ? await toPerson(tx, letter) : await toCustomer(tx, letter);
  if (!addressed || addressed.recipient === '') return;
  await tx.insert(letters).values({
    id: newId(now.getTime()),
    kind: letter.kind,
    createdAt: now,
    dueAt: now,
    ...addressed,
  });
}

async function toPerson(
  tx: Queries,
  { userId, address, until }: Extract<Letter, { userId: string }>,
): Promise<Addressed | undefined> {
  const [person] = await tx
    .select({
      businessProfileId: userDivisions.businessProfileId,
      language: users.locale,
      recipient: users.email,
    })
    .from(users)
    .innerJoin(userDivisions, eq(userDivisions.userId, users.id))
    .where(eq(users.id, userId))
    .orderBy(userDivisions.businessProfileId)
    .limit(1);
  return (
    person && { ...person, channel: 'EMAIL', userId, facts: { address, until: instantText(until.getTime()) } }
  );
}

async function toCustomer(
  tx: Queries,
  letter: Exclude<Letter, { userId: string }>,
): Promise<Addressed | undefined> {
  const [order] = await tx
    .select({
      businessProfileId: orders.businessProfileId,
      language: orders.customerLanguage,
      email: orders.customerEmail,
      phone: orders.customerPhone,
    })
    .from(orders)
    .where(eq(orders.id, letter.orderId));
  if (!order) return undefined;
  const { businessProfileId, language, email, phone } = order;
  const about = {
    businessProfileId,
    language,
    orderId: letter.orderId,
    paymentId: letter.paymentId ?? null,
  };
  if ('recipient' in letter) {
    const { channel, recipient, address, withQrcode = false, until } = letter;
    const facts = { address, withQrcode, ...(until && { until: instantText(until.getTime()) }) };
    return { ...about, language: letter.language ?? language, channel, recipient, facts };
  }
  const payer = letter.paymentId === undefined ? undefined : await findPayer(tx, letter.paymentId);
  const { amount, card, address } = letter;
  const facts = {
    ...(amount !== undefined && { amount: String(amount) }),
    ...(card !== undefined && { card }),
    ...(address !== undefined && { address }),
  };
  const to = firstRecipient(payer ?? { email, phone });
  return to && { ...about, ...to, facts };
}

/** Whoever pays a part of a shared order; undefined if the order's customer pays. */
async function findPayer(tx: Queries, paymentId: string) {
  const [found] = await tx
    .select({ email: payments.payerEmail })
    .from(payments)
    .where(and(eq(payments.id, paymentId), ne(payments.payerEmail, '')));
  return found && { ...found, phone: '' };
}
