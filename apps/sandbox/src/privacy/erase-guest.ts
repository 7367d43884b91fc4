import type { Position } from '@deck/api/contract/positions';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { callbacks, messages, payments, tenders } from '../database/schema.ts';
import { publishOrders } from '../live/publish-change.ts';
import { getSearchText } from '../orders/search-text.ts';
import { applyPaymentEvent, paymentForUpdate, system } from '../payments/apply-payment-event.ts';
import type { Scope } from '../scope.ts';
import { eraseRows, type Rewritten } from './erase-rows.ts';
import { lockOrders, type OrderRow, readGuestOrders } from './guest-orders.ts';
import { distinct, type GuestWords, getGuestWords, TAKEN_OUT } from './guest-words.ts';
import { assertNothingMoves } from './money-moving.ts';
import { removeFiles } from './remove-files.ts';
import { scrubRows } from './scrub-rows.ts';

export interface Erased {
  /** The orders whose guest was erased now; none if they were erased before. */
  readonly orders: readonly OrderRow[];
  readonly at: Date;
}

/**
 * Erases the guest of an order from the company: from all their orders and payments, and from what names them
 * elsewhere, by the rules of `database/personal-data`. Amounts, dates, states and ids stay, so every sum stays. It cannot
 * be undone; a second time changes nothing.
 * @throws Refusal NOT_FOUND; GUEST_ELSEWHERE if the scope does not see all their orders; GUEST_MONEY_MOVING with what
 * still moves.
 */
export async function eraseGuest(tx: Queries, scope: Scope, id: string, now: Date): Promise<Erased> {
  await lockOrders(tx, toIds(await readGuestOrders(tx, scope, id)));
  // Meanwhile one may have been erased, edited or added.
  const found = await readGuestOrders(tx, scope, id);
  const own = (await lockOrders(tx, toIds(found))).filter(hasNews);
  const first = own[0];
  if (!first) return { orders: [], at: found[0]?.erasedAt ?? now };
  await assertNothingMoves(tx, own, now);

  const orderIds = toIds(own);
  await deleteCards(tx, own, now);
  const money = await tx.select().from(payments).where(inArray(payments.orderId, orderIds));
  const words = getGuestWords({
    emails: distinct(own.map(({ customerEmail }) => customerEmail)),
    phones: distinct(own.map(({ customerPhone }) => customerPhone)),
    names: own.map(({ customerFirstName: given, customerLastName: last }) => ({ first: given, last })),
  });
  const texts = getTexts(own, money);
  await endCallbacks(tx, orderIds);
  await eraseRows(tx, orderIds, { orders: rewriteOrders(own, words, now) });
  await eraseOtherMessages(tx, first.businessProfileId, words);
  const ids = [...orderIds, ...money.map((payment) => payment.id)];
  const { businessProfileId } = first;
  await removeFiles(tx, [first, ...own.slice(1)], now);
  await scrubRows(tx, { businessProfileId, orderIds, ids, words, texts });
  await publishOrders(tx, orderIds);
  return { orders: own, at: now };
}

const toIds = (own: readonly OrderRow[]): string[] => own.map((order) => order.id);

/** Not erased yet, or written to since then. */
const hasNews = ({ erasedAt, modifiedAt }: OrderRow): boolean => erasedAt === null || modifiedAt > erasedAt;

/** What is erased, to find it again in answers that were stored. */
function getTexts(own: readonly OrderRow[], money: readonly (typeof payments.$inferSelect)[]): Set<string> {
  const ofOrders = own.flatMap((order) => [
    order.customerFirstName,
    order.customerLastName,
    order.customerEmail,
    order.customerPhone,
    order.customerCompany,
    order.internalNote,
    order.messageToCustomer,
    order.closingComment,
    ...order.positions.flatMap((position) =>
      position.type === 'CAR' ? [position.pickUpLocation, position.dropOffLocation] : [],
    ),
  ]);
  const ofPayments = money.flatMap((payment) => [
    payment.description,
    payment.customerNote,
    payment.label,
    payment.payerName,
    payment.payerEmail,
    payment.sendRecipient ?? '',
    payment.customerName,
    payment.card?.holder ?? '',
    payment.captureDescription,
    payment.refundDescription,
  ]);
  return new Set(distinct([...ofOrders, ...ofPayments]));
}

/** Saved cards are deleted as staff delete them, so that nobody charges one any more. */
async function deleteCards(tx: Queries, own: readonly OrderRow[], now: Date): Promise<void> {
  const saved = await tx
    .update(tenders)
    .set({ deletedAt: now })
    .where(and(inArray(tenders.orderId, toIds(own)), isNull(tenders.deletedAt)))
    .returning({ id: tenders.id, orderId: tenders.orderId });
  for (const { id, orderId } of saved) {
    const payment = await paymentForUpdate(tx, id);
    const order = own.find((one) => one.id === orderId);
    const entry = { type: 'REVOKED', author: system } as const;
    if (payment && order)
      await applyPaymentEvent({ tx, order, payment, event: { type: 'CARD_DELETED' }, entry, now });
  }
}

/** A callback that was not delivered would be sent without its body. */
const endCallbacks = (tx: Queries, orderIds: readonly string[]) =>
  tx
    .update(callbacks)
    .set({ status: 'FAILED', dueAt: null })
    .where(and(inArray(callbacks.orderId, [...orderIds]), eq(callbacks.status, 'QUEUED')));

/** Messages about an order without a payment lead to no order: those that name the guest are erased. */
async function eraseOtherMessages(
  tx: Queries,
  businessProfileId: string,
  { pattern }: GuestWords,
): Promise<void> {
  await tx
    .update(messages)
    .set({ carrier: 'FAILED' })
    .where(and(eq(messages.carrier, 'WAITING'), eq(messages.recipient, '')));
  if (pattern === undefined) return;
  const { recipient, subject, body } = messages;
  await tx
    .update(messages)
    .set({ recipient: '', subject: '', body: '', plain: '' })
    .where(
      and(
        eq(messages.businessProfileId, businessProfileId),
        isNull(messages.paymentId),
        sql`(${recipient} || ' ' || ${subject} || ' ' || ${body}) ~* ${pattern}`,
      ),
    );
}

/** What was sold stays, without the places where a guest was met. Each order is still found by its IDs. */
function rewriteOrders(own: readonly OrderRow[], words: GuestWords, now: Date): Rewritten {
  const nobody = { firstName: '', lastName: '', companyName: '', email: '', phone: '' };
  const rows = own.map((order) => ({
    order_id: order.id,
    positions: order.positions.map((position) => withoutGuest(position, words)),
    search_text: getSearchText({ ...order, customer: nobody }),
  }));
  return {
    changes: [sql`positions = anew.positions`, sql`search_text = anew.search_text`, sql`erased_at = ${now}`],
    from: sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS anew (order_id text, positions jsonb, search_text text)`,
    where: sql`id = anew.order_id`,
  };
}

function withoutGuest(position: Position, words: GuestWords): Position {
  const name = words.takeOut(position.name);
  if (position.type !== 'CAR') return { ...position, name };
  return { ...position, name, pickUpLocation: TAKEN_OUT, dropOffLocation: TAKEN_OUT };
}
