import type { Tender } from '@deck/api/contract/tenders';
import { isCardExpired, openRequestStatuses } from '@deck/api/rules';
import { cardRequestStatuses } from '@deck/api/vocabulary';
import { instantText } from '@deck/values';
import { and, count, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { orders, payments, tenders } from '../database/schema.ts';
import { areCardRequests } from '../payments/of-kinds.ts';
import { cardAddress } from '../payments/payment-address.ts';
import { type Scope, within } from '../scope.ts';
import { getCustomerKey, type TenderRow } from './find-tender.ts';

type OrderRow = typeof orders.$inferSelect;
type Guest = Pick<OrderRow, 'id' | 'businessProfileId' | 'customerEmail' | 'customerPhone' | 'customerSort'>;

/** The maximum number shown; nobody has as many cards. */
const MOST = 200;

/** The saved cards of an order's guest that the viewer sees, and the order's card requests, newest first. */
export async function listTenders(
  db: Queries,
  viewer: Scope,
  order: Guest,
  services: Pick<Services, 'clock' | 'publicUrl'>,
): Promise<Tender[]> {
  const saved = db.select({ id: tenders.id }).from(tenders).where(savedFor(order));
  return answers(db, services, and(within(viewer, orders), or(ofOrder(order), inArray(payments.id, saved))));
}

/** A card or card request of a division. */
export async function readTender(
  db: Queries,
  id: string,
  services: Pick<Services, 'clock' | 'publicUrl'>,
): Promise<Tender> {
  const [tender] = await answers(db, services, eq(payments.id, id));
  if (!tender) throw new Error(`The card ${id} is not there`);
  return tender;
}

/** The number of an order's saved cards that the viewer sees, and of its open requests. */
export async function countTenders(db: Queries, viewer: Scope, order: Guest): Promise<number> {
  const [saved] = await db
    .select({ rows: count() })
    .from(tenders)
    .innerJoin(orders, eq(orders.id, tenders.orderId))
    .where(and(savedFor(order), within(viewer, orders)));
  const [open] = await db
    .select({ rows: count() })
    .from(payments)
    .where(and(ofOrder(order), inArray(payments.status, openRequestStatuses)));
  return (saved?.rows ?? 0) + (open?.rows ?? 0);
}

const ofOrder = ({ id }: Guest) => and(eq(payments.orderId, id), areCardRequests);

/** A card saved with an order stays with the order when the guest's address is corrected. */
const savedFor = (order: Guest) =>
  and(
    eq(tenders.businessProfileId, order.businessProfileId),
    or(eq(tenders.customerKey, getCustomerKey(order)), eq(tenders.orderId, order.id)),
    isNull(tenders.deletedAt),
  );

async function answers(
  db: Queries,
  { clock, publicUrl }: Pick<Services, 'clock' | 'publicUrl'>,
  where: ReturnType<typeof and>,
): Promise<Tender[]> {
  const now = clock.now();
  const found = await db
    .select({ payment: payments, tender: tenders, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(tenders, eq(tenders.id, payments.id))
    .where(where)
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(MOST);
  return found.map((row) => answer(row, now, publicUrl));
}

interface Found {
  readonly payment: typeof payments.$inferSelect;
  readonly tender: TenderRow | null;
  readonly order: OrderRow;
}

function answer({ payment, tender, order }: Found, now: Date, publicUrl: string): Tender {
  const { card, linkToken } = payment;
  const state = cardRequestStatuses.find((status) => status === payment.status);
  if (!state) throw new Error(`A card request cannot be ${payment.status}`);
  const isOpen = openRequestStatuses.includes(state);
  return {
    id: payment.id,
    content: tender ? 'CARD' : 'REQUEST',
    state,
    type: card?.type ?? 'unknown',
    name: card?.number ?? '',
    cardHolder: card?.holder ?? '',
    expirationMonth: card?.expirationMonth ?? null,
    expirationYear: card?.expirationYear ?? null,
    expired: card !== null && isCardExpired(card, now),
    customerEmail: tender?.customerEmail ?? order.customerEmail,
    orderId: order.id,
    orderExternalId: order.externalId,
    link: isOpen && linkToken ? cardAddress(publicUrl, linkToken) : null,
    expiresAt: payment.expiresAt && instantText(payment.expiresAt.getTime()),
    reason: payment.reason,
    createdBy: payment.createdBy,
    createdAt: instantText(payment.createdAt.getTime()),
    modifiedAt: instantText(payment.modifiedAt.getTime()),
  };
}
